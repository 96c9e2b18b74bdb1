import type { RecordKind } from '@portal/domain';
import { createRecordsApi } from '../client/declaredRecords.ts';
import { createActions } from '../stores/act.ts';
import { createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

const hookOf = <K extends RecordKind>(kind: K) =>
  lazyStore(({ request }) => {
    const api = createRecordsApi(request, kind);
    const all = createWholeCache(api.list, {});
    const { act } = createActions(all.invalidate);
    return {
      all,
      ...together([all]),
      create: act(api.create),
      change: act(api.change),
      delete: act(api.delete),
    };
  });

const hooks = new Map<RecordKind, unknown>();

/** The records of a declared kind. */
export function useRecordsStore<K extends RecordKind>(kind: K) {
  const useStore = (hooks.get(kind) ?? hookOf(kind)) as ReturnType<typeof hookOf<K>>;
  hooks.set(kind, useStore);
  return useStore();
}

/** The records of a declared kind by name, once they are `wanted`. */
export const useDeclaredRecords = <K extends RecordKind>(kind: K, wanted = true) =>
  useCache(useRecordsStore(kind).all, 'all', wanted);
