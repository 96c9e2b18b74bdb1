import {
  liveStatuses,
  type PlanInterval,
  planIntervals,
} from '@portal/data/internal/schemas/billing';
import { genericTexts } from '@portal/domain';
import { number, object, optional, string } from 'superstruct';
import { clock } from '../clock.ts';
import { userOf } from './accounts.ts';
import { cardsBefore, cardsOf, charge, mustNotAsk, own } from './cards.ts';
import type { StoredCards, StoredSubscription } from './database.ts';
import { type Call, HttpError, invalid, notFound, ok, type Reply, read, record } from './http.ts';

/** The plans in wire format; prices in cents. */
export const planTable = {
  annually: {
    id: 'price_annually',
    slug: 'premium',
    title: 'Premium',
    intervalText: 'annually',
    price: 38_400,
    comparePrice: 48_000,
    interval: 'year',
    firstInterval: '90 days',
    features: { appListings: -1, serviceListings: -1 },
  },
  quarterly: {
    id: 'price_quarterly',
    slug: 'premium',
    title: 'Premium',
    intervalText: 'quarterly',
    price: 12_000,
    comparePrice: null,
    interval: 'quarter',
    firstInterval: '90 days',
    features: { appListings: -1, serviceListings: -1 },
  },
} as const;

/* Plans and the subscription as the backend returns them. */

const day = 24 * 60 * 60;
const cycles: Record<PlanInterval, number> = { annually: 365 * day, quarterly: 91 * day };
const trialProduct = 'premium-trial';
const currency = 'usd';
const now = () => Math.floor(clock.getTime() / 1000);

const bodyStruct = object({
  paymentMethod: string(),
  product: optional(string()),
  price: optional(string()),
  proration_date: optional(number()),
  amount: optional(number()),
});

export const listPlans = (): Reply => ok(planTable);

export function paymentSettings(call: Call): Reply {
  return ok({
    mode: 'sandbox',
    publishable_key: 'pk_test_memory',
    currency,
    offer_price: call.db.offerPrice,
    trial: { product: trialProduct, days: 90, available: !cardsBefore(call).trialUsed },
  });
}

/** What staff see of a user's payments. */
export function getPayments(call: Call): Reply {
  const of = { ...call, user: userOf(call) };
  const { credit, subscription: found, disputes = [] } = cardsBefore(of);
  return record({
    balance: credit === 0 ? 0 : -credit,
    subscription: found && found.status !== 'canceled' ? getSubscription(of).body : null,
    invoices: listInvoices(of).body,
    disputes: disputes.map(({ dueBy: due_by, ...rest }) => ({ ...rest, due_by, currency })),
  });
}

export function listInvoices(call: Call): Reply {
  return ok(
    cardsBefore(call).invoices.map(({ id, fromCredit: from_credit, ...rest }) => ({
      id,
      from_credit,
      ...rest,
      number: `M-${id.slice(3)}`,
      currency,
      link: `https://invoices.example/${id}`,
    })),
  );
}

function attention({ open, plan, start }: StoredSubscription) {
  if (!open) return null;
  const { reason, failedAt: failed_at } = open;
  const amount = planTable[plan].price;
  const until = start + 14 * day;
  const on_its_way = open.onItsWay ?? false;
  return { amount, currency, invoice: 'in_open', reason, failed_at, until, on_its_way };
}

export function getSubscription(call: Call): Reply {
  const { subscription: found, credit, defaultCard } = cardsBefore(call);
  if (!found) throw notFound();
  const plan = planTable[found.plan];
  const ends = found.cancelled || found.status === 'canceled';
  return ok({
    id: `sub_${call.user.id}`,
    status: found.status,
    created: found.created,
    current_period_start: found.start,
    current_period_end: found.end,
    cancel_at: found.cancelled ? found.end : null,
    cancel_at_period_end: found.cancelled,
    trial_end: found.status === 'trialing' ? found.end : null,
    product: plan.slug,
    price: plan.id,
    plan: found.plan,
    amount: plan.price,
    next_amount: ends ? null : Math.max(0, plan.price - credit),
    credit: Math.max(0, credit),
    debt: Math.max(0, -credit),
    currency,
    payment_method: found.card ?? defaultCard,
    attention: attention(found),
  });
}

/** Credit pays first and debt is added; a negative amount becomes credit. */
function pay(known: StoredCards, amount: number, card: string | undefined): void {
  const fromCredit = Math.max(0, Math.min(known.credit, amount));
  const due = amount - known.credit;
  if (due > 0) charge(known, card);
  else own(known, card);
  known.credit = Math.max(0, -due);
  if (amount === 0) return;
  const id = `in_${known.invoices.length + 1}`;
  known.invoices.unshift({ id, date: now(), amount, fromCredit, status: 'paid' });
}

const planOf = (price: string | null | undefined) =>
  planIntervals.find((interval) => planTable[interval].id === price);

export function createSubscription(call: Call): Reply {
  const known = cardsOf(call);
  if (known.subscription) throw new HttpError('already-subscribed');
  const { paymentMethod, product, price } = read(call.body, bodyStruct);
  const plan = planOf(price);
  const trialing = product === trialProduct;
  if (!plan || (!trialing && product !== planTable[plan].slug)) {
    throw new HttpError('plan-missing');
  }
  if (trialing && known.trialUsed) throw new HttpError('trial-used');
  pay(known, trialing ? 0 : planTable[plan].price, paymentMethod);
  known.subscription = {
    status: trialing ? 'trialing' : 'active',
    plan,
    created: now(),
    start: now(),
    end: now() + (trialing ? 90 * day : cycles[plan]),
    cancelled: false,
    card: paymentMethod,
    open: null,
  };
  known.trialUsed ||= trialing;
  call.user.plan = trialing ? 'trial' : 'paid';
  return getSubscription(call);
}

function live(call: Call): [StoredCards, StoredSubscription] {
  const known = cardsOf(call);
  if (!known.subscription) throw notFound();
  return [known, known.subscription];
}

export function resumeSubscription(call: Call): Reply {
  const [known, found] = live(call);
  const { paymentMethod } = read(call.body, bodyStruct);
  own(known, paymentMethod);
  Object.assign(found, { cancelled: false, card: paymentMethod });
  return getSubscription(call);
}

function mustBeAsSeen(call: Call, { status }: StoredSubscription): void {
  const seen = call.query.get('status');
  if (seen === null || seen === status) return;
  if (!liveStatuses.some((each) => each === seen)) throw invalid(genericTexts.notValid('Status'));
  throw new HttpError('cancel-overtaken', { details: { latest: getSubscription(call).body } });
}

function closeInvoice({ invoices }: StoredCards, status: 'paid' | 'void'): void {
  for (const invoice of invoices) if (invoice.status === 'open') invoice.status = status;
}

export function cancelSubscription(call: Call): Reply {
  const [known, found] = live(call);
  mustBeAsSeen(call, found);
  if (found.status !== 'incomplete') {
    found.cancelled = true;
    return getSubscription(call);
  }
  if (found.open?.agreed) {
    Object.assign(found, { status: 'active', open: null });
    call.user.plan = 'paid';
    closeInvoice(known, 'paid');
    throw new HttpError('payment-agreed');
  }
  Object.assign(found, { status: 'canceled', open: null });
  closeInvoice(known, 'void');
  const ended = getSubscription(call);
  known.subscription = null;
  return ended;
}

function switchAmount({ status, plan }: StoredSubscription, to: PlanInterval): number {
  if (status === 'trialing') return 0;
  return planTable[to].price - planTable[plan].price;
}

/** Cents charged at once. */
const dueNow = (found: StoredSubscription, plan: PlanInterval, credit: number) =>
  found.status === 'trialing' ? 0 : Math.max(0, switchAmount(found, plan) - credit);

export function previewPlan(call: Call): Reply {
  const [{ credit }, found] = live(call);
  const plan = planOf(call.query.get('price'));
  if (!plan) throw new HttpError('plan-missing');
  const next = found.status === 'trialing' ? found.end : now() + cycles[plan];
  const due = switchAmount(found, plan) - credit;
  return ok({
    amount: dueNow(found, plan, credit),
    currency,
    credit: Math.max(0, -due),
    next_payment: next,
    proration_date: now(),
  });
}

export function updateSubscription(call: Call): Reply {
  const [known, found] = live(call);
  const { amount, ...requestedPlan } = read(call.body, bodyStruct);
  const { paymentMethod, product, price, proration_date: date } = requestedPlan;
  const plan = planOf(price);
  if (price !== undefined && (!plan || product !== planTable[plan].slug)) {
    throw new HttpError('plan-missing');
  }
  if (date !== undefined && (date > now() || date < now() - 3600)) {
    throw new HttpError('quote-expired');
  }
  const switched = plan !== undefined && plan !== found.plan;
  const other = plan && amount !== undefined && amount !== dueNow(found, plan, known.credit);
  if (switched && (found.cancelled || other)) {
    throw new HttpError('subscription-changed', {
      details: { latest: getSubscription(call).body },
    });
  }
  if (found.open?.onItsWay) throw new HttpError('payment-on-its-way');
  if (!found.open) own(known, paymentMethod);
  else {
    pay(known, planTable[found.plan].price, paymentMethod);
    known.invoices = known.invoices.filter(({ status }) => status !== 'open');
    Object.assign(found, { open: null, status: 'active' });
    call.user.plan = 'paid';
  }
  if (switched && dueNow(found, plan, known.credit) > 0) mustNotAsk(paymentMethod);
  found.card = paymentMethod;
  if (!plan) return getSubscription(call);
  pay(known, switchAmount(found, plan), paymentMethod);
  found.plan = plan;
  if (found.status !== 'trialing') {
    Object.assign(found, { start: now(), end: now() + cycles[plan] });
  }
  return getSubscription(call);
}
