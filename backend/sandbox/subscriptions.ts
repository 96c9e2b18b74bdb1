import type { Stripe } from 'stripe';
import {
  draftInvoice,
  finalize,
  intentOf,
  type Line,
  payInvoice,
  retryLater,
  voidInvoice,
} from './invoices.ts';
import { ApiError, badRequest, type Params } from './request.ts';
import { newId, randomText } from './store.ts';
import { DAY, during, emit, idOf, mustGet, nowFor, timeOf, type World } from './world.ts';

/** An unpaid first payment is given up after so long. */
const INCOMPLETE_FOR = 23 * 3600;
const OVER = ['canceled', 'incomplete_expired'];

/** One cycle on, on the same day of the month where there is one. */
const cycleEnd = (start: number, price: Stripe.Price): number => {
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

const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('A subscription has an item.');
  return item;
};

/** The card that pays: the subscription's own, else the customer's. */
const cardOf = (world: World, subscription: Stripe.Subscription): string | null =>
  idOf(subscription.default_payment_method) ??
  idOf(
    mustGet(world, 'customer', idOf(subscription.customer) ?? '').invoice_settings
      .default_payment_method,
  );

const wholeCycle = (price: Stripe.Price, start: number): Line => ({
  amount: price.unit_amount ?? 0,
  description: 'Premium',
  price,
  start,
  end: cycleEnd(start, price),
  proration: false,
});

const changed = (world: World, subscription: Stripe.Subscription): Stripe.Subscription => {
  emit(world, 'customer.subscription.updated', subscription);
  return subscription;
};

export const createSubscription = (world: World, params: Params): Stripe.Subscription => {
  const customer = mustGet(world, 'customer', params.must('customer'));
  const price = mustGet(world, 'price', params.first('items').must('price'));
  const now = nowFor(world, customer);
  const days = params.number('trial_period_days');
  const trialEnd = days === null ? params.number('trial_end') : now + days * DAY;
  const id = newId('subscription');
  const end = trialEnd ?? cycleEnd(now, price);
  const subscription = world.store.add('subscription', {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: end,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: params.text('billing_mode.type') ?? 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: params.text('default_payment_method'),
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
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
            amount_decimal: null,
            billing_scheme: 'per_unit',
            created: price.created,
            currency: price.currency,
            interval: price.recurring?.interval ?? 'month',
            interval_count: price.recurring?.interval_count ?? 1,
            livemode: false,
            metadata: {},
            meter: null,
            nickname: null,
            product: idOf(price.product),
            tiers_mode: null,
            transform_usage: null,
            trial_period_days: null,
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
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: params.pairs('metadata'),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd === null ? 'incomplete' : 'trialing',
    test_clock: idOf(customer.test_clock),
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'cancel' },
    },
    trial_start: trialEnd === null ? null : now,
  });
  emit(world, 'customer.subscription.created', subscription);
  const first =
    trialEnd === null ? wholeCycle(price, now) : { ...wholeCycle(price, now), amount: 0, end };
  bill(world, subscription, 'subscription_create', [first]);
  return subscription;
};

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

const bill = (
  world: World,
  subscription: Stripe.Subscription,
  reason: Reason,
  lines: readonly Line[],
): ApiError | null => {
  const invoice = draftInvoice(world, subscription, { reason, lines });
  subscription.latest_invoice = invoice.id;
  finalize(world, invoice);
  return payInvoice(world, invoice, cardOf(world, subscription));
};

/** A change between plans of different length begins a new cycle; what is left of the old one is taken off. */
export const switchLines = (
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  now: number,
): Line[] => {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const left = Math.max(0, end - now) / (end - start);
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

const renew = (world: World, subscription: Stripe.Subscription): void => {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const ends = subscription.cancel_at_period_end;
  if (ends || (subscription.status === 'trialing' && cardOf(world, subscription) === null)) {
    cancelSubscription(world, subscription);
    return;
  }
  item.current_period_start = start;
  item.current_period_end = cycleEnd(start, item.price);
  subscription.status = 'active';
  bill(world, subscription, 'subscription_cycle', [wholeCycle(item.price, start)]);
  changed(world, subscription);
  afterTry(world, subscription);
};

const afterTry = (world: World, subscription: Stripe.Subscription): void => {
  const invoice = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  if (invoice?.status !== 'open') return;
  if (!retryLater(world, invoice)) {
    cancelSubscription(world, subscription);
    return;
  }
  subscription.status = 'past_due';
  changed(world, subscription);
};

interface Due {
  at: number;
  work: () => void;
}

const nextOf = (world: World, subscription: Stripe.Subscription): Due | null => {
  if (OVER.includes(subscription.status)) return null;
  if (subscription.status === 'incomplete') {
    const expire = () => {
      const invoice = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
      if (invoice) voidInvoice(world, invoice);
      subscription.status = 'incomplete_expired';
      changed(world, subscription);
    };
    return { at: subscription.created + INCOMPLETE_FOR, work: expire };
  }
  const invoice = world.store.get('invoice', idOf(subscription.latest_invoice) ?? '');
  const again = invoice?.status === 'open' ? invoice.next_payment_attempt : null;
  const renewal = itemOf(subscription).current_period_end;
  if (!invoice || again === null || again > renewal) {
    return { at: renewal, work: () => renew(world, subscription) };
  }
  const retry = () => {
    payInvoice(world, invoice, cardOf(world, subscription));
    afterTry(world, subscription);
  };
  return { at: again, work: retry };
};

const bringUpTo = (world: World, subscription: Stripe.Subscription, time: number): void => {
  for (;;) {
    const due = nextOf(world, subscription);
    if (!due || due.at > time) return;
    during(world, due.at, due.work);
  }
};

/** Makes up for everything that fell due since the last call; customers on a test clock wait for it. */
export const tick = (world: World): void => {
  for (const subscription of world.store.all('subscription')) {
    if (subscription.test_clock === null) bringUpTo(world, subscription, timeOf(world));
  }
};

export const advanceClock = (
  world: World,
  id: string,
  params: Params,
): Stripe.TestHelpers.TestClock => {
  const clock = mustGet(world, 'test_clock', id);
  const time = params.number('frozen_time') ?? 0;
  if (time <= clock.frozen_time) throw badRequest('A clock goes forward only.', 'frozen_time');
  for (const subscription of world.store.all('subscription')) {
    if (idOf(subscription.test_clock) === id) bringUpTo(world, subscription, time);
  }
  clock.frozen_time = time;
  return clock;
};
