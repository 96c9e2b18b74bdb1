import {
  type DateRange,
  type Day,
  formatDay,
  formatDays,
  rangeBefore,
  shortDay,
  type Views,
  viewsByDay,
} from '@portal/data/schemas';
import { type ViewsDays, type ViewsWindow, viewsWindows } from '@portal/ui/patterns/ViewsChart';
import { windowRange } from './analyticsQuery.ts';

/** The days of a range, each beside the day of the range before. */
export function toDays(views: Views, range: DateRange): ViewsDays {
  const before = viewsByDay(views, rangeBefore(range));
  return {
    range: formatDays(range),
    days: viewsByDay(views, range).map(({ date, views: value }, index) => ({
      key: date,
      label: formatDay(date),
      tick: shortDay(date),
      value,
      before: before[index]?.views ?? 0,
    })),
  };
}

/** The three windows as they are asked for, and the days before the longest; those before the others lie within these. */
export function windowRanges(today: Day): DateRange[] {
  const windows = viewsWindows.map((window) => windowRange(window, today));
  return [...windows, rangeBefore(windowRange('last30', today))];
}

export function toWindows(views: Views, today: Day): Record<ViewsWindow, ViewsDays> {
  const of = (window: ViewsWindow) => toDays(views, windowRange(window, today));
  return { last30: of('last30'), last7: of('last7'), before7: of('before7') };
}
