import { createSavedViewsApi } from '../client/savedViews.ts';
import type { SavedView } from '../schemas/savedViews.ts';
import { createActions } from '../stores/act.ts';
import { createCache, createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/* Saved views of lists: an entry of its own, which loads after the first list. */

export const useSavedViewsStore = lazyStore(({ request }) => {
  const api = createSavedViewsApi(request);
  const all = createWholeCache(api.list, {});
  const { act, submit } = createActions(all.invalidate);
  return {
    all,
    ...together([all]),
    create: submit(api.create),
    change: submit(api.change),
    arrange: submit(api.arrange),
    remove: act(api.remove),
    saveColumns: api.saveColumns,
  };
});

export const useViewCountsStore = lazyStore(({ request }) => {
  const { count } = createSavedViewsApi(request);
  return createCache<readonly SavedView[], Readonly<Record<number, number>>>({
    keyOf: (views) => views.map(({ id, list, query }) => `${id} ${list}?${query}`).join(' '),
    groupOf: () => 'all',
    async load(views, signal) {
      const counts: Record<number, number> = {};
      const failures: unknown[] = [];
      for (const view of views)
        await count(view, { signal }).then(
          (rows) => {
            counts[view.id] = rows;
          },
          (error: unknown) => failures.push(error),
        );
      signal.throwIfAborted();
      // A view that cannot be counted has no number.
      if (failures.length > 0 && failures.length === views.length) throw failures[0];
      return counts;
    },
  });
}, 'numbers');

/** How many rows each of a few views shows, by id. */
export const useViewCounts = (views: readonly SavedView[]) =>
  useCache(useViewCountsStore(), views, views.length > 0);

/** Of all lists, by name, once they are `wanted`. */
export const useSavedViews = (wanted = true) => useCache(useSavedViewsStore().all, 'all', wanted);

export type { SavedView } from '../schemas/savedViews.ts';
