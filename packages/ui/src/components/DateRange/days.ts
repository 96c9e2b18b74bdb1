import { formatLocale } from '../../formatLocale.ts';
import { m } from '../../i18n/messages.js';
import { formatDay as dayWords } from '../../internal/formatDay.ts';

/** First and last day, both included, as 'YYYY-MM-DD'. Empty if missing; the typed text if it is not a day. */
export interface DayRange {
  from: string;
  to: string;
}

/** A day with its formatted text. */
interface NamedDay {
  /** 'YYYY-MM-DD'. */
  day: string;
  /** The formatted day: 'November 20th 2026' or '20. November 2026'. */
  label: string;
}

export interface RangeLimits {
  /** The first selectable day. */
  first?: NamedDay | undefined;
  /** The last selectable day. */
  last?: NamedDay | undefined;
  /** Maximum number of days, both ends included. */
  most?: number | undefined;
}

/** The first and last selectable day, as 'YYYY-MM-DD'. */
interface DayLimits {
  first?: string | undefined;
  last?: string | undefined;
}

interface RangeError {
  /** The invalid day. */
  day: 'from' | 'to';
  text: string;
}

const millisecondsOfADay = 86_400_000;

/** Number of days, both ends included. In UTC, so that daylight saving does not change the length of a day. */
export const daysIn = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfADay) + 1;

/** What is wrong with a typed day, or undefined; an empty one is right. */
export function dayError(day: string, { first, last }: DayLimits): string | undefined {
  if (day === '') return undefined;
  if (!isDay(day)) return m.components_day_unread({ day: formatDay('2026-11-20') });
  // ISO dates compare as text.
  if (first && day < first) return m.components_day_or_later({ day: formatDay(first) });
  if (last && day > last) return m.components_day_or_earlier({ day: formatDay(last) });
  return undefined;
}

/** The first error of a range, or null. An empty range is valid: a field decides whether it is required. An open-ended range may have no first or no last day. */
export function rangeError(
  range: DayRange,
  limits: RangeLimits = {},
  openEnded = false,
): RangeError | null {
  const { first, last, most } = limits;
  const { from, to } = range;
  if (!from && !to) return null;
  if (openEnded && !(from && to)) {
    const day = from ? 'from' : 'to';
    const text = dayError(from || to, { first: first?.day, last: last?.day });
    return text === undefined ? null : { day, text };
  }
  const unread = m.components_day_unread({ day: formatDay('2026-11-20') });
  // ISO dates compare as text.
  if (!isDay(from)) return { day: 'from', text: from ? unread : m.components_day_first_missing() };
  if (!isDay(to)) return { day: 'to', text: to ? unread : m.components_day_last_missing() };
  if (first && from < first.day)
    return { day: 'from', text: m.components_day_or_later({ day: first.label }) };
  if (last && from > last.day)
    return { day: 'from', text: m.components_day_or_earlier({ day: last.label }) };
  if (from > to) return { day: 'to', text: m.components_days_reversed() };
  if (last && to > last.day)
    return { day: 'to', text: m.components_day_or_earlier({ day: last.label }) };
  if (most !== undefined && daysIn(range) > most)
    return { day: 'to', text: m.components_days_at_most({ days: most }) };
  return null;
}

export const sameRange = (one: DayRange, other: DayRange): boolean =>
  one.from === other.from && one.to === other.to;

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const numericDay = /^(\d{1,2})([-/.]) ?(\d{1,2})(?:[-/.] ?(\d{4}|\d{2})?)?$/;
const monthFirst = /^(\p{L}{3,})\.? (\d{1,2})(?: (\d{4}|\d{2}))?$/u;
const dayFirst = /^(\d{1,2})\.? (\p{L}{3,})\.?(?: (\d{4}|\d{2}))?$/u;

/** From the start of a month's name in the language of the page; 0 if it is none. */
function monthNumber(name: string): number {
  const { format } = new Intl.DateTimeFormat(formatLocale(), { month: 'long', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
  return months.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;
}

/** The day as 'YYYY-MM-DD'; null if it does not exist, such as June 31st. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** The years that a typed one may mean: 2026 for 26, 1985 for 85; without one this year, the next and the last. */
function yearsOf(typed: string | undefined): number[] {
  const now = new Date().getFullYear();
  if (!typed) return [now, now + 1, now - 1];
  const year = Number(typed);
  if (typed.length > 2) return [year];
  return [year + (year > 68 ? 1900 : 2000)];
}

/** The locale that decides between day and month first: that of the page if it names a region, else the browser's. */
function orderLocale(): string {
  const page = globalThis.document?.documentElement.lang || 'en';
  if (page.includes('-')) return page;
  const own = globalThis.navigator?.languages?.find((each) => each.startsWith(`${page}-`));
  return own ?? formatLocale();
}

/** Whether numeric dates have the month first, as in the United States. */
function monthComesFirst(): boolean {
  const parts = new Intl.DateTimeFormat(orderLocale()).formatToParts();
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  return at('month') < at('day');
}

const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/, '$1')
    .replace(/[,\s]+/g, ' ')
    .trim();

/** A typed day, whose year and order may not be known. */
interface TypedDay {
  year: string | undefined;
  /** The likelier order first. */
  orders: readonly (readonly [month: number, day: number])[];
  /** Day and month may be meant in the other order. */
  reversible: boolean;
}

function typedDay(text: string): TypedDay | null {
  const plain = plainText(text);
  const [, isoYear, isoMonth, isoDate] = isoDay.exec(plain) ?? [];
  if (isoYear)
    return { year: isoYear, orders: [[Number(isoMonth), Number(isoDate)]], reversible: false };
  const [, one, separator, two, year] = numericDay.exec(plain) ?? [];
  if (one) {
    const [a, b] = [Number(one), Number(two)];
    const monthIsFirst = monthComesFirst();
    return {
      year,
      // With full stops the day is always first, which surprises only where the month usually is.
      orders:
        separator === '.'
          ? [[b, a]]
          : monthIsFirst
            ? [
                [a, b],
                [b, a],
              ]
            : [
                [b, a],
                [a, b],
              ],
      reversible: (separator !== '.' || monthIsFirst) && a !== b && a <= 12 && b <= 12,
    };
  }
  const [, before, date, yearAfter] = monthFirst.exec(plain) ?? [];
  if (before)
    return { year: yearAfter, orders: [[monthNumber(before), Number(date)]], reversible: false };
  const [, day, month, yearLast] = dayFirst.exec(plain) ?? [];
  if (month)
    return { year: yearLast, orders: [[monthNumber(month), Number(day)]], reversible: false };
  return null;
}

/** Whether a typed day may be another: without a year, or with day and month in the other order, such as '5/11/2026'. */
export function isAmbiguousDay(text: string): boolean {
  const typed = typedDay(text);
  return typed !== null && (typed.reversible || !typed.year);
}

/**
 * Parses a typed day: 'November 20th 2026', '20 Nov 2026', '20. November 2026', '2026-11-20', '20.11.2026' or '20/11/2026'
 * (in the United States '11/20/2026'), also with '26' as its year. Without a year it is of this one, or of one beside it whose
 * day can be chosen.
 * Returns 'YYYY-MM-DD', or null if the text is not a day.
 */
export function readDay(
  text: string,
  { first: from = '', last: to = '9999' }: DayLimits = {},
): string | null {
  const { year, orders } = typedDay(text) ?? { year: '', orders: [] };
  for (const [month, day] of orders) {
    const days = yearsOf(year).flatMap((of) => dayOf(of, month, day) ?? []);
    const [first] = days;
    if (first) return days.find((each) => each >= from && each <= to) ?? first;
  }
  return null;
}

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && readDay(text) === text;

/** A day in the format of the page: "November 20th 2026", "20. November 2026". Other text stays. */
export const formatDay = (value: string): string => (isDay(value) ? dayWords(value) : value);
