import type Stripe from 'stripe';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { balanceOf, readLive } from './mirror.ts';
import { planOfPrice } from './plans.ts';
import { ask, idOf } from './provider.ts';
import { planGone } from './subscribing.ts';

const askProvider = (strapi: Strapi, live: Stripe.Subscription, price: string, date: number) =>
  ask(strapi, (provider) =>
    provider.invoices.createPreview({
      customer: idOf(live.customer) ?? '',
      subscription: live.id,
      subscription_details: {
        items: live.items.data.slice(0, 1).map(({ id }) => ({ id, price })),
        proration_behavior: 'always_invoice',
        proration_date: date,
      },
    }),
  );

/** Cents that a change of plan charges immediately. `date` is the proration date, in seconds. */
export const dueNow = async (
  strapi: Strapi,
  live: Stripe.Subscription,
  price: string,
  date: number,
): Promise<number> => {
  if (live.status === 'trialing') return 0;
  return (await askProvider(strapi, live, price, date)).amount_due;
};

/** What a change of plan would charge immediately (nothing in a trial), and the credit afterwards. */
export const previewChange = async (strapi: Strapi, customer: string | null, price: unknown) => {
  const live = await readLive(strapi, customer);
  if (!live) throw notFound();
  const plan = await planOfPrice(strapi, price);
  const [item] = live.items.data;
  if (!plan || !item) throw planGone();
  const now = await nowOf(strapi, live);
  if (live.status === 'trialing' || item.price.id === plan.id) {
    return {
      amount: 0,
      currency: live.currency,
      credit: Math.max(0, -balanceOf(live)),
      next_payment: item.current_period_end,
      proration_date: now,
    };
  }
  const preview = await askProvider(strapi, live, plan.id, now);
  const ends = preview.lines.data
    .filter(({ amount }) => amount > 0)
    .map(({ period }) => period.end);
  return {
    amount: preview.amount_due,
    currency: preview.currency,
    // Its ending balance is unknown until it is finalized.
    credit: Math.max(0, -(preview.starting_balance + preview.total)),
    next_payment: Math.max(now, ...ends),
    proration_date: now,
  };
};

const SHOWN_FOR = 3600;

/**
 * The proration date of a preview from the last hour, in seconds; null if none is given. An arbitrary date would refund time
 * that was used.
 */
export const readProrationDate = async (
  strapi: Strapi,
  live: Stripe.Subscription,
  given: unknown,
): Promise<number | null> => {
  if (given === undefined || given === null) return null;
  const now = await nowOf(strapi, live);
  if (typeof given === 'number' && Number.isInteger(given)) {
    if (given <= now && given >= now - SHOWN_FOR) return given;
  }
  throw new HttpError('quote-expired');
};

/** Seconds; a customer with a test clock has the clock's time. */
export const nowOf = async (
  strapi: Strapi,
  { test_clock: clock }: Stripe.Subscription,
): Promise<number> => {
  const id = typeof clock === 'string' ? clock : clock?.id;
  if (!id) return Math.floor(Date.now() / 1000);
  const found = await ask(strapi, (provider) => provider.testHelpers.testClocks.retrieve(id));
  return found.frozen_time;
};
