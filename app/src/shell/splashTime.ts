const longest = 3000;

/** How much longer the splash may stand, `passed` milliseconds after the page was asked for: 3 s in total, however often it comes. */
export const splashLeft = (passed: number): number => Math.max(0, longest - passed);
