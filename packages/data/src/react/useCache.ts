import { useEffect, useState } from 'react';
import { type Cache, selectEntry, selectShown, type View, view } from '../stores/cache/index.ts';
import { useStoreState } from './useStoreState.ts';

/** What a cache knows for a query, and a way to ask again. */
export type Watched<V> = View<V> & { retry: () => void };

/** Looks at a query as long as the component is there. */
export function useCache<Q, V>(cache: Cache<Q, V>, query: Q): Watched<V> {
  // Callers write queries inline; the object changes only when it asks something else.
  const [asked, setAsked] = useState(() => query);
  if (cache.keyOf(asked) !== cache.keyOf(query)) setAsked(() => query);
  useEffect(() => cache.watch(asked), [cache, asked]);

  const entry = useStoreState(cache, (state) => selectEntry(cache, state, query));
  const shown = useStoreState(cache, (state) => selectShown(cache, state, query));
  return { ...view(entry, shown), retry: () => cache.prefetch(query) };
}
