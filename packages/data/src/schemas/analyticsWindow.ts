import dayjs from 'dayjs';
import type { Views } from './analytics.ts';

/** The three stretches of days the analytics page shows. */
export const analyticsWindows = ['last-30-days', 'last-7-days', 'previous-7-days'] as const;

export type AnalyticsWindow = (typeof analyticsWindows)[number];

export interface DateRange {
  /** First day, YYYY-MM-DD. */
  start: string;
  /** Last day, included. */
  end: string;
}

const spans: Record<AnalyticsWindow, { days: number; endsDaysAgo: number }> = {
  'last-30-days': { days: 30, endsDaysAgo: 0 },
  'last-7-days': { days: 7, endsDaysAgo: 0 },
  'previous-7-days': { days: 7, endsDaysAgo: 7 },
};

const dayFormat = 'YYYY-MM-DD';

/** Local calendar days that end today, or for the previous week a week ago. */
export function analyticsRange(window: AnalyticsWindow, now: number): DateRange {
  const { days, endsDaysAgo } = spans[window];
  const end = dayjs(now).subtract(endsDaysAgo, 'day');
  return { start: end.subtract(days - 1, 'day').format(dayFormat), end: end.format(dayFormat) };
}

/** One entry for every day of the range; days nobody looked count 0. */
export function viewsByDay(views: Views, range: DateRange): { date: string; views: number }[] {
  const count = dayjs(range.end).diff(range.start, 'day') + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const date = dayjs(range.start).add(index, 'day').format(dayFormat);
    return { date, views: views[date] ?? 0 };
  });
}
