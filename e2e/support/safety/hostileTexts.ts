/** Runs a script if it is parsed as HTML. */
export const image = '<img src=x onerror="window.hostile=1">';
/** Reverses the text direction with invisible control characters. */
export const turned = '\u202Etxet desrever\u202C';
export const word = 'W'.repeat(60);

/** A hostile text that names its field. */
export const mark = (kind: string) => `${image} ${kind}`;

/** `mark` padded to the 90 characters that names may have. */
export const nameOf = (kind: string) => `${mark(kind)} ${word}`.slice(0, 90);
