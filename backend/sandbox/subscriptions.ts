import type { Stripe } from 'stripe';
import { cardOf, cycleEnd, itemOf, OVER, switchLines, wholeCycle } from './cycles.ts';
import { draftInvoice, type Line } from './draftInvoice.ts';
import { finalize, intentOf, payInvoice, voidInvoice } from './invoices.ts';
import { newSubscription } from './newSubscription.ts';
import { ApiError, badRequest, type Params } from './request.ts';
import { DAY, emit, idOf, mustGet, nowFor, type World } from './world.ts';

/* Beginning, changing and ending a subscription. What happens to it by itself is in renewals.ts. */

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
  const beginning = { customer, price, now, end, trialEnd };
  const subscription = world.store.add('subscription', newSubscription(beginning, params));
  emit(world, 'customer.subscription.created', subscription);
  const first =
    trialEnd === null ? wholeCycle(price, now) : { ...wholeCycle(price, now), amount: 0, end };
  bill(world, subscription, 'subscription_create', [first]);
  return subscription;
};

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export const bill = (
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
