import type { Stripe } from 'stripe';
import { payInvoice, retryLater, voidInvoice } from './invoices.ts';
import { badRequest, type Params } from './request.ts';
import { during, idOf, mustGet, timeOf, type World } from './store.ts';
import {
  bill,
  cancelSubscription,
  cardOf,
  changed,
  cycleEnd,
  itemOf,
  OVER,
  wholeCycle,
} from './subscriptions.ts';

/* What happens to subscriptions over time: renewals, retries, expiry. */

/** Seconds until an unpaid first invoice expires. */
const INCOMPLETE_FOR = 23 * 3600;

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

/** Catches up on everything due since the last call, except for customers on a test clock. */
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
