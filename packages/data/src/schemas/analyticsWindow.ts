import type { Views } from './analytics.ts';
import { addDays, type DateRange, type Day, daysOf } from './days.ts';

/** The three stretches of days the analytics page shows. */
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

/** One entry for every day of the range; days nobody looked count 0. */
export function viewsByDay(views: Views, range: DateRange): { date: Day; views: number }[] {
  return daysOf(range).map((date) => ({ date, views: views[date] ?? 0 }));
}
