import { useMemo } from 'react';
import { createSystemApi } from '../client/system.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/** The state of the installation, loaded when the component mounts and after `reload`. */
export function useSystem() {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user must not see what this one loaded.
  const { api, reports } = useMemo(() => {
    const api = createSystemApi(request);
    return { api, reports: createWholeCache(api.report, {}) };
  }, [request, user.id]);
  const report = useCache(reports, 'all');
  return { api, report, reload: reports.invalidate };
}
