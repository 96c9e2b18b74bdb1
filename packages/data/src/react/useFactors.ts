import { useState } from 'react';
import { createFactorsApi } from '../client/factors.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';

/** The second factors of the user, loaded when the component mounts and after `reload`. */
export function useFactors() {
  const { request } = useClient();
  const [{ api, all }] = useState(() => {
    const api = createFactorsApi(request);
    return { api, all: createWholeCache(api.get, {}) };
  });
  const factors = useCache(all, 'all');
  return { api, factors, reload: all.invalidate };
}
