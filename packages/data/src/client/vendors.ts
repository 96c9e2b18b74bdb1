import { recordOf } from '../schemas/envelope.ts';
import { type Vendor, vendorStruct } from '../schemas/vendor.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** The accounts behind listings, for admins. Every call rejects with a `DataError`. */
export interface VendorsApi {
  /** What an admin should know of an account. */
  get(account: number, options?: SendOptions): Promise<Vendor>;
}

export function createVendorsApi(request: Request): VendorsApi {
  return {
    get: async (account, options) =>
      (await request(endpoints.getVendor(account), recordOf(vendorStruct), options)).data,
  };
}
