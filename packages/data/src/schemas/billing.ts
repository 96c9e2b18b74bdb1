import { array, boolean, enums, type Infer, nullable, number, object, string } from 'superstruct';
import { fromWire } from './wire.ts';

export const planIntervals = ['annually', 'quarterly'] as const;

export type PlanInterval = (typeof planIntervals)[number];

const planStruct = object({
  id: string(),
  slug: string(),
  title: string(),
  intervalText: string(),
  /** Whole cents. */
  price: number(),
  comparePrice: nullable(number()),
  interval: string(),
  firstInterval: nullable(string()),
  features: object({ appListings: number(), serviceListings: number() }),
});

export type Plan = Infer<typeof planStruct>;

export const plansStruct = object({ annually: planStruct, quarterly: planStruct });

export type Plans = Infer<typeof plansStruct>;

export const cardDataStruct = object({
  customer: nullable(string()),
  subscription: nullable(string()),
  payment: nullable(string()),
  active: boolean(),
});

export const paymentMethodStruct = object({
  id: string(),
  card: fromWire(
    object({ brand: string(), last4: string(), expMonth: number(), expYear: number() }),
    { expMonth: 'exp_month', expYear: 'exp_year' },
  ),
});

export type PaymentMethod = Infer<typeof paymentMethodStruct>;

export const customerStruct = fromWire(
  object({
    /** Owed before the next charge; a credit is negative. */
    balance: number(),
    invoiceSettings: fromWire(object({ defaultPaymentMethod: nullable(string()) }), {
      defaultPaymentMethod: 'default_payment_method',
    }),
  }),
  { invoiceSettings: 'invoice_settings' },
);

export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
  'canceled',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** An open payment. */
const attentionStruct = fromWire(
  object({
    amount: number(),
    currency: string(),
    invoice: string(),
    /** The provider's message about the card. */
    reason: nullable(string()),
    failedAt: nullable(number()),
    /** Until when Premium stays on. */
    until: nullable(number()),
    /** Charged or about to be, but not recorded yet; not charged again. */
    onItsWay: boolean(),
  }),
  { failedAt: 'failed_at', onItsWay: 'on_its_way' },
);

export type PaymentAttention = Infer<typeof attentionStruct>;

/** Instants are seconds since 1970; amounts are whole cents. */
export const subscriptionStruct = fromWire(
  object({
    id: string(),
    status: enums(subscriptionStatuses),
    created: number(),
    currentPeriodStart: number(),
    currentPeriodEnd: number(),
    cancelAt: nullable(number()),
    cancelAtPeriodEnd: boolean(),
    trialEnd: nullable(number()),
    /** Slug and id of the plan, as in the plans. */
    product: string(),
    price: string(),
    plan: nullable(enums(planIntervals)),
    /** What a cycle costs. */
    amount: number(),
    /** Charged with the next payment: less than `amount` with credit, more with debt; null when there is none. */
    nextAmount: nullable(number()),
    credit: number(),
    /** Already owed. */
    debt: number(),
    currency: string(),
    /** Id of the card that pays. */
    paymentMethod: nullable(string()),
    attention: nullable(attentionStruct),
  }),
  {
    currentPeriodStart: 'current_period_start',
    currentPeriodEnd: 'current_period_end',
    cancelAt: 'cancel_at',
    cancelAtPeriodEnd: 'cancel_at_period_end',
    trialEnd: 'trial_end',
    nextAmount: 'next_amount',
    paymentMethod: 'payment_method',
  },
);

export type Subscription = Infer<typeof subscriptionStruct>;

/** The statuses of a subscription that has not ended. */
export const liveStatuses = subscriptionStatuses.filter(
  (status) => status !== 'canceled' && status !== 'incomplete_expired',
);

export type LiveStatus = (typeof liveStatuses)[number];

/** Whether there is a subscription, and it has not ended. */
export function isLive<T extends Pick<Subscription, 'status'>>(
  subscription: T | null,
): subscription is T & { status: LiveStatus } {
  return liveStatuses.some((status) => status === subscription?.status);
}

const subscriptionModes = ['CREATE', 'RESUME', 'TRIALING', 'UPDATE'] as const;

export type SubscriptionMode = (typeof subscriptionModes)[number];

/** The mode of the subscription page; null is no subscription. */
export function subscriptionMode(
  subscription: Pick<Subscription, 'status' | 'cancelAt' | 'cancelAtPeriodEnd'> | null,
): SubscriptionMode {
  if (!isLive(subscription)) return 'CREATE';
  const { status, cancelAt, cancelAtPeriodEnd } = subscription;
  if (cancelAt || cancelAtPeriodEnd) return 'RESUME';
  return status === 'trialing' ? 'TRIALING' : 'UPDATE';
}

const paymentModes = ['sandbox', 'test', 'live'] as const;

export const paymentSettingsStruct = fromWire(
  object({
    mode: enums(paymentModes),
    publishableKey: string(),
    currency: string(),
    /** What one special offer costs, in whole cents. */
    offerPrice: number(),
    /** `product` replaces the plan's slug; `available` is false after the account's trial. */
    trial: object({ product: string(), days: number(), available: boolean() }),
  }),
  { publishableKey: 'publishable_key', offerPrice: 'offer_price' },
);

export type PaymentSettings = Infer<typeof paymentSettingsStruct>;

const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

const invoiceStruct = fromWire(
  object({
    id: string(),
    number: nullable(string()),
    /** Seconds. */
    date: number(),
    /** Below zero for a credit. */
    amount: number(),
    /** The part that was paid from credit. */
    fromCredit: number(),
    currency: string(),
    status: enums(invoiceStatuses),
    link: nullable(string()),
  }),
  { fromCredit: 'from_credit' },
);

export type Invoice = Infer<typeof invoiceStruct>;

export const invoicesStruct = array(invoiceStruct);

/** What a change of plan charges at once, and the credit afterwards; `prorationDate` fixes the amount. */
export const planChangeStruct = fromWire(
  object({
    amount: number(),
    currency: string(),
    credit: number(),
    nextPayment: number(),
    prorationDate: number(),
  }),
  { nextPayment: 'next_payment', prorationDate: 'proration_date' },
);

export type PlanChange = Infer<typeof planChangeStruct>;
