import { formatLocale, formatsEnglish } from '../formatLocale.ts';

/* Without Intl in English, as in formatNumber.ts. */

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** 11, 12 and 13 end in "th" too. */
const ending = (day: number): string =>
  (day > 10 && day < 14 ? undefined : ['', 'st', 'nd', 'rd'][day % 10]) || 'th';

/** "November 20th 2026", "20 November 2026". */
export function englishDay(day: string, dayFirst = false): string {
  const [year, month = 0, date = 0] = day.split('-').map(Number);
  const name = months[month - 1];
  return dayFirst ? `${date} ${name} ${year}` : `${name} ${date}${ending(date)} ${year}`;
}

/** A day, 'YYYY-MM-DD', as `formatDate` of the data package writes it: "November 20th 2026", "20. November 2026". */
export function formatDay(day: string): string {
  const order = globalThis.document?.documentElement.dataset.dates;
  if (order === 'iso') return day;
  if (!formatsEnglish())
    return new Date(day).toLocaleDateString(formatLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return englishDay(day, order === 'day-first');
}

/** From one day to another in few words: "Nov 3 – 9, 2026", "3–9 Nov 2026", "03.–09.11.2026", or "2026-11-03 – 2026-11-09". */
export function formatDays(from: string, to: string): string {
  const order = globalThis.document?.documentElement.dataset.dates;
  if (order === 'iso') return from === to ? from : `${from} – ${to}`;
  const monthFirst = formatsEnglish() && order !== 'day-first';
  return new Intl.DateTimeFormat(monthFirst ? 'en-US' : formatLocale(), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
    .formatRange(new Date(from), new Date(to))
    .replaceAll('\u2009', ' ');
}
