import { date } from '../DateText/DateText.css.ts';
import { type DateValue, longDate, machineDate, toDate } from '../DateText/longDate.ts';
import { relativeTime } from './relativeTime.ts';

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
