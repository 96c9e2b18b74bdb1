import type { BillingApi } from '../../client/billing.ts';
import type { PaymentMethod, Subscription } from '../../schemas/billing.ts';
import type { Invoice, PaymentSettings } from '../../schemas/payment.ts';
import type { Plans } from '../../schemas/plan.ts';
import { type Cache, createCache } from '../cache/index.ts';

/** The account's cards and the one that pays when nothing else is said. */
export interface Cards {
  methods: PaymentMethod[];
  defaultId: string | null;
  /** What pays before any card does; it outlives the plan it came from. */
  credit: number;
  /** What is charged with the next payment besides its price. */
  debt: number;
}

export interface BillingStore {
  plans: Cache<'all', Plans>;
  settings: Cache<'all', PaymentSettings>;
  cards: Cache<'all', Cards>;
  subscription: Cache<'all', Subscription | null>;
  invoices: Cache<'all', Invoice[]>;
  /** Told after something was paid, cancelled or taken off, here or in another tab. */
  invalidate(): void;
  clear(): void;
}

interface BillingSetup {
  client: { billing: BillingApi };
  now?: () => number;
}

/** Prices change rarely. */
const plansFreshFor = 5 * 60 * 1000;

/** Plans are new enough for five minutes, everything else as long as a cache says by itself. */
export function createBillingStore({ client, now = Date.now }: BillingSetup): BillingStore {
  const api = client.billing;
  const whole = <T>(
    load: (options: { signal: AbortSignal }) => Promise<T>,
    freshFor?: number,
  ): Cache<'all', T> =>
    createCache<'all', T>({
      now,
      keyOf: (query) => query,
      load: (_, signal) => load({ signal }),
      ...(freshFor === undefined ? {} : { freshFor }),
    });
  const caches = {
    plans: whole(api.plans, plansFreshFor),
    settings: whole(api.settings),
    cards: whole(async (options): Promise<Cards> => {
      const [methods, customer] = await Promise.all([
        api.paymentMethods(options),
        api.customer(options),
      ]);
      return {
        methods,
        defaultId: customer?.invoiceSettings.defaultPaymentMethod ?? null,
        credit: Math.max(0, -(customer?.balance ?? 0)),
        debt: Math.max(0, customer?.balance ?? 0),
      };
    }),
    subscription: whole(api.subscription),
    invoices: whole(api.invoices),
  };

  return {
    ...caches,
    invalidate() {
      for (const cache of Object.values(caches)) cache.invalidate();
    },
    clear() {
      for (const cache of Object.values(caches)) cache.clear();
    },
  };
}
