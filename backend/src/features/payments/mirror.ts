import type Stripe from 'stripe';
import type { AccountRow } from '../../base/actor.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { ask, idOf } from './provider.ts';
import { paymentSettings } from './settings.ts';

const ACCOUNT = 'api::account.account';
const DAY = 24 * 3600;
const OVER = ['canceled', 'incomplete_expired'];
/** Every status of a subscription that has not ended. */
export const LIVE = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused'];
const FRESH_FOR = 10 * 60 * 1000;

export interface MirrorRow extends AccountRow {
  documentId: string;
  trial_used_at: string | null;
  trial_ends_at: string | null;
  /** The card that the next payment of a subscription charges; null if there is none. */
  paying_card: string | null;
  paying_card_last4: string | null;
  /** When the month in which it expires is over. */
  paying_card_ends_at: string | null;
  mirrored_at: string | null;
  /** The account's address as of the last comparison with the provider; null before the first. */
  customer_email: string | null;
}

export const findAccount = async (strapi: Strapi, id: number): Promise<MirrorRow | null> =>
  strapi.db.query(ACCOUNT).findOne({ where: { id } });

export const findAccountOf = async (strapi: Strapi, customer: string): Promise<MirrorRow | null> =>
  strapi.db.query(ACCOUNT).findOne({ where: { customer_id: customer } });

export const writeAccount = (strapi: Strapi, id: number, data: object): Promise<unknown> =>
  strapi.db.query(ACCOUNT).update({ where: { id }, data });

const EXPAND = [
  ...['data.customer', 'data.default_payment_method'],
  ...['data.latest_invoice', 'data.latest_invoice.confirmation_secret'],
];
/** Of a customer. */
const USUAL_CARD = 'invoice_settings.default_payment_method';

/** All subscriptions of a customer, newest first, with latest invoice, own card and customer. */
export const subscriptionsOf = async (
  strapi: Strapi,
  customer: string,
): Promise<Stripe.Subscription[]> => {
  const { data } = await ask(strapi, (provider) =>
    provider.subscriptions.list({ customer, status: 'all', limit: 100, expand: EXPAND }),
  );
  return data;
};

/** The subscription that has not ended; its payment may be open. */
export const liveOf = (
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined => subscriptions.find(({ status }) => !OVER.includes(status));

/** The customer's subscription that has not ended. */
export const readLive = async (
  strapi: Strapi,
  customer: string | null,
): Promise<Stripe.Subscription | undefined> =>
  customer ? liveOf(await subscriptionsOf(strapi, customer)) : undefined;

/** Null if it was not expanded. */
export const invoiceOf = ({
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | null => (typeof invoice === 'object' ? invoice : null);

const customerIn = ({ customer }: Stripe.Subscription): Stripe.Customer | null =>
  typeof customer === 'object' && !customer.deleted ? customer : null;

/** Cents the customer owes; negative for a credit. */
export const balanceOf = (subscription: Stripe.Subscription): number =>
  customerIn(subscription)?.balance ?? 0;

/** The subscription's own card, else the customer's default. */
export const payingCardOf = (subscription: Stripe.Subscription): string | null =>
  idOf(subscription.default_payment_method) ??
  idOf(customerIn(subscription)?.invoice_settings.default_payment_method);

/** While the provider retries a failed renewal, Premium stays on until this time, in seconds. */
export const accessUntil = (subscription: Stripe.Subscription): number | null => {
  if (subscription.status !== 'past_due') return null;
  const from = invoiceOf(subscription)?.created ?? subscription.created;
  return from + paymentSettings.retryDays * DAY;
};

const instant = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null;

/**
 * Sends a changed email address to the provider. Never fails the call: the background work tries again. An address changed at the
 * provider stays until the account's own changes; one that the provider rejects is not sent again.
 */
const notifyAddress = async (
  strapi: Strapi,
  { id, email, customer_email: told }: MirrorRow,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): Promise<void> => {
  if (email === told) return;
  const isNews = told !== null && email && !customer.deleted && email !== customer.email;
  try {
    if (isNews) await ask(strapi, (provider) => provider.customers.update(customer.id, { email }));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 503) {
      strapi.log.error(`The card provider has not received a new address yet: ${error}`);
      return;
    }
  }
  await writeAccount(strapi, id, { customer_email: email });
};

type Card = string | Stripe.PaymentMethod | null | undefined;

/** The card that the next payment charges, if there is one. */
const payingCard = (
  live: Stripe.Subscription | undefined,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
) => {
  const usual: Card = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  const given = live?.cancel_at_period_end ? null : (live?.default_payment_method ?? usual);
  const method = live && typeof given === 'object' ? given : null;
  const card = method?.card;
  return {
    paying_card: card ? method.id : null,
    paying_card_last4: card?.last4 ?? null,
    // Months count from 0 there, so this is the first instant of the next one.
    paying_card_ends_at: card ? new Date(Date.UTC(card.exp_year, card.exp_month)) : null,
  };
};

/** Copies the provider's current state to the account. Call it holding the account's lock. */
export const mirror = async (
  strapi: Strapi,
  account: MirrorRow,
): Promise<Stripe.Subscription | undefined> => {
  const { customer_id: id } = account;
  if (!id) return undefined;
  const subscriptions = await subscriptionsOf(strapi, id);
  const customer = await ask(strapi, (provider) =>
    provider.customers.retrieve(id, { expand: [USUAL_CARD] }),
  );
  const live = liveOf(subscriptions);
  const tried = subscriptions.find(({ trial_start: trial }) => trial !== null);
  await writeAccount(strapi, account.id, {
    subscription_id: live?.id ?? null,
    subscription_status: live?.status ?? null,
    payment_id: customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method),
    access_until: live ? instant(accessUntil(live)) : null,
    ...payingCard(live, customer),
    trial_ends_at: live?.status === 'trialing' ? instant(live.trial_end) : null,
    trial_used_at: account.trial_used_at ?? instant(tried?.trial_start),
    mirrored_at: new Date(),
  });
  await notifyAddress(strapi, account, customer);
  return live;
};

/** Webhooks update the mirror; this is for webhooks that were lost. */
export const isStale = ({ customer_id: customer, mirrored_at: at }: MirrorRow): boolean =>
  customer !== null && (at === null || new Date(at).getTime() < Date.now() - FRESH_FOR);
