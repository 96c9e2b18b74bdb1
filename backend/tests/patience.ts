/** For tests of hundreds of calls or several starts of a server: they take seconds, and minutes where many share a machine. */
export const LONG = { timeout: 180_000 };
