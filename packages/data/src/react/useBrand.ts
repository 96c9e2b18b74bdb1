import { createBrandApi } from '../client/brand.ts';
import { createActions } from '../stores/act.ts';
import { createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/** The brand, for owners. */
export const useBrandStore = lazyStore(({ request }) => {
  const api = createBrandApi(request);
  const stored = createWholeCache(api.load, {});
  const { act } = createActions(stored.invalidate);
  return { stored, ...together([stored]), save: act(api.save), reset: act(api.reset) };
});

/** The stored brand. */
export const useBrand = () => useCache(useBrandStore().stored, 'all');
