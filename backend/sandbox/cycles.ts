import type { Stripe } from 'stripe';
import type { Line } from './draftInvoice.ts';
import { idOf, mustGet, type World } from './world.ts';

/* What a cycle costs, when it ends and which card pays for it. */

export const OVER = ['canceled', 'incomplete_expired'];

/** One cycle on, on the same day of the month where there is one. */
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

/** The card that pays: the subscription's own, else the customer's. */
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

/** A change between plans of different length begins a new cycle; what is left of the old one is taken off. */
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
