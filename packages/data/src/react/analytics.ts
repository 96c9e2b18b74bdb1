import { createAnalyticsApi } from '../client/analytics.ts';
import { createDashboardStore, createViewsStore, type ViewsQuery } from '../stores/analytics.ts';
import { createWholeCache } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/* Views and numbers: an entry of its own, which the first list does not load. */

const useViewsStore = lazyStore(({ request }) => createViewsStore(createAnalyticsApi(request)));

const useDashboardStore = lazyStore(
  ({ request }) => createDashboardStore(createAnalyticsApi(request)),
  'numbers',
);

export const useWaitsStore = lazyStore(
  ({ request }) => createWholeCache(createAnalyticsApi(request).waits),
  'numbers',
);

/** The views of a listing by day. */
export const useViews = (query: ViewsQuery) => useCache(useViewsStore(), query);

/** The marketplace in numbers, for admins. */
export const useDashboard = () => useCache(useDashboardStore(), 'all');

/** The wait and the backlog of the queue, for admins. */
export const useWaits = () => useCache(useWaitsStore(), 'all');
