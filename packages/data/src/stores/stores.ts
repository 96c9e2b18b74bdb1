import type { Client } from '../client/client.ts';
import { type CountsStore, createCountsStore } from './counts/index.ts';
import { createListingsStore, type ListingsStore } from './listings/index.ts';
import {
  createSessionStore,
  type SessionStore,
  selectUser,
  type UserStorage,
} from './session/index.ts';
import { createTermsStore, type TermsStore } from './terms/index.ts';

export interface Stores {
  session: SessionStore;
  listings: ListingsStore;
  terms: TermsStore;
  counts: CountsStore;
  close(): void;
}

interface StoresSetup {
  client: Client;
  storage: UserStorage;
  now?: () => number;
}

/** All stores of the portal. What one user was shown is never shown to the next. */
export function createStores(setup: StoresSetup): Stores {
  const session = createSessionStore(setup);
  const listings = createListingsStore(setup);
  const terms = createTermsStore(setup);
  const counts = createCountsStore(setup);

  const stop = session.subscribe((state, previous) => {
    const before = selectUser(previous);
    const user = selectUser(state);
    if (before === null || before.id === user?.id) return;
    for (const records of [listings, terms, counts]) {
      records.clear();
      if (user) records.invalidate();
    }
  });

  return {
    session,
    listings,
    terms,
    counts,
    close() {
      stop();
      session.close();
    },
  };
}
