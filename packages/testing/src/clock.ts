/** The current time in all stories. */
export const clock = new Date('2026-11-20T00:00:00Z');

const day = 24 * 60 * 60 * 1000;

/** An instant some days before the clock, in wire format. */
export function daysAgo(days: number): string {
  return new Date(clock.getTime() - days * day).toISOString();
}
