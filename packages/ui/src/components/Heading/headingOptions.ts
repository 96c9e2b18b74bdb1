/** Sizes of a title: 32, 24, 20 and 16 px. */
export const headingLooks = ['display', 'page', 'dialog', 'section'] as const;
export type HeadingLook = (typeof headingLooks)[number];

export const headingLevels = [1, 2, 3] as const;
export type HeadingLevel = (typeof headingLevels)[number];
