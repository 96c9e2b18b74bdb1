import { formatLocale } from '../../formatLocale.ts';
import { formatDay } from '../../internal/formatDay.ts';

/** What is shown: "November 20th 2026", "09:41", both, or how long ago, such as "3 hours ago". */
export const dateForms = ['date', 'time', 'date-time', 'relative'] as const;
export type DateForm = (typeof dateForms)[number];

export interface DateFormat {
  /** What is shown. After 30 days, `relative` is the date. Default `date`. */
  show?: DateForm | undefined;
  /** Time zone, such as `Pacific/Auckland`. Default: that of the device. A day has none. */
  timeZone?: string | undefined;
  /** The present of `relative`, in milliseconds. Default: that of the device. */
  now?: number | undefined;
}

/** A day as 'YYYY-MM-DD', or an instant. */
export type DateValue = string | number | Date;

const minute = 60_000;
const units = [
  ['minute', minute, 60],
  ['hour', 60 * minute, 24],
  ['day', 24 * 60 * minute, 30],
] as const;

/** Whether a value is a day, which is the same in every time zone. */
export const isPlainDay = (value: DateValue): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** 'YYYY-MM-DD HH:MM' in a time zone. Without Intl in that of the device. */
function clockOf(date: Date, timeZone: string | undefined): string {
  if (timeZone === undefined)
    return new Date(date.getTime() - date.getTimezoneOffset() * minute).toISOString();
  // The Swedish format is that of ISO.
  return date.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

const inRelation = () => new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });

/** "3 hours ago", "yesterday", "in 2 days"; undefined from 30 days on. */
function relative(milliseconds: number): string | undefined {
  const size = Math.abs(milliseconds);
  if (size < minute) return inRelation().format(0, 'second');
  const unit = units.find(([, length, most]) => size < length * most);
  return unit && inRelation().format(Math.trunc(milliseconds / unit[1]), unit[0]);
}

/** "today", "yesterday", "in 2 days": between two days, as 'YYYY-MM-DD'. */
function relativeDay(day: string, today: string): string | undefined {
  const days = (Date.parse(day) - Date.parse(today)) / (24 * 60 * minute);
  if (Math.abs(days) >= 30) return undefined;
  return inRelation().format(days, 'day');
}

/** A day or an instant in the language and the format of the page: `data-dates` of the root element. Text that is no date stays. */
export function formatDate(
  value: DateValue,
  { show = 'date', timeZone, now = Date.now() }: DateFormat = {},
): string {
  if (isPlainDay(value)) {
    const today = clockOf(new Date(now), timeZone).slice(0, 10);
    return (show === 'relative' && relativeDay(value, today)) || formatDay(value);
  }
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return String(value);
  const words = show === 'relative' && relative(date.getTime() - now);
  if (words) return words;
  const clock = clockOf(date, timeZone);
  const time = clock.slice(11, 16);
  if (show === 'time') return time;
  const day = formatDay(clock.slice(0, 10));
  return show === 'date-time' ? `${day}, ${time}` : day;
}
