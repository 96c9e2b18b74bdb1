import type { Client } from '../client/client.ts';
import type { Cached } from '../stores/cache.ts';
import type { Stores } from '../stores/stores.ts';
import { useClient, useStores } from './DataProvider.tsx';

/** A hook for a store that only some pages load: created on first use, then shared, reloaded and cleared as the others are. */
export function lateStore<S extends Cached>(
  create: (client: Client, stores: Stores) => S,
): () => S {
  const made = new WeakMap<Stores, S>();
  return function useLateStore() {
    const client = useClient();
    const stores = useStores();
    const known = made.get(stores);
    if (known) return known;
    const store = create(client, stores);
    stores.join(store);
    made.set(stores, store);
    return store;
  };
}
