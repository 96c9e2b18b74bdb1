import type Stripe from 'stripe';
import { notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  accessUntil,
  balanceOf,
  invoiceOf,
  type MirrorRow,
  mirror,
  payingCardOf,
} from './mirror.ts';
import { planOfPrice } from './plans.ts';
import { ask, idOf } from './provider.ts';

/** The payment of an invoice. Its id is the first part of the invoice's client secret. */
export const paymentOf = async (
  strapi: Strapi,
  invoice: Stripe.Invoice | null,
): Promise<Stripe.PaymentIntent | null> => {
  const id = invoice?.confirmation_secret?.client_secret.split('_secret_')[0];
  if (!id) return null;
  return ask(strapi, (provider) =>
    provider.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
  );
};

/** Charged, or about to be: the bank has not responded, or the invoice is not updated yet. */
const isOnItsWay = ({ status }: Stripe.PaymentIntent): boolean =>
  status === 'processing' || status === 'succeeded';

/** What the portal shows about an open payment. */
const attentionOf = async (strapi: Strapi, subscription: Stripe.Subscription) => {
  const invoice = invoiceOf(subscription);
  if (invoice?.status !== 'open') return null;
  const payment = await paymentOf(strapi, invoice);
  const charge = payment?.latest_charge;
  const tried = typeof charge === 'object' ? charge?.created : null;
  return {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    invoice: invoice.id ?? '',
    reason: payment?.last_payment_error?.message ?? null,
    failed_at: invoice.attempted ? (tried ?? invoice.created) : null,
    until: accessUntil(subscription),
    on_its_way: payment !== null && isOnItsWay(payment),
  };
};

/** Cents that the next cycle charges: its price less credit, plus debt. Null if there is no next cycle. There are no taxes or discounts. */
const nextAmountOf = (subscription: Stripe.Subscription, price: number): number | null => {
  const { status, cancel_at: at, cancel_at_period_end: ends, ended_at: ended } = subscription;
  if (at !== null || ends || ended !== null) return null;
  const pays = ['active', 'trialing'].includes(status);
  return pays ? Math.max(0, price + balanceOf(subscription)) : price;
};

/** The provider stores the cycle on the subscription's item; the portal reads it on the subscription. */
export const subscriptionResponse = async (strapi: Strapi, subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  const plan = await planOfPrice(strapi, item?.price.id);
  const amount = item?.price.unit_amount ?? 0;
  return {
    id: subscription.id,
    status: subscription.status,
    created: subscription.created,
    current_period_start: item?.current_period_start ?? subscription.start_date,
    current_period_end: item?.current_period_end ?? subscription.start_date,
    cancel_at: subscription.cancel_at,
    cancel_at_period_end: subscription.cancel_at_period_end,
    trial_end: subscription.trial_end,
    product: plan?.slug ?? idOf(item?.price.product) ?? '',
    price: item?.price.id ?? '',
    plan: plan?.intervalText ?? null,
    amount,
    next_amount: nextAmountOf(subscription, amount),
    credit: Math.max(0, -balanceOf(subscription)),
    debt: Math.max(0, balanceOf(subscription)),
    currency: subscription.currency,
    payment_method: payingCardOf(subscription),
    attention: await attentionOf(strapi, subscription),
  };
};

/** The provider's current subscription, after the mirror was updated. */
export const mirroredResponse = async (strapi: Strapi, account: MirrorRow) => {
  const live = await mirror(strapi, account);
  if (!live) throw notFound();
  return subscriptionResponse(strapi, live);
};

/** Cents of credit that an invoice used. A sum too small to charge becomes a debt; a draft uses nothing. */
const fromCreditOf = ({
  starting_balance: before,
  ending_balance: after,
}: Stripe.Invoice): number => Math.max(0, Math.min(0, after ?? before) - Math.min(0, before));

export const invoiceResponse = (invoice: Stripe.Invoice) => ({
  id: invoice.id ?? '',
  number: invoice.number,
  date: invoice.created,
  amount: invoice.total,
  from_credit: fromCreditOf(invoice),
  currency: invoice.currency,
  status: invoice.status ?? 'draft',
  link: invoice.hosted_invoice_url ?? null,
});
