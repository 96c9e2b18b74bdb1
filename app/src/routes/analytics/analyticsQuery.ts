import {
  type AnalyticsWindow,
  addDays,
  analyticsRange,
  countDays,
  type DateRange,
  type Day,
  formatDay,
  readDay,
} from '@portal/data/schemas';
import type { RangeLimits, RangePreset } from '@portal/ui/components/DateRange';
import {
  type ViewsChoice,
  type ViewsWindow,
  viewsWindows,
  windowWords,
} from '@portal/ui/patterns/ViewsChart';
import { m } from '../../i18n/messages.js';

const named: Record<ViewsWindow, AnalyticsWindow> = {
  last30: 'last-30-days',
  last7: 'last-7-days',
  before7: 'previous-7-days',
};

/** The most days a call returns. */
const most = 366;
const firstDay = '2000-01-01';

export interface AnalyticsView {
  chosen: ViewsChoice;
  range: DateRange;
}

export const windowRange = (window: ViewsWindow, today: Day): DateRange =>
  analyticsRange(named[window], today);

const inWindow = (window: ViewsWindow, today: Day): AnalyticsView => ({
  chosen: window,
  range: windowRange(window, today),
});

/** Reads a query. Default for anything invalid: the last 30 days. */
export function readView(params: URLSearchParams, today: Day): AnalyticsView {
  const [start, end] = [readDay(params.get('from')), readDay(params.get('to'))];
  if (start && end && firstDay <= start && start <= end && end <= today) {
    if (countDays({ start, end }) <= most) return { chosen: 'range', range: { start, end } };
  }
  const window = viewsWindows.find((each) => each === params.get('window'));
  return inWindow(window ?? 'last30', today);
}

/** The query of a window; empty for the default. */
export function windowParams(window: ViewsWindow): URLSearchParams {
  return new URLSearchParams(window === 'last30' ? {} : { window });
}

/** The query of a picked range; a range equal to a window becomes that window. */
export function rangeParams({ start, end }: DateRange, today: Day): URLSearchParams {
  const window = viewsWindows.find((each) => {
    const range = windowRange(each, today);
    return range.start === start && range.end === end;
  });
  return window ? windowParams(window) : new URLSearchParams({ from: start, to: end });
}

/** The days with which a range is compared: whole weeks earlier, so that weekdays match, as many as the range has and at least one. */
export function comparedRange(range: DateRange): DateRange {
  const back = -7 * Math.max(1, Math.floor(countDays(range) / 7));
  return { start: addDays(range.start, back), end: addDays(range.end, back) };
}

/** Presets of the date picker: the windows, then other ranges. */
export function presetsFor(today: Day): RangePreset[] {
  const windows = viewsWindows.map((window) => {
    const { start, end } = windowRange(window, today);
    return { label: windowWords[window].title, from: start, to: end };
  });
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  return [
    ...windows,
    { label: m.analytics_this_month(), from: monthStart, to: today },
    { label: m.analytics_last_month(), from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd },
    { label: m.analytics_last_90_days(), from: addDays(today, -89), to: today },
    { label: m.analytics_last_365_days(), from: addDays(today, -364), to: today },
  ];
}

/** Limits of a picked range: from 2000 to today, at most 366 days. */
export const limitsFor = (today: Day): RangeLimits => ({
  first: { day: firstDay, label: formatDay(firstDay) },
  last: { day: today, label: formatDay(today) },
  most,
});
