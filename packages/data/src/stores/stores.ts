import type { Client } from '../client/client.ts';
import { type BillingStore, createBillingStore } from './billing/index.ts';
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
  billing: BillingStore;
  /** Asks again for everything that is on screen, and for who is there when that is not known. */
  refresh(): void;
  close(): void;
}

interface StoresSetup {
  client: Client;
  storage: UserStorage;
  now?: () => number;
  /** Calls the listener each time the browser is back on a network; answers the way to stop. Default: never. */
  online?: (listener: () => void) => () => void;
}

const never = () => () => undefined;

/** All stores of the portal. What one user was shown is never shown to the next. */
export function createStores(setup: StoresSetup): Stores {
  const session = createSessionStore(setup);
  const listings = createListingsStore(setup);
  const terms = createTermsStore(setup);
  const counts = createCountsStore(setup);
  const billing = createBillingStore(setup);
  const records = [listings, terms, counts, billing];

  const stopSession = session.subscribe((state, previous) => {
    const before = selectUser(previous);
    const user = selectUser(state);
    if (before === null || before.id === user?.id) return;
    for (const each of records) {
      each.clear();
      if (user) each.invalidate();
    }
  });

  function refresh() {
    const state = session.getState();
    if (state.kind === 'restoring' && state.problem) void session.restore();
    for (const each of records) each.invalidate();
  }

  const stopTabs = setup.client.tabs.listen(({ kind }) => {
    if (kind === 'user-changed') billing.invalidate();
  });
  const stopOnline = (setup.online ?? never)(refresh);

  return {
    session,
    listings,
    terms,
    counts,
    billing,
    refresh,
    close() {
      stopSession();
      stopTabs();
      stopOnline();
      session.close();
    },
  };
}
