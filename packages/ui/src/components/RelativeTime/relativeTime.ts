const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The coarsest unit that has passed at least once. Months and years are mean ones. */
const units = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

const words = new Intl.RelativeTimeFormat('en-NZ', { numeric: 'always' });

/** How far an instant lies from now: "2 days ago", "in 3 hours", "just now" within a minute. */
export function relativeTime(instant: number, now: number): string {
  const apart = instant - now;
  for (const [unit, length] of units) {
    const count = Math.trunc(apart / length);
    if (count !== 0) return words.format(count, unit);
  }
  return 'just now';
}
