/** Wants to be an element. */
export const image = '<img src=x onerror="window.hostile=1">';
/** Turns the reading direction round, and would swallow what stands after it. */
export const turned = '\u202Etxet desrever\u202C';
export const word = 'W'.repeat(60);

/** A text that tells where it was stored. */
export const mark = (kind: string) => `${image} ${kind}`;

/** The same as long as names may be. */
export const nameOf = (kind: string) => `${mark(kind)} ${word}`.slice(0, 90);
