import type { useViews } from '@portal/data/react';
import type { ViewsDays, ViewsState } from '@portal/ui/patterns/ViewsChart';
import { useMemo } from 'react';
import type { readView } from './analyticsQuery.ts';
import { toDays, toWindows } from './viewsDays.ts';

export type WatchedViews = ReturnType<typeof useViews>;

/** What the chart shows of the answers. */
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

/** The days on screen, when there are any. */
export function daysShown(
  views: ViewsState,
  chosen: ReturnType<typeof readView>['chosen'],
): ViewsDays | null {
  if (views.state !== 'ready') return null;
  if (chosen !== 'range') return views.windows[chosen];
  const { picked = 'loading' } = views;
  return picked !== 'loading' && 'days' in picked ? picked : null;
}
