import type { VendorsApi } from '../../client/vendors.ts';
import type { Vendor } from '../../schemas/vendor.ts';
import { type Cache, createCache } from '../cache/index.ts';

/** What admins should know of accounts, by the account's id. */
export type VendorsStore = Cache<number, Vendor>;

interface VendorsSetup {
  client: { vendors: VendorsApi };
  now?: () => number;
}

export function createVendorsStore({ client, now = Date.now }: VendorsSetup): VendorsStore {
  return createCache<number, Vendor>({
    now,
    keyOf: String,
    load: (account, signal) => client.vendors.get(account, { signal }),
  });
}
