import { type Breakpoint, breakpoint } from './scale.ts';

/** CSS pixels as em of a media query, which scale with the font size of the browser. */
const em = (px: number) => `${px / 16}em`;

/** Matches windows at least as wide as a breakpoint. */
export const atLeast = (name: Breakpoint): string => `(min-width: ${em(breakpoint[name])})`;

/** Matches windows narrower than a breakpoint. */
export const narrower = (name: Breakpoint): string => `(max-width: ${em(breakpoint[name] - 0.02)})`;
