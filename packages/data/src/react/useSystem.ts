import { useState } from 'react';
import { createSystemApi } from '../client/system.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';

/** The state of the installation, loaded when the component mounts and after `reload`. */
export function useSystem() {
  const { request } = useClient();
  const [{ api, reports }] = useState(() => {
    const api = createSystemApi(request);
    return { api, reports: createWholeCache(api.report, {}) };
  });
  const report = useCache(reports, 'all');
  return { api, report, reload: reports.invalidate };
}
