import type { Client } from '../client/client.ts';
import type { Vendor } from '../schemas/accounts.ts';
import type { Counts, Views, Waits } from '../schemas/analytics.ts';
import {
  createDashboardStore,
  createViewsStore,
  type Dashboard,
  type ViewsQuery,
} from './analytics.ts';
import { type BillingStore, createBillingStore, followPlan } from './billing.ts';
import { type Cache, type Cached, createCache, createWholeCache, together } from './cache.ts';
import { createOffersStore, createReviewsStore } from './feedback.ts';
import { createListingsStore } from './listings.ts';
import { createSessionStore, type SessionStore, selectUser } from './session.ts';
import { createTermsStore, type TermsStore } from './terms.ts';
import type { UserStorage } from './userCache.ts';

/** Every store of the portal, made by `createStores`. */
export interface Stores {
  session: SessionStore;
  listings: ReturnType<typeof createListingsStore>;
  terms: TermsStore;
  reviews: ReturnType<typeof createReviewsStore>;
  offers: ReturnType<typeof createOffersStore>;
  /** Accounts by id, for admins. */
  vendors: Cache<number, Vendor>;
  /** The counts of the menu. */
  counts: Cache<'all', Counts>;
  billing: BillingStore;
  views: Cache<ViewsQuery, Views>;
  dashboard: Cache<'all', Dashboard>;
  waits: Cache<'all', Waits>;
  /** Adds a store that only some pages need: it is reloaded and cleared with the others. */
  join(store: Cached): void;
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
  const billing = createBillingStore(client.billing, session, now);
  const counts = createWholeCache(client.analytics.counts, { now });
  const vendors = createCache<number, Vendor>({
    now,
    load: (account, signal) => client.vendors.get(account, { signal }),
  });
  const dashboard = createDashboardStore(client.analytics, now);
  const waits = createWholeCache(client.analytics.waits, { now });
  const numbers = together([counts, vendors, dashboard, waits]);
  const listings = createListingsStore(client.listings, numbers.invalidate, now);
  const caches = {
    listings,
    terms: createTermsStore(client.terms, now),
    counts,
    billing,
    // A review changes the rating of its listing, an offer costs money.
    reviews: createReviewsStore(client.reviews, together([listings, numbers]).invalidate, now),
    offers: createOffersStore(client.offers, together([billing, numbers]).invalidate, now),
    vendors,
    views: createViewsStore(client.analytics, now),
    dashboard,
    waits,
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
    if (kind === 'user-changed') billing.invalidate();
  });

  /** A plan may change outside this tab: on another device, or at the end of a trial. */
  async function catchUp() {
    const state = session.getState();
    if (state.kind === 'restoring' && state.problem) return refresh();
    const before = selectUser(session.getState())?.plan;
    await session.freshen();
    if (selectUser(session.getState())?.plan !== before) billing.invalidate();
  }

  const stopPlan = followPlan(session, billing);
  const stopReturned = (setup.returned ?? never)(() => void catchUp());
  const stopOnline = (setup.online ?? never)(refresh);

  return {
    session,
    ...caches,
    join: (store) => void all.push(store),
    refresh,
    close() {
      for (const stop of [stopSession, stopTabs, stopOnline, stopReturned, stopPlan]) stop();
      session.close();
    },
  };
}
