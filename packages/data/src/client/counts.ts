import { type Counts, countsStruct } from '../schemas/counts.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** The numbers of the side menu. Every call rejects with a `DataError`. */
export interface CountsApi {
  get(options?: SendOptions): Promise<Counts>;
}

export function createCountsApi(request: Request): CountsApi {
  return { get: (options) => request(endpoints.myCounts(), countsStruct, options) };
}
