import * as styles from './DateText.css.ts';
import { type DateValue, longDate, machineDate } from './longDate.ts';

export interface DateTextProps {
  /** An instant, or a day as `YYYY-MM-DD`; null for none. Shown in the reader's own time zone. */
  value: DateValue | null;
  /** The words where there is no date. Default a dash. */
  none?: string | undefined;
}

/** A date written out, such as "November 20th 2026". How long ago it was is `RelativeTime`. */
export function DateText({ value, none = '–' }: DateTextProps) {
  const words = value === null ? null : longDate(value);
  if (value === null || words === null) return <span>{none}</span>;
  return (
    <time className={styles.date} dateTime={machineDate(value)}>
      {words}
    </time>
  );
}

export { type DateValue, longDate } from './longDate.ts';
