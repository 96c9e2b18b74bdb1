import type { Store } from './store.ts';

/** The newest text of the state, held alone until the work with it has ended. */
interface HeldState {
  /** Another one for every text that was written. */
  version: string;
  read: () => Promise<string>;
  /** Returns the version of what was written. */
  write: (text: string) => Promise<string>;
}

/** Where the state is kept, once for all instances of the backend. */
export interface Storage {
  /** Runs while no other instance, and no other call of this one, does. What is written is kept if the work ends well. */
  hold: <T>(work: (held: HeldState) => Promise<T>) => Promise<T>;
}

/**
 * Runs every piece of work on the newest state, one at a time over all instances. What it changed is there for all of them
 * before its result is, or not at all.
 */
export const shareState = (storage: Storage, store: Store) => {
  /** The version that is in memory; unknown while it is worked on, and after a failure. */
  let loaded: string | undefined;
  return <T>(work: () => T): Promise<T> =>
    storage.hold(async ({ version, read, write }) => {
      if (version !== loaded) store.load(await read());
      loaded = undefined;
      const result = work();
      loaded = store.isTouched() ? await write(store.serialize(Date.now() / 1000)) : version;
      return result;
    });
};

export type SharedState = ReturnType<typeof shareState>;
