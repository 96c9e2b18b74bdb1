import type Stripe from 'stripe';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { paymentOf, subscriptionAnswer } from './answer.ts';
import { invoiceOf, type MirrorRow, mirror } from './mirror.ts';
import { ask } from './provider.ts';

/** Whether nobody can pay the invoice any more: the provider voids none that is paid, however late the bank agreed. */
const isVoided = async (strapi: Strapi, invoice: Stripe.Invoice | null): Promise<boolean> => {
  if (!invoice?.id || invoice.status === 'void') return true;
  const { id } = invoice;
  try {
    await ask(strapi, (provider) => provider.invoices.voidInvoice(id));
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'provider-rejected') return false;
    throw error;
  }
};

/** One whose first invoice is void may have ended by that. */
const end = async (strapi: Strapi, id: string): Promise<Stripe.Subscription> => {
  try {
    return await ask(strapi, (provider) => provider.subscriptions.cancel(id));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
    return ask(strapi, (provider) => provider.subscriptions.retrieve(id));
  }
};

/** One whose first payment was never made has no cycle to end with: it is given up at once, so that another plan can be chosen. */
export const giveUp = async (strapi: Strapi, account: MirrorRow, live: Stripe.Subscription) => {
  const invoice = invoiceOf(live);
  const payment = await paymentOf(strapi, invoice);
  // Paid, and the invoice hears of it next.
  const paid = payment?.status === 'succeeded' || payment?.status === 'processing';
  if (paid || !(await isVoided(strapi, invoice))) {
    await mirror(strapi, account);
    throw new Refusal('payment-agreed');
  }
  const ended = await end(strapi, live.id);
  await mirror(strapi, account);
  return subscriptionAnswer(strapi, ended);
};
