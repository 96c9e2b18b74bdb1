import type Stripe from 'stripe';
import type { Actor } from '../../base/actor.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { holdingOpen, keyFor, ownCard } from './cards.ts';
import {
  invoiceOf,
  liveOf,
  type MirrorRow,
  mirror,
  subscriptionsOf,
  writeAccount,
} from './mirror.ts';
import { planOfPrice, TRIAL_PRODUCT } from './plans.ts';
import { actionNeeded, ask, cardDecline, onItsWay } from './provider.ts';
import { mirroredResponse, paymentOf } from './response.ts';
import { TRIAL_DAYS } from './settings.ts';

export interface RequestedPlan {
  product: unknown;
  price: unknown;
}

export const planGone = (): HttpError => new HttpError('plan-missing');

export const findPlan = async (strapi: Strapi, { product, price }: RequestedPlan) => {
  const plan = await planOfPrice(strapi, price);
  const trial = product === TRIAL_PRODUCT;
  if (!plan || !(trial || product === plan.slug)) throw planGone();
  return { plan, trial };
};

/** The requested plan of an attempt, stored with the subscription. A later change of plan keeps it. */
const askedIn = ({ price, trial }: { price: string; trial: boolean }): string =>
  trial ? `${price}:trial` : price;

/** Whether the first payment failed, so that the subscription never started. */
const isRejectedFirst = (subscription: Stripe.Subscription): boolean => {
  const invoice = invoiceOf(subscription);
  return invoice?.billing_reason === 'subscription_create' && invoice.status !== 'paid';
};

/** A failed first payment cancels the subscription; one that needs authentication waits for it. */
const settleFirst = async (
  strapi: Strapi,
  account: MirrorRow,
  subscription: Stripe.Subscription,
) => {
  if (subscription.status !== 'incomplete') return mirroredResponse(strapi, account);
  const payment = await paymentOf(strapi, invoiceOf(subscription));
  if (payment?.status === 'requires_action') {
    await mirror(strapi, account);
    throw actionNeeded(payment.client_secret, { paymentIntent: payment.id });
  }
  // Paid just now; the subscription is updated next.
  if (payment?.status === 'succeeded') return mirroredResponse(strapi, account);
  if (payment?.status === 'processing') {
    await mirror(strapi, account);
    throw onItsWay();
  }
  await ask(strapi, (provider) => provider.subscriptions.cancel(subscription.id));
  await mirror(strapi, account);
  throw cardDecline(payment?.last_payment_error ?? {});
};

const create = (
  strapi: Strapi,
  account: MirrorRow,
  requestedPlan: { card: string; price: string; trial: boolean; attempt: string },
): Promise<Stripe.Subscription> =>
  ask(strapi, (provider) =>
    provider.subscriptions.create(
      {
        customer: account.customer_id ?? '',
        items: [{ price: requestedPlan.price }],
        default_payment_method: requestedPlan.card,
        payment_behavior: 'allow_incomplete',
        payment_settings: { payment_method_types: ['card'] },
        billing_mode: { type: 'flexible' },
        metadata: {
          account: String(account.id),
          attempt: requestedPlan.attempt,
          asked: askedIn(requestedPlan),
        },
        ...(requestedPlan.trial
          ? {
              trial_period_days: TRIAL_DAYS,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
            }
          : {}),
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: keyFor(account, 'subscribe', requestedPlan.attempt) },
    ),
  );

export const subscribe = (
  strapi: Strapi,
  actor: Actor,
  requestedPlan: RequestedPlan & { paymentMethod: unknown },
  attempt: string,
) => {
  return holdingOpen(strapi, actor.accountId, async (account) => {
    const { plan, trial } = await findPlan(strapi, requestedPlan);
    const card = await ownCard(strapi, account.customer_id, requestedPlan.paymentMethod);
    const all = await subscriptionsOf(strapi, account.customer_id ?? '');
    const live = liveOf(all);
    const known = all.find(({ metadata }) => metadata.attempt === attempt);
    const { asked } = known?.metadata ?? {};
    // Older subscriptions have no `asked` and count as the same.
    if (asked && asked !== askedIn({ price: plan.id, trial })) {
      throw new HttpError('key-reused');
    }
    // The same attempt again, after a lost response or an authentication.
    if (live?.metadata.attempt === attempt) return settleFirst(strapi, account, live);
    if (live) {
      await mirror(strapi, account);
      throw new HttpError('already-subscribed');
    }
    const tried = all.some(({ trial_start: start }) => start !== null);
    if (trial && (tried || account.trial_used_at)) {
      throw new HttpError('trial-used');
    }
    if (known && !isRejectedFirst(known)) {
      throw new HttpError('attempt-ended');
    }
    if (known) {
      const payment = await paymentOf(strapi, invoiceOf(known));
      throw cardDecline(payment?.last_payment_error ?? {});
    }
    const made = await create(strapi, account, { card: card.id, price: plan.id, trial, attempt });
    if (trial) await writeAccount(strapi, account.id, { trial_used_at: new Date() });
    return settleFirst(strapi, account, made);
  });
};
