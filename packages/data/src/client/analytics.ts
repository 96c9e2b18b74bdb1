import {
  dailyUsersStruct,
  overviewStruct,
  totalsStruct,
  viewsStruct,
  waitsStruct,
} from '../schemas/analytics.ts';
import type { DateRange } from '../schemas/days.ts';
import { call, onScope } from './endpoint.ts';
import type { ListingRef } from './listings.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export type AnalyticsApi = ReturnType<typeof createAnalyticsApi>;

/** Views of listings, and the marketplace in numbers. */
export const createAnalyticsApi = (request: Request) => ({
  /** Views of a listing by day. */
  views({ scope, collection, id }: ListingRef, { start, end }: DateRange, options?: SendOptions) {
    const query = new URLSearchParams({ start_date: start, end_date: end });
    return request(
      call(`GET /analytics${onScope[scope]}/{type}/{id}`, [collection, id], query),
      viewsStruct,
      options,
    );
  },
  totals: (options?: SendOptions) => request(call('GET /analytics'), totalsStruct, options),
  dailyUsers: (options?: SendOptions) =>
    request(call('GET /analytics/users'), dailyUsersStruct, options),
  overview: (options?: SendOptions) =>
    request(call('GET /analytics/overview'), overviewStruct, options),
  waits: (options?: SendOptions) => request(call('GET /analytics/waits'), waitsStruct, options),
});
