import type { Client } from '../client/client.ts';
import type { SpecialOffer } from '../schemas/specialOffer.ts';
import { type BillingStore, createBillingStore, followPlan } from './billing/index.ts';
import { type CountsStore, createCountsStore } from './counts/index.ts';
import { createDashboardStore, type DashboardStore } from './dashboard/index.ts';
import {
  createFeedbackStore,
  createReviewsStore,
  type FeedbackStore,
  type ReviewsStore,
} from './feedback/index.ts';
import { createListingsStore, type ListingsStore } from './listings/index.ts';
import { createOpenSessionsStore, type OpenSessionsStore } from './openSessions/index.ts';
import {
  createSessionStore,
  type SessionStore,
  selectUser,
  type UserStorage,
} from './session/index.ts';
import { createTermsStore, type TermsStore } from './terms/index.ts';
import { createVendorsStore, type VendorsStore } from './vendors/index.ts';
import { createViewsStore, type ViewsStore } from './views/index.ts';

/** Every store of the portal, made by `createStores`. */
export interface Stores {
  session: SessionStore;
  listings: ListingsStore;
  terms: TermsStore;
  reviews: ReviewsStore;
  offers: FeedbackStore<SpecialOffer>;
  vendors: VendorsStore;
  counts: CountsStore;
  billing: BillingStore;
  openSessions: OpenSessionsStore;
  views: ViewsStore;
  dashboard: DashboardStore;
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
  /** Calls the listener each time somebody comes back to this tab; answers the way to stop. Default: never. */
  returned?: (listener: () => void) => () => void;
}

const never = () => () => undefined;

/** All stores of the portal. What one user was shown is never shown to the next. */
export function createStores(setup: StoresSetup): Stores {
  const session = createSessionStore(setup);
  const billing = createBillingStore(setup);
  const caches = {
    listings: createListingsStore(setup),
    terms: createTermsStore(setup),
    counts: createCountsStore(setup),
    billing,
    reviews: createReviewsStore(setup),
    offers: createFeedbackStore({ api: setup.client.offers, now: setup.now ?? Date.now }),
    vendors: createVendorsStore(setup),
    openSessions: createOpenSessionsStore(setup),
    views: createViewsStore(setup),
    dashboard: createDashboardStore(setup),
  };
  const records = Object.values(caches);

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
  /** Plans change without anybody in this tab: another device, the end of a trial. */
  async function catchUp() {
    const before = selectUser(session.getState())?.plan;
    await session.freshen();
    if (selectUser(session.getState())?.plan !== before) billing.invalidate();
  }

  const stopPlan = followPlan({ session, billing });
  const stopReturned = (setup.returned ?? never)(() => void catchUp());
  const stopOnline = (setup.online ?? never)(refresh);

  return {
    session,
    ...caches,
    refresh,
    close() {
      stopSession();
      stopTabs();
      stopOnline();
      stopReturned();
      stopPlan();
      session.close();
    },
  };
}
