import {
  type DailyUsers,
  dailyUsersStruct,
  type Overview,
  overviewStruct,
  type Totals,
  totalsStruct,
  type Views,
  viewsStruct,
} from '../schemas/analytics.ts';
import * as endpoints from './endpoints.ts';
import type { ListingRef } from './listings.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Views and totals. Every call rejects with a `DataError`. */
export interface AnalyticsApi {
  /** Days as YYYY-MM-DD, both included. */
  views(
    ref: ListingRef,
    range: { start: string; end: string },
    options?: SendOptions,
  ): Promise<Views>;
  totals(options?: SendOptions): Promise<Totals>;
  dailyUsers(options?: SendOptions): Promise<DailyUsers>;
  overview(options?: SendOptions): Promise<Overview>;
}

export function createAnalyticsApi(request: Request): AnalyticsApi {
  return {
    views({ shelf, collection, id }, { start, end }, options) {
      const query = new URLSearchParams({ start_date: start, end_date: end });
      return request(endpoints.listingViews(shelf, collection, id, query), viewsStruct, options);
    },
    totals: (options) => request(endpoints.totals(), totalsStruct, options),
    dailyUsers: (options) => request(endpoints.dailyUsers(), dailyUsersStruct, options),
    overview: (options) => request(endpoints.overview(), overviewStruct, options),
  };
}
