import { date } from '../DateText/DateText.css.ts';
import { type DateValue, longDate, machineDate, toDate } from '../DateText/longDate.ts';

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

export interface RelativeTimeProps {
  /** The instant that is told. */
  value: DateValue;
  /** The instant it is told from: the page's clock, so that every row counts from the same moment. */
  now: DateValue;
}

/** How long ago something was, or how soon it is; the date itself is the title. */
export function RelativeTime({ value, now }: RelativeTimeProps) {
  const instant = toDate(value);
  const from = toDate(now);
  if (!instant || !from) return <span>–</span>;
  return (
    <time className={date} dateTime={machineDate(value)} title={longDate(value) ?? undefined}>
      {relativeTime(instant.getTime(), from.getTime())}
    </time>
  );
}
