/** Terms beside what they say, above it, or at the two ends of a line, as on a bill. */
export const descriptionLayouts = ['beside', 'above', 'ends'] as const;
export type DescriptionLayout = (typeof descriptionLayouts)[number];
