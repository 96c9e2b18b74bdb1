import { useSyncExternalStore } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import * as styles from './DateText.css.ts';
import {
  type DateFormat,
  type DateValue,
  formatDate,
  formatOnServer,
  isPlainDay,
  readInstant,
} from './formatDate.ts';

export interface DateTextProps extends Omit<ElementProps<'time'>, 'dateTime'>, DateFormat {
  /** A day as 'YYYY-MM-DD', or an instant: ISO text, milliseconds or a `Date`. */
  value: DateValue;
}

const minute = 60_000;

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/** A date or a time in the language of the page, with its value for machines. A relative one is renewed each minute, and has the date as its `title`. */
export function DateText({ value, show = 'date', timeZone, now, ...rest }: DateTextProps) {
  const follows = show === 'relative' && now === undefined;
  /** The minute, to render again; null while a server's page starts, whose clock, time zone, language and order are others. */
  const present = useSyncExternalStore<number | null>(
    follows ? everyMinute : never,
    () => (follows ? Math.floor(Date.now() / minute) : 0),
    () => null,
  );
  const wordsOf = present === null ? formatOnServer : formatDate;
  const format = present === null && follows ? { timeZone } : { show, timeZone, now };
  const isDay = isPlainDay(value);
  const machine = (!isDay && readInstant(value)?.toISOString()) || String(value);
  const title =
    show === 'relative'
      ? wordsOf(value, { show: isDay ? 'date' : 'date-time', timeZone })
      : undefined;
  return (
    <time title={title} {...rest} className={styles.date} dateTime={machine}>
      {wordsOf(value, format)}
    </time>
  );
}

export {
  type DateForm,
  type DateFormat,
  type DateValue,
  dateForms,
  formatDate,
} from './formatDate.ts';
