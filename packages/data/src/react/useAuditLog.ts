import type { AuditQuery } from '@portal/domain';
import { createAuditApi } from '../client/audit.ts';
import type { AuditEntry } from '../schemas/audit.ts';
import type { Page } from '../schemas/wire.ts';
import { createCache, createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

const useAuditStore = lazyStore(({ request }) => {
  const api = createAuditApi(request);
  const pages = createCache<AuditQuery, Page<AuditEntry>>({
    keyOf: (query) => JSON.stringify(Object.entries(query).sort()),
    groupOf: () => 'audit',
    // What was just done is in it.
    freshFor: 0,
    load: (query, signal) => api.list(query, { signal }),
  });
  const staff = createWholeCache(api.staff, {});
  return { pages, staff, ...together([pages, staff]), exportCsv: api.export };
});

/**
 * One page of the audit log, of which the previous page stays, marked as kept, while it loads; all staff, unless not
 * wanted yet; and the export. An entry point of its own, so that other pages do not load it.
 */
export function useAuditLog(query: AuditQuery, staffWanted: boolean) {
  const { pages, staff, exportCsv } = useAuditStore();
  return { list: useCache(pages, query), staff: useCache(staff, 'all', staffWanted), exportCsv };
}
