import { createReadKeysApi } from '../client/readKeys.ts';
import { createActions } from '../stores/act.ts';
import { createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/** The keys of the read interface. */
export const useReadKeysStore = lazyStore(({ request }) => {
  const api = createReadKeysApi(request);
  const all = createWholeCache(api.list, {});
  const { act } = createActions(all.invalidate);
  return { all, ...together([all]), create: act(api.create), revoke: act(api.revoke) };
});

/** Active keys first. */
export const useReadKeys = () => useCache(useReadKeysStore().all, 'all');
