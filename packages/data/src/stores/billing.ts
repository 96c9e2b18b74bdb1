import { type BillingApi, createBillingApi } from '../client/billing.ts';
import type { Client } from '../client/client.ts';
import type { PaymentMethod, Subscription } from '../schemas/billing.ts';
import { cacheTimes } from '../schemas/limits.ts';
import { isAdmin, type UserPlan } from '../schemas/user.ts';
import { createActions } from './act.ts';
import { type Cached, createWholeCache, together } from './cache.ts';
import { type SessionStore, selectUser } from './session.ts';
import type { Stores } from './stores.ts';

/** The account's cards and the default one. */
export interface Cards {
  methods: PaymentMethod[];
  defaultId: string | null;
  /** Cents used before any card is charged; outlives its plan. */
  credit: number;
  /** Cents charged with the next payment, on top of its price. */
  debt: number;
}

export type BillingStore = ReturnType<typeof createBillingStore>;

/** Plans, cards and payments of the user's account. */
function createBillingStore(api: BillingApi, session: Pick<SessionStore, 'getState' | 'reload'>) {
  const caches = {
    plans: createWholeCache(api.plans, { freshFor: cacheTimes.freshLong }),
    settings: createWholeCache(api.settings),
    cards: createWholeCache(async (options): Promise<Cards> => {
      const [methods, customer] = await Promise.all([
        api.paymentMethods(options),
        api.customer(options),
      ]);
      const balance = customer?.balance ?? 0;
      return {
        methods,
        defaultId: customer?.invoiceSettings.defaultPaymentMethod ?? null,
        credit: Math.max(0, -balance),
        debt: Math.max(0, balance),
      };
    }),
    subscription: createWholeCache(api.subscription),
    invoices: createWholeCache(api.invoices),
  };
  const all = together(Object.values<Cached>(caches));
  /** Reloads everything and the user, here and in every other tab. The cards are known afterwards. */
  async function reload(): Promise<void> {
    all.invalidate();
    // One that has ended is not asked again: sign-in says why.
    if (session.getState().kind !== 'signed-in') return;
    await Promise.all([session.reload(), caches.cards.load('all').catch(() => undefined)]);
  }
  const { act, submit } = createActions(reload);
  return {
    ...caches,
    ...all,
    reload,
    preview: api.preview,
    subscribe: submit(api.subscribe),
    resume: submit(api.resume),
    update: submit(api.update),
    cancel: act(api.cancel),
    addPaymentMethod: act(api.addPaymentMethod),
    setDefaultCard: act(api.setDefaultCard),
    removePaymentMethod: act(api.removePaymentMethod),
  };
}

/** The user's plan by a subscription; null while a payment is overdue, when it also depends on the date. */
function planOf(subscription: Subscription | null): UserPlan | null {
  switch (subscription?.status) {
    case 'trialing':
      return 'trial';
    case 'active':
      return 'paid';
    case 'past_due':
      return null;
    default:
      return 'free';
  }
}

/**
 * The card provider changes plans by itself, as at the end of a trial. When the loaded subscription differs from the user's
 * plan, this reloads the user in every tab, once per difference, so that two tabs do not trigger each other forever.
 */
function followPlan(session: SessionStore, billing: BillingStore): void {
  let noticed = '';
  function look() {
    const { all } = billing.subscription.getState().entries;
    const state = session.getState();
    const user = selectUser(state);
    if (!user) noticed = '';
    if (!user || isAdmin(user) || all?.kind !== 'ready' || all.refreshing) return;
    // Already reloading, as after a payment.
    if (state.kind === 'signed-in' && state.refreshing) return;
    const plan = planOf(all.value);
    const difference = plan === null || plan === user.plan ? '' : `${user.plan} ${plan}`;
    if (difference === noticed) return;
    noticed = difference;
    if (difference) void session.reload();
  }
  billing.subscription.subscribe(look);
  session.subscribe(look);
}

/** The store of plans, cards and payments. */
export function openBilling({ request }: Client, { session }: Stores): BillingStore {
  const billing = createBillingStore(createBillingApi(request), session);
  followPlan(session, billing);
  return billing;
}
