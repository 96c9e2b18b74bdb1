import { useMemo } from 'react';
import { type AuditQuery, createAuditApi } from '../client/audit.ts';
import type { AuditEntry, Staff } from '../schemas/audit.ts';
import type { Page } from '../schemas/wire.ts';
import { createCache, createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

/** The same for equal queries. */
const keyOf = (query: AuditQuery): string => JSON.stringify(Object.entries(query).sort());

/**
 * One page of the audit log, of which the previous page stays, marked as kept, while it loads; all staff, unless not
 * wanted yet; and the export. An entry point of its own, so that other pages do not load it. The cache ends with the page.
 */
export function useAuditLog(query: AuditQuery, staffWanted: boolean) {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user must not see what this one loaded.
  const { api, pages, staff } = useMemo(() => {
    const api = createAuditApi(request);
    return {
      api,
      pages: createCache<AuditQuery, Page<AuditEntry>>({
        keyOf,
        groupOf: () => 'audit',
        load: (asked, signal) => api.list(asked, { signal }),
      }),
      staff: createWholeCache<Staff[]>(api.staff, {}),
    };
  }, [request, user.id]);
  return {
    list: useCache(pages, query),
    staff: useCache(staff, 'all', staffWanted),
    exportCsv: api.export,
  };
}

export type { AuditFilters, AuditQuery } from '../client/audit.ts';
