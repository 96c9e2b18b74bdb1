import type { Client } from '../client/client.ts';
import type { Vendor } from '../schemas/accounts.ts';
import type { Counts } from '../schemas/counts.ts';
import { type Cache, type Cached, createCache, createWholeCache, together } from './cache.ts';
import { createListingsStore } from './listings.ts';
import { createSessionStore, type SessionStore, selectUser } from './session.ts';
import { createTermsStore, type TermsStore } from './terms.ts';
import type { UserStorage } from './userCache.ts';

/** Stores that are reloaded together. */
export type StoreGroup = 'numbers' | 'news' | 'plan';

/** Every store of the portal, made by `createStores`. */
export interface Stores {
  session: SessionStore;
  listings: ReturnType<typeof createListingsStore>;
  terms: TermsStore;
  /** Accounts by id, for admins. */
  vendors: Cache<number, Vendor>;
  /** The counts of the menu. */
  counts: Cache<'all', Counts>;
  /** What depends on the user's plan. */
  plan: Cached;
  /** Counts and accounts, and what joined them: most writes change these. */
  numbers: Cached;
  /** What notifications may be about, besides listings. */
  news: Cached;
  /** Adds a store that only some pages need: it is reloaded and cleared with the others. */
  join(store: Cached, group?: StoreGroup): void;
  /** Reloads everything on screen, and the user when they are not known. */
  refresh(): void;
  close(): void;
}

interface StoresSetup {
  client: Client;
  storage: UserStorage;
  /** Default: `Date.now`. */
  now?: () => number;
  /** Resolves when the renewal of a session may start whose user came with the page. Default: at once. */
  rest?: () => Promise<void>;
  /** Calls the listener each time the browser is online again; returns a function that stops it. Default: never. */
  online?: (listener: () => void) => () => void;
  /** Calls the listener each time the tab is shown again; returns a function that stops it. Default: never. */
  returned?: (listener: () => void) => () => void;
}

const never = () => () => undefined;

/** All stores of the portal. Data of one user are never shown to the next. */
export function createStores(setup: StoresSetup): Stores {
  const { client, now } = setup;
  const session = createSessionStore(setup);
  const counts = createWholeCache(client.analytics.counts, { now });
  const vendors = createCache<number, Vendor>({
    now,
    load: (account, signal) => client.vendors.get(account, { signal }),
  });
  const groups: Record<StoreGroup, Cached[]> = {
    numbers: [counts, vendors],
    news: [counts],
    plan: [],
  };
  const numbers = together(groups.numbers);
  const plan = together(groups.plan);
  const listings = createListingsStore(client.listings, numbers.invalidate, now);
  const caches = {
    listings,
    terms: createTermsStore(client.terms, now),
    counts,
    vendors,
  };
  const all = Object.values<Cached>(caches);
  const records = together(all);

  const stopSession = session.subscribe((state, previous) => {
    const before = selectUser(previous);
    const user = selectUser(state);
    if (before === null || before.id === user?.id) return;
    records.clear();
    if (user) records.invalidate();
  });

  function refresh() {
    const state = session.getState();
    if (state.kind === 'restoring' && state.problem) void session.restore();
    records.invalidate();
  }

  const stopTabs = client.tabs.listen(({ kind }) => {
    if (kind === 'user-changed') plan.invalidate();
  });

  /** A plan may change outside this tab: on another device, or at the end of a trial. */
  async function catchUp() {
    const state = session.getState();
    if (state.kind === 'restoring' && state.problem) return refresh();
    const before = selectUser(session.getState())?.plan;
    await session.freshen();
    if (selectUser(session.getState())?.plan !== before) plan.invalidate();
  }

  const stopReturned = (setup.returned ?? never)(() => void catchUp());
  const stopOnline = (setup.online ?? never)(refresh);

  return {
    session,
    ...caches,
    numbers,
    news: together(groups.news),
    plan,
    join(store, group) {
      all.push(store);
      if (group) groups[group].push(store);
    },
    refresh,
    close() {
      for (const stop of [stopSession, stopTabs, stopOnline, stopReturned]) stop();
      session.close();
    },
  };
}
