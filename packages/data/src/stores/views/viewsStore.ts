import type { AnalyticsApi } from '../../client/analytics.ts';
import type { ListingRef } from '../../client/listings.ts';
import type { Views } from '../../schemas/analytics.ts';
import type { DateRange } from '../../schemas/days.ts';
import { type Cache, createCache } from '../cache/index.ts';

export interface ViewsQuery {
  listing: ListingRef;
  /** Ranges that are read together; a day of several is the same in each. */
  ranges: readonly DateRange[];
}

export type ViewsStore = Cache<ViewsQuery, Views>;

interface ViewsSetup {
  client: { analytics: AnalyticsApi };
  now?: () => number;
}

const listingKey = ({ collection, shelf, id }: ListingRef) => `${collection}/${shelf}/${id}`;

/** Views of listings, day by day. */
export function createViewsStore({ client, now = Date.now }: ViewsSetup): ViewsStore {
  return createCache<ViewsQuery, Views>({
    now,
    keyOf: ({ listing, ranges }) =>
      [listingKey(listing), ...ranges.map(({ start, end }) => `${start}_${end}`)].join(' '),
    load: async ({ listing, ranges }, signal) => {
      const parts = ranges.map((range) => client.analytics.views(listing, range, { signal }));
      return Object.assign({}, ...(await Promise.all(parts)));
    },
  });
}
