import { countsStruct } from '../schemas/counts.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** The numbers of the side menu. */
export const createCountsApi = (request: Request) => ({
  counts: (options?: SendOptions) => request(call('GET /me/counts'), countsStruct, options),
});
