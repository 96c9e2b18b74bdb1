import type Stripe from 'stripe';
import { planOfPrice } from '../api/plan/services/plans.ts';
import type { Strapi } from '../registry.ts';
import { accessUntil, invoiceOf } from './mirror.ts';
import { ask, idOf } from './provider.ts';

/** The payment behind an invoice; its id is the beginning of its secret. */
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

/** What the portal has to say about a payment that is open. */
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
  };
};

/** The provider keeps the cycle on the subscription's item; the portal reads it on the subscription. */
export const subscriptionAnswer = async (strapi: Strapi, subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  const plan = await planOfPrice(strapi, item?.price.id);
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
    amount: item?.price.unit_amount ?? 0,
    currency: subscription.currency,
    payment_method: idOf(subscription.default_payment_method),
    attention: await attentionOf(strapi, subscription),
  };
};

export const invoiceAnswer = (invoice: Stripe.Invoice) => ({
  id: invoice.id ?? '',
  number: invoice.number,
  date: invoice.created,
  amount: invoice.total,
  currency: invoice.currency,
  status: invoice.status ?? 'draft',
  link: invoice.hosted_invoice_url ?? null,
});
