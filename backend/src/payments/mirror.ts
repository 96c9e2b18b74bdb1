import type Stripe from 'stripe';
import type { AccountRow } from '../actor.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { ask, idOf } from './provider.ts';

const ACCOUNT = 'api::account.account';
const DAY = 24 * 3600;
const OVER = ['canceled', 'incomplete_expired'];
/** All others: what a subscription that is not over can be. */
export const LIVE = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused'];
const FRESH_FOR = 10 * 60 * 1000;

export interface MirrorRow extends AccountRow {
  documentId: string;
  trial_used_at: string | null;
  trial_ends_at: string | null;
  mirrored_at: string | null;
  /** The account's address when the provider was last told, or found to have its own; null when that was never looked at. */
  customer_email: string | null;
}

export const findAccount = async (strapi: Strapi, id: number): Promise<MirrorRow | null> =>
  strapi.db.query(ACCOUNT).findOne({ where: { id } });

export const findAccountOf = async (strapi: Strapi, customer: string): Promise<MirrorRow | null> =>
  strapi.db.query(ACCOUNT).findOne({ where: { customer_id: customer } });

export const writeAccount = (strapi: Strapi, id: number, data: object): Promise<unknown> =>
  strapi.db.query(ACCOUNT).update({ where: { id }, data });

const EXPAND = ['data.customer', 'data.latest_invoice', 'data.latest_invoice.confirmation_secret'];

/** Every subscription of a customer, newest first, with its latest invoice and the customer. */
export const subscriptionsOf = async (
  strapi: Strapi,
  customer: string,
): Promise<Stripe.Subscription[]> => {
  const { data } = await ask(strapi, (provider) =>
    provider.subscriptions.list({ customer, status: 'all', limit: 100, expand: EXPAND }),
  );
  return data;
};

/** The one that is not over; also one whose payment is open. */
export const liveOf = (
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined => subscriptions.find(({ status }) => !OVER.includes(status));

/** Null when it was not asked for along with the subscription. */
export const invoiceOf = ({
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | null => (typeof invoice === 'object' ? invoice : null);

const customerIn = ({ customer }: Stripe.Subscription): Stripe.Customer | null =>
  typeof customer === 'object' && !customer.deleted ? customer : null;

/** What the customer owes before anything new is charged; a credit is below zero. */
export const balanceOf = (subscription: Stripe.Subscription): number =>
  customerIn(subscription)?.balance ?? 0;

/** The card that pays: the subscription's own, else the customer's. */
export const payingCardOf = (subscription: Stripe.Subscription): string | null =>
  idOf(subscription.default_payment_method) ??
  idOf(customerIn(subscription)?.invoice_settings.default_payment_method);

/** While the provider tries a renewal again Premium stays, so long after the invoice was made. */
export const accessUntil = (subscription: Stripe.Subscription): number | null => {
  if (subscription.status !== 'past_due') return null;
  const from = invoiceOf(subscription)?.created ?? subscription.created;
  return from + settings.payments.retryDays * DAY;
};

const instant = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null;

/**
 * Beside what matters: a provider that cannot be told now is told by the minute's work. One that was changed by hand at the provider
 * stays, until the account's own changes; one it refuses is not told again.
 */
const tellAddress = async (
  strapi: Strapi,
  { id, email, customer_email: told }: MirrorRow,
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): Promise<void> => {
  if (email === told) return;
  const isNews = told !== null && email && !customer.deleted && email !== customer.email;
  try {
    if (isNews) await ask(strapi, (provider) => provider.customers.update(customer.id, { email }));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 503) {
      strapi.log.error(`The card provider does not know a new address yet: ${error}`);
      return;
    }
  }
  await writeAccount(strapi, id, { customer_email: email });
};

/** Reads anew what the provider says and writes it down, whatever was heard before. Call it holding the account's lock. */
export const mirror = async (
  strapi: Strapi,
  account: MirrorRow,
): Promise<Stripe.Subscription | undefined> => {
  const { customer_id: id } = account;
  if (!id) return undefined;
  const subscriptions = await subscriptionsOf(strapi, id);
  const customer = await ask(strapi, (provider) => provider.customers.retrieve(id));
  const live = liveOf(subscriptions);
  const tried = subscriptions.find(({ trial_start: trial }) => trial !== null);
  await writeAccount(strapi, account.id, {
    subscription_id: live?.id ?? null,
    subscription_status: live?.status ?? null,
    payment_id: customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method),
    access_until: live ? instant(accessUntil(live)) : null,
    trial_ends_at: live?.status === 'trialing' ? instant(live.trial_end) : null,
    trial_used_at: account.trial_used_at ?? instant(tried?.trial_start),
    mirrored_at: new Date(),
  });
  await tellAddress(strapi, account, customer);
  return live;
};

/** Webhooks keep the mirror; this is for those that were lost. */
export const isStale = ({ customer_id: customer, mirrored_at: at }: MirrorRow): boolean =>
  customer !== null && (at === null || new Date(at).getTime() < Date.now() - FRESH_FOR);
