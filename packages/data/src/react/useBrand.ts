import { useMemo } from 'react';
import { createBrandApi } from '../client/brand.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/** The stored brand, loaded when the component mounts and after `reload`. */
export function useBrand() {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may not see it.
  const { api, all } = useMemo(() => {
    const api = createBrandApi(request);
    return { api, all: createWholeCache(api.load, {}) };
  }, [request, user.id]);
  return { api, stored: useCache(all, 'all'), reload: all.invalidate };
}
