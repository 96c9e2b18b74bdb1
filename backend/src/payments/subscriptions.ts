import { genericTexts } from '@portal/domain';
import type Stripe from 'stripe';
import { invalid, notFound, Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { mirroredAnswer } from './answer.ts';
import { holding, ownCard } from './cards.ts';
import { giveUp } from './givingUp.ts';
import { LIVE, liveOf, type MirrorRow, mirror, subscriptionsOf } from './mirror.ts';
import { type Attempt, payOpen } from './openInvoice.ts';
import { dueNow, nowOf, readProrationDate } from './preview.ts';
import { ask } from './provider.ts';
import { findPlan, type PlanWish, planGone } from './wish.ts';

/* What is done to a subscription that is there. */

const onLive = <T>(
  strapi: Strapi,
  accountId: number | null,
  work: (live: Stripe.Subscription, account: MirrorRow) => Promise<T>,
): Promise<T> =>
  holding(strapi, accountId, async (account) => {
    const live = account.customer_id
      ? liveOf(await subscriptionsOf(strapi, account.customer_id))
      : undefined;
    if (!live) throw notFound();
    return work(live, account);
  });

const change = (
  strapi: Strapi,
  accountId: number | null,
  work: (live: Stripe.Subscription, account: MirrorRow) => Promise<unknown>,
) =>
  onLive(strapi, accountId, async (live, account) => {
    await work(live, account);
    return mirroredAnswer(strapi, account);
  });

const update = (strapi: Strapi, id: string, values: Stripe.SubscriptionUpdateParams) =>
  ask(strapi, (provider) => provider.subscriptions.update(id, values));

export const resume = (strapi: Strapi, accountId: number | null, paymentMethod: unknown) =>
  change(strapi, accountId, async (live, account) => {
    const { id } = await ownCard(strapi, account.customer_id, paymentMethod);
    await update(strapi, live.id, { cancel_at_period_end: false, default_payment_method: id });
  });

/** Whoever saw a trial or a first payment does not end what is paid for by now. */
const mustBeAsSeen = async (
  strapi: Strapi,
  account: MirrorRow,
  live: Stripe.Subscription,
  seen: unknown,
): Promise<void> => {
  if (seen === undefined || seen === live.status) return;
  if (!LIVE.some((status) => status === seen)) throw invalid(genericTexts.notValid('Status'));
  throw new Refusal('cancel-overtaken', {
    details: { latest: await mirroredAnswer(strapi, account) },
  });
};

export const cancel = (strapi: Strapi, accountId: number | null, seen: unknown) =>
  onLive(strapi, accountId, async (live, account) => {
    await mustBeAsSeen(strapi, account, live, seen);
    if (live.status === 'incomplete') return giveUp(strapi, account, live);
    await update(strapi, live.id, { cancel_at_period_end: true });
    return mirroredAnswer(strapi, account);
  });

interface Switch extends PlanWish {
  prorationDate: unknown;
  /** What was shown to be charged. */
  amount: unknown;
}

/** Nobody pays for a plan that ends before what was paid for, or another amount than was read. */
const mustCostAsSeen = async (
  strapi: Strapi,
  account: MirrorRow,
  live: Stripe.Subscription,
  price: string,
  { amount, date }: { amount: unknown; date: number },
): Promise<void> => {
  const ends = live.cancel_at_period_end || live.cancel_at !== null;
  if (!ends && (amount === undefined || amount === (await dueNow(strapi, live, price, date))))
    return;
  throw new Refusal('subscription-changed', {
    details: { latest: await mirroredAnswer(strapi, account) },
  });
};

/** What a subscription takes on with another plan: all of it, or nothing when it cannot be paid. */
const readSwitch = async (
  strapi: Strapi,
  account: MirrorRow,
  live: Stripe.Subscription,
  wish: Switch,
): Promise<Stripe.SubscriptionUpdateParams> => {
  if (wish.price === undefined) return {};
  const { plan, trial } = await findPlan(strapi, wish);
  if (trial) throw planGone();
  const [item] = live.items.data;
  if (!item || item.price.id === plan.id) return {};
  const date = await readProrationDate(strapi, live, wish.prorationDate);
  const seen = { amount: wish.amount, date: date ?? (await nowOf(strapi, live)) };
  await mustCostAsSeen(strapi, account, live, plan.id, seen);
  return {
    items: [{ id: item.id, price: plan.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    ...(date && live.status !== 'trialing' ? { proration_date: date } : {}),
  };
};

export const changeSubscription = (
  strapi: Strapi,
  accountId: number | null,
  wish: Switch & { paymentMethod: unknown },
  attempt: Attempt,
) =>
  change(strapi, accountId, async (live, account) => {
    const { id } = await ownCard(strapi, account.customer_id, wish.paymentMethod);
    const next = await readSwitch(strapi, account, live, wish);
    try {
      await payOpen(strapi, live, id, attempt);
    } catch (error) {
      await mirror(strapi, account);
      throw error;
    }
    // In one call, so that a card which is declined for the new plan does not pay for the former one from now on.
    await update(strapi, live.id, { ...next, default_payment_method: id });
  });
