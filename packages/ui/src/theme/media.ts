import { type Breakpoint, breakpoint } from './scale.ts';

/** CSS pixels as the em of a media query, which follow the size of emails that somebody has set in the browser. */
const em = (px: number) => `${px / 16}em`;

/** The condition of a window that is at least as wide as a breakpoint. */
export const atLeast = (name: Breakpoint): string => `(min-width: ${em(breakpoint[name])})`;

/** The condition of a window that is narrower than a breakpoint. */
export const narrower = (name: Breakpoint): string => `(max-width: ${em(breakpoint[name] - 0.02)})`;
