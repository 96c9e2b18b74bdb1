import {
  countsStruct,
  dailyUsersStruct,
  overviewStruct,
  totalsStruct,
  viewsStruct,
  waitsStruct,
} from '../schemas/analytics.ts';
import type { DateRange } from '../schemas/days.ts';
import * as endpoints from './endpoints.ts';
import type { ListingRef } from './listings.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export type AnalyticsApi = ReturnType<typeof createAnalyticsApi>;

/** The numbers of the side menu. */
export const createCountsApi = (request: Request) => ({
  counts: (options?: SendOptions) => request(endpoints.myCounts(), countsStruct, options),
});

/** Views of listings, and the marketplace in numbers. */
export const createAnalyticsApi = (request: Request) => ({
  /** Views of a listing by day. */
  views({ scope, collection, id }: ListingRef, { start, end }: DateRange, options?: SendOptions) {
    const query = new URLSearchParams({ start_date: start, end_date: end });
    return request(endpoints.listingViews(scope, collection, id, query), viewsStruct, options);
  },
  totals: (options?: SendOptions) => request(endpoints.totals(), totalsStruct, options),
  dailyUsers: (options?: SendOptions) => request(endpoints.dailyUsers(), dailyUsersStruct, options),
  overview: (options?: SendOptions) => request(endpoints.overview(), overviewStruct, options),
  waits: (options?: SendOptions) => request(endpoints.waits(), waitsStruct, options),
});
