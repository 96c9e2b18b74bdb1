import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import * as m from '#messages';
import type { Views } from './analytics.ts';
import { formatDate, lateFormat, pageDates } from './dates.ts';
import { inEnglish } from './locale.ts';

dayjs.extend(utc);

/** A calendar day as YYYY-MM-DD, which sorts as text. */
export type Day = string;

/** A first and a last day, both included. */
export interface DateRange {
  /** First day. */
  start: Day;
  /** Last day, included. */
  end: Day;
}

export { readDay } from '@portal/domain';

const form = 'YYYY-MM-DD';

// The Swedish format is YYYY-MM-DD.
const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The calendar day in a time zone; in UTC when the browser does not know the zone. */
export function dayIn(timeZone: string, instant: number): Day {
  try {
    return formatIn(timeZone).format(instant);
  } catch {
    return formatIn('UTC').format(instant);
  }
}

/** Calculates in UTC, where every day has 24 hours. */
export function addDays(day: Day, count: number): Day {
  return dayjs.utc(day).add(count, 'day').format(form);
}

/** How many days a range has, both ends included; 0 or less when it ends before it starts. */
export function countDays({ start, end }: DateRange): number {
  return dayjs.utc(end).diff(dayjs.utc(start), 'day') + 1;
}

/** Every day of a range, first to last. */
export function daysOf(range: DateRange): Day[] {
  const count = Math.max(0, countDays(range));
  return Array.from({ length: count }, (_, index) => addDays(range.start, index));
}

/** The range of the same length that ends the day before. */
export function rangeBefore(range: DateRange): DateRange {
  const end = addDays(range.start, -1);
  return { start: addDays(end, 1 - countDays(range)), end };
}

/** 'November 20th 2026' or '20. November 2026', as `formatDate`. */
export const formatDay = (day: Day): string => formatDate(`${day}T00:00`);

const longDays = lateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const shortDays = lateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'Nov 20', '20 Nov' or '20. Nov.', for the axis of a chart. */
export function shortDay(day: Day): string {
  if (!inEnglish()) return shortDays().format(new Date(day));
  return dayjs.utc(day).format(pageDates() === 'day-first' ? 'D MMM' : 'MMM D');
}

/** 'November 7th 2026 to November 13th 2026', '7.–13. November 2026' or '2026-11-07 to 2026-11-13'. */
export function formatDays({ start, end }: DateRange): string {
  if (!inEnglish() && pageDates() !== 'iso')
    return longDays().formatRange(new Date(start), new Date(end));
  return start === end
    ? formatDay(end)
    : m.day_range({ start: formatDay(start), end: formatDay(end) });
}

/** The three ranges of the analytics page. */
export const analyticsWindows = ['last-30-days', 'last-7-days', 'previous-7-days'] as const;

export type AnalyticsWindow = (typeof analyticsWindows)[number];

const spans: Record<AnalyticsWindow, { days: number; endsDaysAgo: number }> = {
  'last-30-days': { days: 30, endsDaysAgo: 0 },
  'last-7-days': { days: 7, endsDaysAgo: 0 },
  'previous-7-days': { days: 7, endsDaysAgo: 7 },
};

/** Whole days that end today, or for the previous week a week ago. */
export function analyticsRange(window: AnalyticsWindow, today: Day): DateRange {
  const { days, endsDaysAgo } = spans[window];
  const end = addDays(today, -endsDaysAgo);
  return { start: addDays(end, 1 - days), end };
}

/** One entry for every day of the range; missing days count 0. */
export function viewsByDay(views: Views, range: DateRange): { date: Day; views: number }[] {
  return daysOf(range).map((date) => ({ date, views: views[date] ?? 0 }));
}
