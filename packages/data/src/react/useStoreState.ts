import { useSyncExternalStore } from 'react';
import type { Readable } from '../stores/readable.ts';

/** A part of a store's state. The selector answers something that is in the state, never a fresh object. */
export function useStoreState<T, S>(store: Readable<T>, selector: (state: T) => S): S {
  return useSyncExternalStore(
    store.subscribe,
    () => selector(store.getState()),
    () => selector(store.getInitialState()),
  );
}
