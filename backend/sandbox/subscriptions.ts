import type { Stripe } from 'stripe';
import {
  draftInvoice,
  finalize,
  intentOf,
  type Line,
  payInvoice,
  type Reason,
  voidInvoice,
} from './invoices.ts';
import { ApiError, badRequest, type Params } from './request.ts';
import { DAY, emit, idOf, mustGet, newId, nowFor, nulls, randomText, type World } from './store.ts';

/* Creating, changing and cancelling subscriptions. */

export const OVER = ['canceled', 'incomplete_expired'];

/** One cycle later, on the same day of the month where it exists. */
export const cycleEnd = (start: number, price: Stripe.Price): number => {
  const { interval, interval_count: count } = price.recurring ?? {
    interval: 'month',
    interval_count: 1,
  };
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1));
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime() / 1000;
};

export const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has an item.');
  return item;
};

/** The subscription's own card, else the customer's default. */
export const cardOf = (world: World, subscription: Stripe.Subscription): string | null =>
  idOf(subscription.default_payment_method) ??
  idOf(
    mustGet(world, 'customer', idOf(subscription.customer) ?? '').invoice_settings
      .default_payment_method,
  );

export const wholeCycle = (price: Stripe.Price, start: number): Line => ({
  amount: price.unit_amount ?? 0,
  description: 'Premium',
  price,
  start,
  end: cycleEnd(start, price),
  proration: false,
});

/** A change of plan starts a new cycle and credits the unused part of the old one. */
export const switchLines = (
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  now: number,
): Line[] => {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.min(1, Math.max(0, end - now) / (end - start));
  return [
    {
      amount: -Math.round((item.price.unit_amount ?? 0) * left),
      description: 'Unused time',
      price: item.price,
      start: now,
      end,
      proration: true,
    },
    wholeCycle(price, now),
  ];
};

/** A subscription before its first invoice. `end`: of the first cycle, or of the trial. */
const newSubscription = (
  customer: Stripe.Customer,
  price: Stripe.Price,
  { now, end, trialEnd }: { now: number; end: number; trialEnd: number | null },
  params: Params,
): Stripe.Subscription => {
  const id = newId('subscription');
  return {
    id,
    object: 'subscription',
    ...nulls('application application_fee_percent billing_cycle_anchor_config billing_thresholds'),
    ...nulls('cancel_at canceled_at customer_account days_until_due default_source description'),
    ...nulls('ended_at latest_invoice managed_payments next_pending_invoice_item_invoice'),
    ...nulls('on_behalf_of pause_collection pending_invoice_item_interval pending_setup_intent'),
    ...nulls('pending_update schedule transfer_data'),
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: end,
    billing_mode: { flexible: null, type: params.text('billing_mode.type') ?? 'flexible' },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: params.text('default_payment_method'),
    discounts: [],
    invoice_settings: {
      ...nulls('account_tax_ids custom_fields description footer'),
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: `si_${randomText(14)}`,
          object: 'subscription_item',
          billing_thresholds: null,
          created: now,
          current_period_end: end,
          current_period_start: now,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: {
            id: price.id,
            object: 'plan',
            active: true,
            amount: price.unit_amount,
            ...nulls('amount_decimal meter nickname tiers_mode transform_usage trial_period_days'),
            billing_scheme: 'per_unit',
            created: price.created,
            currency: price.currency,
            interval: price.recurring?.interval ?? 'month',
            interval_count: price.recurring?.interval_count ?? 1,
            livemode: false,
            metadata: {},
            product: idOf(price.product),
            usage_type: 'licensed',
          },
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata: params.pairs('metadata'),
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: idOf(customer.test_clock),
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'cancel' },
    },
    trial_start: trialEnd === null ? null : now,
  };
};

export const changed = (world: World, subscription: Stripe.Subscription): Stripe.Subscription => {
  emit(world, 'customer.subscription.updated', subscription);
  return subscription;
};

export const createSubscription = (world: World, params: Params): Stripe.Subscription => {
  const customer = mustGet(world, 'customer', params.must('customer'));
  const price = mustGet(world, 'price', params.first('items').must('price'));
  const now = nowFor(world, customer);
  const days = params.number('trial_period_days');
  const trialEnd = days === null ? params.number('trial_end') : now + days * DAY;
  const end = trialEnd ?? cycleEnd(now, price);
  const made = newSubscription(customer, price, { now, end, trialEnd }, params);
  const subscription = world.store.add('subscription', made);
  emit(world, 'customer.subscription.created', subscription);
  const first =
    trialEnd === null ? wholeCycle(price, now) : { ...wholeCycle(price, now), amount: 0, end };
  bill(world, subscription, 'subscription_create', [first]);
  return subscription;
};

export const bill = (
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
  lines: readonly Line[],
): ApiError | null => {
  const invoice = draftInvoice(world, subscription, reason, lines);
  subscription.latest_invoice = invoice.id;
  finalize(world, invoice);
  return payInvoice(world, invoice, cardOf(world, subscription));
};

const changePlan = (world: World, subscription: Stripe.Subscription, params: Params): void => {
  const id = params.first('items').text('price');
  const item = itemOf(subscription);
  if (id === null || id === item.price.id) return;
  const price = mustGet(world, 'price', id);
  const now = params.number('proration_date') ?? nowFor(world, idOf(subscription.customer));
  const lines = switchLines(subscription, price, now);
  item.price = price;
  Object.assign(item.plan, { id, amount: price.unit_amount, ...price.recurring });
  if (subscription.status === 'trialing') return;
  item.current_period_start = now;
  item.current_period_end = cycleEnd(now, price);
  subscription.billing_cycle_anchor = now;
  const error = bill(world, subscription, 'subscription_update', lines);
  const open = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  if (params.text('payment_behavior') !== 'error_if_incomplete' || open?.status !== 'open') return;
  if (error) throw error;
  throw new ApiError(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message:
      'Payment for this subscription requires additional user action before it can be completed successfully.',
    payment_intent: open && intentOf(world, open),
  });
};

export const updateSubscription = (
  world: World,
  id: string,
  params: Params,
): Stripe.Subscription => {
  const subscription = mustGet(world, 'subscription', id);
  if (OVER.includes(subscription.status)) {
    throw badRequest(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  const card = params.text('default_payment_method');
  if (card !== null) {
    if (idOf(mustGet(world, 'payment_method', card).customer) !== idOf(subscription.customer)) {
      throw badRequest(
        'The payment method must be attached to the customer.',
        'default_payment_method',
      );
    }
    subscription.default_payment_method = card;
  }
  if (params.has('cancel_at_period_end')) {
    const ends = params.flag('cancel_at_period_end');
    const { current_period_end: end } = itemOf(subscription);
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? end : null;
    subscription.canceled_at = ends ? nowFor(world, idOf(subscription.customer)) : null;
  }
  changePlan(world, subscription, params);
  return changed(world, subscription);
};

export const cancelSubscription = (
  world: World,
  subscription: Stripe.Subscription,
): Stripe.Subscription => {
  const now = nowFor(world, idOf(subscription.customer));
  const invoice = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  if (subscription.status === 'incomplete' && invoice) voidInvoice(world, invoice);
  if (invoice) invoice.next_payment_attempt = null;
  Object.assign(subscription, { status: 'canceled', canceled_at: now, ended_at: now });
  emit(world, 'customer.subscription.deleted', subscription);
  return subscription;
};
