import { type CacheState, type Entry, type View, view } from './cacheState.ts';
import type { Cache } from './cacheStore.ts';

/** Undefined for what was never asked for, or is forgotten. */
export function selectEntry<Q, V>(
  cache: Cache<Q, V>,
  state: CacheState<V>,
  query: Q,
): Entry<V> | undefined {
  return state.entries[cache.keyOf(query)];
}

/** What was last shown in the query's group. */
export function selectShown<Q, V>(
  cache: Cache<Q, V>,
  state: CacheState<V>,
  query: Q,
): Entry<V> | undefined {
  const key = state.shown[cache.groupOf(query) ?? ''];
  return key === undefined ? undefined : state.entries[key];
}

/** What to show for a query. */
export function viewOf<Q, V>(cache: Cache<Q, V>, state: CacheState<V>, query: Q): View<V> {
  return view(selectEntry(cache, state, query), selectShown(cache, state, query));
}
