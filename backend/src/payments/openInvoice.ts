import type Stripe from 'stripe';
import type { Strapi } from '../registry.ts';
import { paymentOf } from './answer.ts';
import { invoiceOf } from './mirror.ts';
import { actionNeeded, ask, cardRefusal, idOf, onItsWay } from './provider.ts';

/** Whether this attempt was left to the bank before: then the bank's answer is its end. */
export interface Attempt {
  asked: () => Promise<boolean>;
  note: () => Promise<unknown>;
}

/** Charges a card for what is open. A person who told the bank no is not asked again in the same attempt. */
export const payOpen = async (
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
