/** Letters that are written from right to left. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A value for a sentence: one with letters from right to left is isolated (FSI, PDI), so that a sign at its end stays there and the
 * sentence keeps its order.
 */
export const isolated = <Value>(value: Value): Value | string =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
