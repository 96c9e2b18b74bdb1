import type { DateFormat } from '@portal/domain';
import { inEnglish, pageLocale } from './locale.ts';

/** Not from dayjs, so that only charts and date fields load it. */
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** 11, 12 and 13 end in "th" too. */
const ending = (day: number): string =>
  (day > 10 && day < 14 ? undefined : ['', 'st', 'nd', 'rd'][day % 10]) || 'th';

/** Dates in the language of the page. Made at its first use, which takes 25 ms of a page's start on a slow device. */
/* @__NO_SIDE_EFFECTS__ */
export function lateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat(pageLocale(), options);
    return made;
  };
}

const longDate = lateFormat({ dateStyle: 'long' });

/** How the page's dates are written: `data-dates` of its root element, which the portal's server sets. Default: 'month-first'. */
export const pageDates = () =>
  globalThis.document?.documentElement.dataset.dates as DateFormat | undefined;

/**
 * A date in local time, such as "November 20th 2026" or "20. November 2026"; "Invalid Date" for text that is not a date.
 *
 * @param format Default: that of the page.
 */
export function formatDate(
  instant: string | number | Date,
  format: DateFormat | undefined = pageDates(),
): string {
  const date = new Date(instant);
  const day = date.getDate();
  if (Number.isNaN(day)) return String(date);
  const month = date.getMonth();
  const year = date.getFullYear();
  if (format === 'iso')
    return [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-');
  if (!inEnglish()) return longDate().format(date);
  return format === 'day-first'
    ? `${day} ${months[month]} ${year}`
    : `${months[month]} ${day}${ending(day)} ${year}`;
}

/** Local time of day, such as "09:41", which English and German write alike. */
export const clockTime = (instant: string | number): string =>
  new Date(instant).toTimeString().slice(0, 5);
