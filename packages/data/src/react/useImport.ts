import { isBusy } from '@portal/domain';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Client } from '../client/client.ts';
import { createImportsApi, type ImportsApi, type ImportsQuery } from '../client/imports.ts';
import { isUnclear } from '../schemas/dataError.ts';
import type { Import, ImportSummary } from '../schemas/imports.ts';
import type { Page } from '../schemas/wire.ts';
import { type Cached, createCache, together } from '../stores/cache.ts';
import { useClient, useStores } from './DataProvider.tsx';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/** Milliseconds until the progress is first read again, and the most that the pause grows to. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2_000;

/** The import once the server has gone through its rows. Rejects when `signal` aborts. */
export async function whenSettled(
  api: ImportsApi,
  found: Import,
  signal: AbortSignal,
): Promise<Import> {
  let current = found;
  for (let pause = FIRST_PAUSE; isBusy(current.state); pause = Math.min(LONGEST_PAUSE, 2 * pause)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    current = await api.get(current.id, { signal });
  }
  return current;
}

/** What the rows of imports and bulk edits change. */
function useRecordsOfImports(): Cached {
  const { listings, numbers, terms, news } = useStores();
  return useMemo(
    () => together([listings, numbers, terms, news]),
    [listings, numbers, terms, news],
  );
}

/** Whether records have changed since the import was checked. */
const hasWritten = ({ counts }: Import) => counts.created + counts.saved + counts.undone > 0;

/** The import with an id, whose progress is read until it ends, also after the server could not be reached; null before it has loaded. `set` shows what a call returned. */
export function useImport(id: number | null) {
  const { request } = useClient();
  const records = useRecordsOfImports();
  const api = useMemo(() => createImportsApi(request), [request]);
  const [shown, show] = useState<{ found: Import; pause: number } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isShown = shown?.found.id === id;
  const current = isShown ? shown.found : null;
  const pause = isShown ? shown.pause : 0;
  const set = useCallback((found: Import) => show({ found, pause: FIRST_PAUSE }), []);
  useEffect(() => {
    if (current && !isBusy(current.state) && hasWritten(current)) records.invalidate();
  }, [current, records]);
  useEffect(() => {
    const waits = id !== null && (!current || isBusy(current.state));
    if (!waits || (error !== null && !isUnclear(error))) return;
    const leave = new AbortController();
    const read = async () => {
      try {
        const found = await api.get(id, { signal: leave.signal });
        const isSame = found.state === current?.state;
        setError(null);
        show({ found, pause: isSame ? Math.min(LONGEST_PAUSE, 2 * pause) : FIRST_PAUSE });
      } catch (failure) {
        if (!leave.signal.aborted) setError(failure);
      }
    };
    const timer = setTimeout(() => void read(), error === null ? pause : LONGEST_PAUSE);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [api, id, current, pause, error]);
  return { api, current, set, error, retry: () => setError(null) };
}

const openImports = ({ request }: Client) => {
  const api = createImportsApi(request);
  const pages = createCache<ImportsQuery, Page<ImportSummary>>({
    keyOf: ({ page = 1, pageSize }) => `${page}/${pageSize}`,
    groupOf: () => '',
    // What the server has done since is not known here.
    freshFor: 0,
    load: (query, signal) => api.list(query, { signal }),
  });
  return { pages, ...together([pages]) };
};

const useImportsStore = lazyStore(openImports);

/**
 * One page of the user's imports and bulk edits, newest first; the previous page stays, marked as kept, while it loads. It is
 * read again while the server goes through rows of one.
 */
export function useImports(query: ImportsQuery) {
  const { pages } = useImportsStore();
  const records = useRecordsOfImports();
  const found = useCache(pages, query);
  const rows = found.kind === 'ready' ? found.value.rows : [];
  const working = rows.flatMap(({ id, state }) => (isBusy(state) ? [id] : [])).join();
  const waits = working !== '' && found.kind === 'ready' && !found.refreshing;
  const pause = useRef(FIRST_PAUSE);
  const refresh = useEffectEvent(() => pages.refresh(query));
  useEffect(() => {
    if (working === '') return;
    pause.current = FIRST_PAUSE;
    return () => records.invalidate();
  }, [working, records]);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(refresh, pause.current);
    pause.current = Math.min(LONGEST_PAUSE, 2 * pause.current);
    return () => clearTimeout(timer);
  }, [waits]);
  return found;
}

export {
  type BulkEditPlan,
  type BulkSelection,
  createImportsApi,
  type ImportsApi,
} from '../client/imports.ts';
export type { FailedRow, Import, ImportSummary } from '../schemas/imports.ts';
