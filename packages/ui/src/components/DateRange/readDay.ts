import { longDate, months } from '../DateText/longDate.ts';

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const numericDay = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
const monthFirst = /^([a-z]{3,})\.? (\d{1,2}) (\d{4})$/;
const dayFirst = /^(\d{1,2}) ([a-z]{3,})\.? (\d{4})$/;

const monthNumber = (name: string): number =>
  months.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;

/** 'YYYY-MM-DD' of a day that exists; null for the 31st of June. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/**
 * Reads a day as people type it: 'November 20th 2026', '20 Nov 2026', '2026-11-20', and '20/11/2026' with the day first, as
 * in New Zealand. Comes to 'YYYY-MM-DD', or to null where the text is no day.
 */
export function readDay(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/, '$1')
    .replace(/[,\s]+/g, ' ')
    .trim();
  const iso = isoDay.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = numericDay.exec(plain);
  if (numeric) return dayOf(Number(numeric[3]), Number(numeric[2]), Number(numeric[1]));
  const first = monthFirst.exec(plain);
  if (first) return dayOf(Number(first[3]), monthNumber(first[1] ?? ''), Number(first[2]));
  const last = dayFirst.exec(plain);
  if (last) return dayOf(Number(last[3]), monthNumber(last[2] ?? ''), Number(last[1]));
  return null;
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && readDay(text) === text;

/** The day as it is shown everywhere else; what is no day stays as it was typed. */
export const dayText = (value: string): string =>
  isDay(value) ? (longDate(value) ?? value) : value;
