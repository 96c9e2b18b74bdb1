import type { TrashKind } from '@portal/domain';
import type { Client } from '../client/client.ts';
import { createDeletedApi, type DeletedQuery } from '../client/deleted.ts';
import type { Deleted } from '../schemas/deleted.ts';
import type { Page } from '../schemas/wire.ts';
import { createActions } from '../stores/act.ts';
import { createCache, together } from '../stores/cache.ts';
import type { Stores } from '../stores/stores.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/* Deleted records: an entry of its own, which the first list does not load. */

const openDeleted = ({ request, report }: Client, { listings, terms, numbers, news }: Stores) => {
  const api = createDeletedApi(request, report);
  const pages = createCache<DeletedQuery, Page<Deleted>>({
    keyOf: ({ kind, page = 1, pageSize }) => `${kind}/${page}/${pageSize}`,
    groupOf: ({ kind }) => kind,
    load: (query, signal) => api.list(query, { signal }),
  });
  const own = together([pages]);
  const { act } = createActions(together([own, listings, terms, numbers, news]).invalidate);
  return { pages, ...own, restore: act(api.restore) };
};

export const useDeletedStore = lazyStore(openDeleted, 'numbers');

/** Restores a record that was just deleted; for pages that do not have the store. */
export const restoreDeleted = (
  client: Client,
  stores: Stores,
  kind: TrashKind,
  id: number,
): Promise<void> => useDeletedStore.of(client, stores).restore(kind, id);

/** One page of the deleted records that the user may restore; the previous page stays, marked as kept, while it loads. */
export const useDeleted = (query: DeletedQuery) => useCache(useDeletedStore().pages, query);

export type { Deleted } from '../schemas/deleted.ts';
