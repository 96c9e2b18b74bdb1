import type Stripe from 'stripe';
import { planOfPrice, TRIAL_PRODUCT } from '../api/plan/services/plans.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { paymentOf, subscriptionAnswer } from './answer.ts';
import { holding, keyFor, ownCard } from './cards.ts';
import { giveUp } from './giving-up.ts';
import {
  invoiceOf,
  liveOf,
  type MirrorRow,
  mirror,
  subscriptionsOf,
  writeAccount,
} from './mirror.ts';
import { readProrationDate } from './preview.ts';
import { actionNeeded, ask, cardRefusal, idOf, onItsWay } from './provider.ts';

export interface Wish {
  paymentMethod: unknown;
  product: unknown;
  price: unknown;
}

const INELIGIBLE =
  'Super Admin accounts are ineligible for paid account subscriptions. All premium features are already available.';
const PLAN_GONE = 'The plan is not available.';

const findPlan = async (strapi: Strapi, { product, price }: Omit<Wish, 'paymentMethod'>) => {
  const plan = await planOfPrice(strapi, price);
  const trial = product === TRIAL_PRODUCT;
  if (!plan || !(trial || product === plan.slug)) throw new Refusal(400, PLAN_GONE);
  return { plan, trial };
};

const finish = async (strapi: Strapi, account: MirrorRow) => {
  const live = await mirror(strapi, account);
  if (!live) throw notFound();
  return subscriptionAnswer(strapi, live);
};

/** A first payment that failed leaves no subscription behind; one the bank asks about waits for the answer. */
const settleFirst = async (
  strapi: Strapi,
  account: MirrorRow,
  subscription: Stripe.Subscription,
) => {
  if (subscription.status !== 'incomplete') return finish(strapi, account);
  const payment = await paymentOf(strapi, invoiceOf(subscription));
  if (payment?.status === 'requires_action') {
    await mirror(strapi, account);
    throw actionNeeded(payment.client_secret, { paymentIntent: payment.id });
  }
  // Paid a moment ago; the subscription hears of it next.
  if (payment?.status === 'succeeded') return finish(strapi, account);
  if (payment?.status === 'processing') {
    await mirror(strapi, account);
    throw onItsWay();
  }
  await ask(strapi, (provider) => provider.subscriptions.cancel(subscription.id));
  await mirror(strapi, account);
  throw cardRefusal(payment?.last_payment_error ?? {});
};

const create = (
  strapi: Strapi,
  account: MirrorRow,
  wish: { card: string; price: string; trial: boolean; attempt: string },
): Promise<Stripe.Subscription> =>
  ask(strapi, (provider) =>
    provider.subscriptions.create(
      {
        customer: account.customer_id ?? '',
        items: [{ price: wish.price }],
        default_payment_method: wish.card,
        payment_behavior: 'allow_incomplete',
        payment_settings: { payment_method_types: ['card'] },
        billing_mode: { type: 'flexible' },
        metadata: { account: String(account.id), attempt: wish.attempt },
        ...(wish.trial
          ? {
              trial_period_days: settings.payments.trialDays,
              trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
            }
          : {}),
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: keyFor(account, 'subscribe', wish.attempt) },
    ),
  );

export const subscribe = (
  strapi: Strapi,
  actor: { admin: boolean; accountId: number | null },
  wish: Wish,
  attempt: string,
) => {
  if (actor.admin) throw new Refusal(400, INELIGIBLE);
  return holding(strapi, actor.accountId, async (account) => {
    const { plan, trial } = await findPlan(strapi, wish);
    const card = await ownCard(strapi, account.customer_id, wish.paymentMethod);
    const all = await subscriptionsOf(strapi, account.customer_id ?? '');
    const live = liveOf(all);
    // The same attempt again: its answer was lost, or the bank has asked meanwhile.
    if (live?.metadata.attempt === attempt) return settleFirst(strapi, account, live);
    if (live) {
      await mirror(strapi, account);
      throw new Refusal(400, 'Customer is already subscribed');
    }
    const tried = all.some(({ trial_start: start }) => start !== null);
    if (trial && (tried || account.trial_used_at)) {
      throw new Refusal(400, 'The free trial was used already.');
    }
    const failed = all.find(({ metadata }) => metadata.attempt === attempt);
    if (failed) {
      const payment = await paymentOf(strapi, invoiceOf(failed));
      throw cardRefusal(payment?.last_payment_error ?? {});
    }
    const made = await create(strapi, account, { card: card.id, price: plan.id, trial, attempt });
    if (trial) await writeAccount(strapi, account.id, { trial_used_at: new Date() });
    return settleFirst(strapi, account, made);
  });
};

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
    return finish(strapi, account);
  });

const update = (strapi: Strapi, id: string, values: Stripe.SubscriptionUpdateParams) =>
  ask(strapi, (provider) => provider.subscriptions.update(id, values));

export const resume = (strapi: Strapi, accountId: number | null, paymentMethod: unknown) =>
  change(strapi, accountId, async (live, account) => {
    const { id } = await ownCard(strapi, account.customer_id, paymentMethod);
    await update(strapi, live.id, { cancel_at_period_end: false, default_payment_method: id });
  });

export const cancel = (strapi: Strapi, accountId: number | null) =>
  onLive(strapi, accountId, async (live, account) => {
    if (live.status === 'incomplete') return giveUp(strapi, account, live);
    await update(strapi, live.id, { cancel_at_period_end: true });
    return finish(strapi, account);
  });

/** Whether this attempt was left to the bank before: then the bank's answer is its end. */
interface Attempt {
  asked: () => Promise<boolean>;
  note: () => Promise<unknown>;
}

/** Charges a card for what is open. A person who told the bank no is not asked again in the same attempt. */
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
    // With another card it is somebody else's payment: what the bank says of that one does not end this attempt.
    if (idOf(before.payment_method) === card) await attempt.note();
    throw onItsWay();
  }
  const asked = await attempt.asked();
  const refused = before?.last_payment_error;
  if (asked && before?.status === 'requires_payment_method' && refused) throw cardRefusal(refused);
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

interface Switch {
  product: unknown;
  price: unknown;
  prorationDate: unknown;
}

/** What a subscription takes on with another plan: all of it, or nothing when it cannot be paid. */
const readSwitch = async (
  strapi: Strapi,
  live: Stripe.Subscription,
  wish: Switch,
): Promise<Stripe.SubscriptionUpdateParams> => {
  if (wish.price === undefined) return {};
  const { plan, trial } = await findPlan(strapi, wish);
  if (trial) throw new Refusal(400, PLAN_GONE);
  const [item] = live.items.data;
  if (!item || item.price.id === plan.id) return {};
  const date = await readProrationDate(strapi, live, wish.prorationDate);
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
  wish: Wish & Switch,
  attempt: Attempt,
) =>
  change(strapi, accountId, async (live, account) => {
    const { id } = await ownCard(strapi, account.customer_id, wish.paymentMethod);
    const next = await readSwitch(strapi, live, wish);
    try {
      await payOpen(strapi, live, id, attempt);
    } catch (error) {
      await mirror(strapi, account);
      throw error;
    }
    // In one call, so that a card which is declined for the new plan does not pay for the former one from now on.
    await update(strapi, live.id, { ...next, default_payment_method: id });
  });
