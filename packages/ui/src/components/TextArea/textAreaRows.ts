/** Lines that a text area shows while it is empty. */
export const textAreaRows = [1, 2, 3, 4, 6, 8, 12] as const;
export type TextAreaRows = (typeof textAreaRows)[number];
