import type { Client } from '../client/client.ts';
import type { Cached } from '../stores/cache.ts';
import type { StoreGroup, Stores } from '../stores/stores.ts';
import { useClient, useStores } from './DataProvider.tsx';

/**
 * A hook for a store that only some pages load: created on first use, then shared, reloaded and cleared as the others are.
 * `of` is the store without React.
 *
 * @param group With which it is reloaded, besides all others. Default: none.
 */
export function lazyStore<S extends Cached>(
  create: (client: Client, stores: Stores) => S,
  group?: StoreGroup,
): (() => S) & { of: (client: Client, stores: Stores) => S } {
  const made = new WeakMap<Stores, S>();
  function of(client: Client, stores: Stores): S {
    const known = made.get(stores);
    if (known) return known;
    const store = create(client, stores);
    stores.join(store, group);
    made.set(stores, store);
    return store;
  }
  return Object.assign(
    function useLazyStore() {
      return of(useClient(), useStores());
    },
    { of },
  );
}
