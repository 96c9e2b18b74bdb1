import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Cache, type Readable, selectEntry, selectShown } from '../stores/cache.ts';
import { type QueryResult, view } from '../stores/cacheState.ts';

/** A part of a store's state. The selector returns an object from the state, never a new one. */
export function useStoreState<T, S>(store: Readable<T>, selector: (state: T) => S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(store.getInitialState()),
  );
}

/** The result of a query, and a function that loads it again. */
export type Watched<V> = QueryResult<V> & { retry: () => void };

/** Watches a query while the component is mounted, unless it is not `wanted` yet. */
export function useCache<Q, V>(cache: Cache<Q, V>, query: Q, wanted = true): Watched<V> {
  // Callers pass inline objects; keep the first of equal queries.
  const [asked, setAsked] = useState(() => query);
  if (cache.keyOf(asked) !== cache.keyOf(query)) setAsked(() => query);
  useEffect(() => (wanted ? cache.watch(asked) : undefined), [cache, asked, wanted]);

  const entry = useStoreState(cache, (state) => selectEntry(cache, state, query));
  const shown = useStoreState(cache, (state) => selectShown(cache, state, query));
  return { ...view(entry, shown), retry: () => cache.prefetch(query) };
}
