/** `added` and `removed` also carry a sign, so that colour is never alone. */
export const chipTones = ['accent', 'neutral', 'added', 'removed'] as const;
export type ChipTone = (typeof chipTones)[number];
