import { createSavedViewsApi } from '../client/savedViews.ts';
import { createActions } from '../stores/act.ts';
import { createWholeCache, together } from '../stores/cache.ts';
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
    remove: act(api.remove),
    saveColumns: api.saveColumns,
  };
});

/** Of all lists, by name, once they are `wanted`. */
export const useSavedViews = (wanted = true) => useCache(useSavedViewsStore().all, 'all', wanted);

export type { SavedView } from '../schemas/savedViews.ts';
