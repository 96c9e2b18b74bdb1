import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Cache, type Readable, selectShown } from '../stores/cache.ts';
import { type QueryResult, view } from '../stores/cacheState.ts';

/** A part of a store's state. The selector returns an object from the state, never a new one. */
export function useStoreState<T, S>(store: Readable<T>, selector: (state: T) => S): S {
  const now = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, now, now);
}

/** The result of a query, and a function that loads it again. */
export type Watched<V> = QueryResult<V> & { retry: () => void };

/** Watches a query while the component is mounted, unless it is not `wanted` yet. */
export function useCache<Q, V>(cache: Cache<Q, V>, query: Q, wanted = true): Watched<V> {
  const key = cache.keyOf(query);
  const group = cache.groupOf(query);
  // Callers pass inline objects; keep the first of equal queries.
  const [asked, setAsked] = useState({ key, query });
  if (asked.key !== key) setAsked({ key, query });
  useEffect(() => (wanted ? cache.watch(asked.query) : undefined), [cache, asked, wanted]);

  const entry = useStoreState(cache, ({ entries }) => entries[key]);
  const shown = useStoreState(cache, (state) => selectShown(state, group));
  return { ...view(entry, shown), retry: () => cache.retry(query) };
}
