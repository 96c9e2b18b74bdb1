import { collectionOf } from '@portal/domain';
import type { Client } from '../client/client.ts';
import { createDeletedApi, type DeletedQuery } from '../client/deleted.ts';
import type { Deleted } from '../schemas/deleted.ts';
import type { Listing } from '../schemas/listing.ts';
import type { Page } from '../schemas/wire.ts';
import { createActions } from '../stores/act.ts';
import { createCache, together } from '../stores/cache.ts';
import type { Stores } from '../stores/stores.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/* Deleted listings: an entry of its own, which the first list does not load. */

const openDeleted = ({ request, report }: Client, { listings, numbers }: Stores) => {
  const api = createDeletedApi(request, report);
  const pages = createCache<DeletedQuery, Page<Deleted>>({
    keyOf: ({ collection, page = 1, pageSize }) => `${collection}/${page}/${pageSize}`,
    groupOf: ({ collection }) => collection,
    load: (query, signal) => api.list(query, { signal }),
  });
  const { act } = createActions(together([listings, numbers]).invalidate);
  return { pages, ...together([pages]), restore: act(api.restore) };
};

export const useDeletedStore = lazyStore(openDeleted, 'numbers');

/** Restores a listing that was just deleted; for pages that do not have the store. */
export const restoreDeleted = (
  client: Client,
  stores: Stores,
  listing: Pick<Listing, 'id' | 'type'>,
): Promise<Listing> =>
  useDeletedStore.of(client, stores).restore(collectionOf(listing), listing.id);

/** One page of the deleted listings that the user may restore; the previous page stays, marked as kept, while it loads. */
export const useDeleted = (query: DeletedQuery) => useCache(useDeletedStore().pages, query);

export type { Deleted } from '../schemas/deleted.ts';
