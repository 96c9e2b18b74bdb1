import { useMemo } from 'react';
import { createReadKeysApi } from '../client/readKeys.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/** The keys of the read interface, loaded when the component mounts and after `reload`. */
export function useReadKeys() {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may not see these.
  const { api, all } = useMemo(() => {
    const api = createReadKeysApi(request);
    return { api, all: createWholeCache(api.list, {}) };
  }, [request, user.id]);
  return { api, keys: useCache(all, 'all'), reload: all.invalidate };
}
