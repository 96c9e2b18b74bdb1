import { useMemo } from 'react';
import * as endpoints from '../client/auditEndpoints.ts';
import { createReader } from '../client/records.ts';
import { type Activity, activityStruct } from '../schemas/audit.ts';
import { ignoreReports } from '../schemas/wire.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/** The latest changes to the security of the user's account. An entry point of its own, as only one page loads it. */
export function useActivity() {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other activity.
  const cache = useMemo(() => {
    const read = createReader(request, ignoreReports);
    return createWholeCache<readonly Activity[]>(
      async (options) => (await read.page(endpoints.myActivity(), activityStruct, options)).rows,
      {},
    );
  }, [request, user.id]);
  return { activity: useCache(cache, 'all'), reload: cache.invalidate };
}
