/** Where cells, head and footer keep off the edges of the card and off each other, in CSS pixels. */
export const edge = { start: 20, end: 16, between: 24 } as const;
