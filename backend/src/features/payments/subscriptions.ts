import { genericTexts } from '@portal/domain';
import type Stripe from 'stripe';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { holdingOpen, ownCard } from './cards.ts';
import { invoiceOf, LIVE, type MirrorRow, mirror, readLive } from './mirror.ts';
import { dueNow, nowOf, readProrationDate } from './preview.ts';
import { actionNeeded, ask, cardDecline, idOf, onItsWay } from './provider.ts';
import { mirroredResponse, paymentOf, subscriptionResponse } from './response.ts';
import { findPlan, planGone, type RequestedPlan } from './subscribing.ts';

/** Voids an invoice. Returns false if it was paid in the meantime. */
const isVoided = async (strapi: Strapi, invoice: Stripe.Invoice | null): Promise<boolean> => {
  if (!invoice?.id || invoice.status === 'void') return true;
  const { id } = invoice;
  try {
    await ask(strapi, (provider) => provider.invoices.voidInvoice(id));
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.reason === 'provider-rejected') return false;
    throw error;
  }
};

/** Voiding the first invoice may already have ended the subscription. */
const end = async (strapi: Strapi, id: string): Promise<Stripe.Subscription> => {
  try {
    return await ask(strapi, (provider) => provider.subscriptions.cancel(id));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return ask(strapi, (provider) => provider.subscriptions.retrieve(id));
  }
};

/** Cancels a subscription without a first payment immediately, so that another plan can be chosen. */
const cancelIncomplete = async (strapi: Strapi, account: MirrorRow, live: Stripe.Subscription) => {
  const invoice = invoiceOf(live);
  const payment = await paymentOf(strapi, invoice);
  // Paid; the invoice is updated next.
  const paid = payment?.status === 'succeeded' || payment?.status === 'processing';
  if (paid || !(await isVoided(strapi, invoice))) {
    await mirror(strapi, account);
    throw new HttpError('payment-agreed');
  }
  const ended = await end(strapi, live.id);
  await mirror(strapi, account);
  return subscriptionResponse(strapi, ended);
};

/** Whether this attempt was sent to the bank before; then the bank's response ends it. */
interface Attempt {
  asked: () => Promise<boolean>;
  note: () => Promise<unknown>;
}

/** Charges a card for the open invoice. A failed authentication is not repeated in the same attempt. */
const payOpen = async (
  strapi: Strapi,
  live: Stripe.Subscription,
  card: string,
  attempt: Attempt,
): Promise<void> => {
  const invoice = invoiceOf(live);
  if (invoice?.status !== 'open' || !invoice.id) return;
  const { id } = invoice;
  const before = await paymentOf(strapi, invoice);
  if (before?.status === 'succeeded') return;
  if (before?.status === 'processing') {
    // A payment with another card does not end this attempt.
    if (idOf(before.payment_method) === card) await attempt.note();
    throw onItsWay();
  }
  const asked = await attempt.asked();
  const rejected = before?.last_payment_error;
  if (asked && before?.status === 'requires_payment_method' && rejected)
    throw cardDecline(rejected);
  if (!(asked && before?.status === 'requires_action')) {
    try {
      const how = { payment_method: card, off_session: false };
      const { status } = await ask(strapi, (provider) => provider.invoices.pay(id, how));
      if (status === 'paid') return;
    } catch (error) {
      const after = await paymentOf(strapi, invoice);
      if (after?.status !== 'requires_action') throw error;
    }
  }
  const waiting = await paymentOf(strapi, invoice);
  await attempt.note();
  if (waiting?.status !== 'requires_action') throw onItsWay();
  throw actionNeeded(waiting.client_secret, { paymentIntent: waiting.id });
};

const onLive = <T>(
  strapi: Strapi,
  accountId: number | null,
  work: (live: Stripe.Subscription, account: MirrorRow) => Promise<T>,
): Promise<T> =>
  holdingOpen(strapi, accountId, async (account) => {
    const live = await readLive(strapi, account.customer_id);
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
    return mirroredResponse(strapi, account);
  });

const update = (strapi: Strapi, id: string, values: Stripe.SubscriptionUpdateParams) =>
  ask(strapi, (provider) => provider.subscriptions.update(id, values));

export const resume = (strapi: Strapi, accountId: number | null, paymentMethod: unknown) =>
  change(strapi, accountId, async (live, account) => {
    const { id } = await ownCard(strapi, account.customer_id, paymentMethod);
    await update(strapi, live.id, { cancel_at_period_end: false, default_payment_method: id });
  });

/** Rejects a cancellation if the status the user saw is outdated. */
const mustBeAsSeen = async (
  strapi: Strapi,
  account: MirrorRow,
  live: Stripe.Subscription,
  seen: unknown,
): Promise<void> => {
  if (seen === undefined || seen === live.status) return;
  if (!LIVE.some((status) => status === seen))
    throw invalid(genericTexts.notValid(m.label_status()));
  throw new HttpError('cancel-overtaken', {
    details: { latest: await mirroredResponse(strapi, account) },
  });
};

export const cancel = (strapi: Strapi, accountId: number | null, seen: unknown) =>
  onLive(strapi, accountId, async (live, account) => {
    await mustBeAsSeen(strapi, account, live, seen);
    if (live.status === 'incomplete') return cancelIncomplete(strapi, account, live);
    await update(strapi, live.id, { cancel_at_period_end: true });
    return mirroredResponse(strapi, account);
  });

/**
 * Cancels the subscription of an account that is being deleted, if there is one: nothing is charged from now on. Call it
 * holding the account's lock. Returns what resumes it.
 */
export const cancelHeld = async (
  strapi: Strapi,
  account: MirrorRow,
): Promise<() => Promise<unknown>> => {
  const live = await readLive(strapi, account.customer_id);
  const none = async () => undefined;
  if (!live || live.cancel_at_period_end) return none;
  if (live.status === 'incomplete') {
    await cancelIncomplete(strapi, account, live);
    return none;
  }
  await update(strapi, live.id, { cancel_at_period_end: true });
  await mirror(strapi, account);
  return () => update(strapi, live.id, { cancel_at_period_end: false });
};

interface Switch extends RequestedPlan {
  prorationDate: unknown;
  /** The amount shown to the user. */
  amount: unknown;
}

/** Rejects a change if the subscription ends, or if it would charge another amount than was shown. */
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
  throw new HttpError('subscription-changed', {
    details: { latest: await mirroredResponse(strapi, account) },
  });
};

/** The update for another plan. It fails completely if it cannot be paid. */
const readSwitch = async (
  strapi: Strapi,
  account: MirrorRow,
  live: Stripe.Subscription,
  requestedPlan: Switch,
): Promise<Stripe.SubscriptionUpdateParams> => {
  if (requestedPlan.price === undefined) return {};
  const { plan, trial } = await findPlan(strapi, requestedPlan);
  if (trial) throw planGone();
  const [item] = live.items.data;
  if (!item || item.price.id === plan.id) return {};
  const date = await readProrationDate(strapi, live, requestedPlan.prorationDate);
  const seen = { amount: requestedPlan.amount, date: date ?? (await nowOf(strapi, live)) };
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
  requestedPlan: Switch & { paymentMethod: unknown },
  attempt: Attempt,
) =>
  change(strapi, accountId, async (live, account) => {
    const { id } = await ownCard(strapi, account.customer_id, requestedPlan.paymentMethod);
    const next = await readSwitch(strapi, account, live, requestedPlan);
    try {
      await payOpen(strapi, live, id, attempt);
    } catch (error) {
      await mirror(strapi, account);
      throw error;
    }
    // In one call, so that a card declined for the new plan does not become the card of the old one.
    await update(strapi, live.id, { ...next, default_payment_method: id });
  });
