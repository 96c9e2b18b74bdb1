import type { StoreApi } from 'zustand/vanilla';

/** A store seen from outside: its state changes through its actions alone. */
export type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
