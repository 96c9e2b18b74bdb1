import { formatLocale } from '../../formatLocale.ts';
import { englishDay, formatDay } from '../../internal/formatDay.ts';

/** What is shown: "November 20th 2026", "Nov 20", "Friday, November 20th 2026", "09:41", date and time, or how long ago, such as "3 hours ago". */
export const dateForms = ['date', 'short', 'weekday', 'time', 'date-time', 'relative'] as const;
export type DateForm = (typeof dateForms)[number];

export interface DateFormat {
  /** What is shown. From 24 hours on, `relative` counts days of the calendar; from 30 days on, it is the date. Default `date`. */
  show?: DateForm | undefined;
  /** Time zone, such as `Pacific/Auckland`. Default: that of the device. A day has none. */
  timeZone?: string | undefined;
  /** The present of `relative`, in milliseconds. Default: that of the device. */
  now?: number | undefined;
}

/** A day as 'YYYY-MM-DD', or an instant. */
export type DateValue = string | number | Date;

const minute = 60_000;
const hour = 60 * minute;
const dayLength = 24 * hour;

const hasDayForm = (value: DateValue): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The instant of a value, that of a day in UTC; null if it is none, as February 30th, which browsers read as March 2nd. */
export function readInstant(value: DateValue): Date | null {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  return hasDayForm(value) && !date.toISOString().startsWith(value) ? null : date;
}

/** Whether a value is a day, which is the same in every time zone. */
export const isPlainDay = (value: DateValue): value is string =>
  hasDayForm(value) && readInstant(value) !== null;

/** 'YYYY-MM-DD HH:MM' in a time zone. Without Intl in that of the device. */
function clockOf(date: Date, timeZone: string | undefined): string {
  if (timeZone === undefined)
    return new Date(date.getTime() - date.getTimezoneOffset() * minute).toISOString();
  // The Swedish format is that of ISO.
  return date.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}

/** How a page writes dates. */
interface PageFormat {
  locale: () => string;
  formatDay: (day: string) => string;
}

const thisPage: PageFormat = { locale: formatLocale, formatDay };

/** The format of a server, which does not see the root element of its page. */
const serverPage: PageFormat = { locale: () => 'en-NZ', formatDay: (day) => englishDay(day) };

const inRelation = ({ locale }: PageFormat) =>
  new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });

/** "Nov 20", "20 Nov", "20. Nov."; as in formatDay.ts without Intl in English. */
function shortDay(day: string, page: PageFormat): string {
  const locale = page.locale();
  if (locale !== 'en-NZ')
    return new Date(day).toLocaleDateString(locale, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  const [date, month] = englishDay(day, true).split(' ');
  const short = month?.slice(0, 3);
  return page.formatDay(day).startsWith(`${date} `) ? `${date} ${short}` : `${short} ${date}`;
}

/** "Friday, November 20th 2026", "Freitag, 20. November 2026". */
function dayOfWeek(day: string, page: PageFormat): string {
  const weekday = new Date(day).toLocaleDateString(page.locale(), {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return `${weekday}, ${page.formatDay(day)}`;
}

/** "now", "3 hours ago"; undefined from a day on. */
function relativeTime(time: number, page: PageFormat): string | undefined {
  // To the second: the present is read a moment after the value was computed.
  const milliseconds = Math.round(time / 1000) * 1000;
  const size = Math.abs(milliseconds);
  if (size < minute) return inRelation(page).format(0, 'second');
  if (size < hour) return inRelation(page).format(Math.trunc(milliseconds / minute), 'minute');
  if (size < dayLength) return inRelation(page).format(Math.trunc(milliseconds / hour), 'hour');
  return undefined;
}

/** "today", "yesterday", "in 2 days": between two days, as 'YYYY-MM-DD'; undefined from 30 days on. */
function relativeDay(day: string, today: string, page: PageFormat): string | undefined {
  const days = (Date.parse(day) - Date.parse(today)) / dayLength;
  if (Math.abs(days) >= 30) return undefined;
  return inRelation(page).format(days, 'day');
}

function dateWords(
  value: DateValue,
  { show = 'date', timeZone, now = Date.now() }: DateFormat,
  page: PageFormat,
): string {
  const date = readInstant(value);
  if (!date) return String(value);
  const isDay = isPlainDay(value);
  const clock = isDay ? value : clockOf(date, timeZone);
  const day = clock.slice(0, 10);
  if (show === 'relative') {
    const today = clockOf(new Date(now), timeZone).slice(0, 10);
    const words =
      (!isDay && relativeTime(date.getTime() - now, page)) || relativeDay(day, today, page);
    return words ?? page.formatDay(day);
  }
  if (show === 'short') return shortDay(day, page);
  if (show === 'weekday') return dayOfWeek(day, page);
  const time = clock.slice(11, 16);
  if (show === 'time' && !isDay) return time;
  return show === 'date-time' && !isDay ? `${page.formatDay(day)}, ${time}` : page.formatDay(day);
}

/** A day or an instant in the language and the format of the page: `data-dates` of the root element. Text that is no date stays. */
export const formatDate = (value: DateValue, format: DateFormat = {}): string =>
  dateWords(value, format, thisPage);

/** As a server formats it: in its language and order, and in UTC unless a time zone is given. */
export const formatOnServer = (value: DateValue, format: DateFormat): string =>
  dateWords(value, { ...format, timeZone: format.timeZone ?? 'UTC' }, serverPage);
