import {
  boolean,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { fromWire } from './names.ts';

export const cardDataStruct = object({
  customer: nullable(string()),
  subscription: nullable(string()),
  payment: nullable(string()),
  active: boolean(),
});

/** What the card provider knows of the user. */
export type CardData = Infer<typeof cardDataStruct>;

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
    invoiceSettings: fromWire(object({ defaultPaymentMethod: nullable(string()) }), {
      defaultPaymentMethod: 'default_payment_method',
    }),
  }),
  { invoiceSettings: 'invoice_settings' },
);

export type Customer = Infer<typeof customerStruct>;

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

/** Instants are seconds, as the card provider counts them. */
export const subscriptionStruct = fromWire(
  object({
    status: enums(subscriptionStatuses),
    created: number(),
    currentPeriodStart: number(),
    currentPeriodEnd: number(),
    cancelAt: optional(nullable(number())),
    cancelAtPeriodEnd: optional(boolean()),
  }),
  {
    currentPeriodStart: 'current_period_start',
    currentPeriodEnd: 'current_period_end',
    cancelAt: 'cancel_at',
    cancelAtPeriodEnd: 'cancel_at_period_end',
  },
);

export type Subscription = Infer<typeof subscriptionStruct>;

export const subscriptionModes = ['CREATE', 'RESUME', 'TRIALING', 'UPDATE'] as const;

export type SubscriptionMode = (typeof subscriptionModes)[number];

/** What the subscription page offers; null stands for no subscription. */
export function subscriptionMode(subscription: Subscription | null): SubscriptionMode {
  if (!subscription) return 'CREATE';
  const { status, cancelAt, cancelAtPeriodEnd } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return 'CREATE';
  if (cancelAt || cancelAtPeriodEnd) return 'RESUME';
  return status === 'trialing' ? 'TRIALING' : 'UPDATE';
}

/** True when a payment is missing and the page should say so. */
export function needsPayment(subscription: Subscription | null): boolean {
  return (
    subscription !== null &&
    ['past_due', 'unpaid', 'incomplete', 'paused'].includes(subscription.status)
  );
}
