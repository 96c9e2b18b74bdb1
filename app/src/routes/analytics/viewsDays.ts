import type { useViews } from '@portal/data/analytics';
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
import {
  type ViewsDays,
  type ViewsState,
  type ViewsWindow,
  viewsWindows,
} from '@portal/ui/patterns/ViewsChart';
import { useMemo } from 'react';
import { comparedRange, type readView, windowRange } from './analyticsQuery.ts';

/** The days of a range, each with the same weekday some weeks earlier. */
export function toDays(views: Views, range: DateRange): ViewsDays {
  const before = viewsByDay(views, comparedRange(range));
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

/** The ranges of the three windows, and the days before the longest, which cover those before the others. */
export function windowRanges(today: Day): DateRange[] {
  const windows = viewsWindows.map((window) => windowRange(window, today));
  return [...windows, rangeBefore(windowRange('last30', today))];
}

export function toWindows(views: Views, today: Day): Record<ViewsWindow, ViewsDays> {
  const of = (window: ViewsWindow) => {
    const range = windowRange(window, today);
    const previous = viewsByDay(views, rangeBefore(range));
    const before = previous.reduce((sum, day) => sum + day.views, 0);
    return { ...toDays(views, range), before };
  };
  return { last30: of('last30'), last7: of('last7'), before7: of('before7') };
}

export type WatchedViews = ReturnType<typeof useViews>;

export function useViewsState(
  { windows, picked }: { windows: WatchedViews; picked: WatchedViews },
  { chosen, range }: ReturnType<typeof readView>,
  today: string,
): ViewsState {
  const known = windows.kind === 'ready' ? windows.value : null;
  const days = useMemo(() => known && toWindows(known, today), [known, today]);
  const found = picked.kind === 'ready' && chosen === 'range' ? picked.value : null;
  const own = useMemo(() => found && toDays(found, range), [found, range]);
  if (windows.kind === 'failed') return { state: 'failed', onRetry: windows.retry };
  if (!days) return { state: 'loading' };
  if (chosen !== 'range') return { state: 'ready', windows: days };
  const waits = picked.kind === 'failed' ? { onRetry: picked.retry } : 'loading';
  return { state: 'ready', windows: days, picked: own ?? waits };
}

/** The days on screen; undefined while there are none. */
export function daysShown(
  views: ViewsState,
  chosen: ReturnType<typeof readView>['chosen'],
): ViewsDays | null {
  if (views.state !== 'ready') return null;
  if (chosen !== 'range') return views.windows[chosen];
  const { picked = 'loading' } = views;
  return picked !== 'loading' && 'days' in picked ? picked : null;
}
