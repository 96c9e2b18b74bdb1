import type { RecordKind } from '@portal/domain';
import { useMemo } from 'react';
import { createRecordsApi } from '../client/declaredRecords.ts';
import { createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/** The records of a declared kind, loaded once they are `wanted` and after `reload`. */
export function useDeclaredRecords<K extends RecordKind>(kind: K, wanted = true) {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may not see these.
  const { api, all } = useMemo(() => {
    const api = createRecordsApi(request, kind);
    return { api, all: createWholeCache(api.list, {}) };
  }, [request, kind, user.id]);
  return { api, records: useCache(all, 'all', wanted), reload: all.invalidate };
}
