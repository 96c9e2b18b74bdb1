import type { AnalyticsApi } from '../client/analytics.ts';
import type { ListingRef } from '../client/listings.ts';
import type { DailyUsers, Overview, Totals, Views } from '../schemas/analytics.ts';
import type { DateRange } from '../schemas/days.ts';
import { type Cache, createCache, createWholeCache } from './cache.ts';

export interface Dashboard {
  totals: Totals;
  /** Days with registrations, oldest first. */
  users: DailyUsers;
  overview: Overview;
}

/** An admin's overview: three calls at once, shown together. */
export const createDashboardStore = (api: AnalyticsApi): Cache<'all', Dashboard> =>
  createWholeCache(async (options) => {
    const [totals, users, overview] = await Promise.all([
      api.totals(options),
      api.dailyUsers(options),
      api.overview(options),
    ]);
    return { totals, users, overview };
  });

export interface ViewsQuery {
  listing: ListingRef;
  /** Ranges loaded together; a day of several has the same count in each. */
  ranges: readonly DateRange[];
}

/** Views of listings by day. */
export const createViewsStore = (api: AnalyticsApi): Cache<ViewsQuery, Views> =>
  createCache({
    keyOf: ({ listing: { collection, scope, id }, ranges }) =>
      [collection, scope, id, ...ranges.map(({ start, end }) => `${start}_${end}`)].join(' '),
    load: async ({ listing, ranges }, signal) => {
      const parts = ranges.map((range) => api.views(listing, range, { signal }));
      return Object.assign({}, ...(await Promise.all(parts)));
    },
  });
