import { useMemo } from 'react';
import { createTemplatesApi } from '../client/templates.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/** The reason templates, loaded once they are `wanted` and after `reload`. */
export function useTemplates(wanted = true) {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may not see these.
  const { api, all } = useMemo(() => {
    const api = createTemplatesApi(request);
    return { api, all: createWholeCache(api.list, {}) };
  }, [request, user.id]);
  return { api, templates: useCache(all, 'all', wanted), reload: all.invalidate };
}
