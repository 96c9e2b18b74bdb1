import type Stripe from 'stripe';
import type { AccountRow } from '../actor.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { ask, idOf } from './provider.ts';

const ACCOUNT = 'api::account.account';
const DAY = 24 * 3600;
const OVER = ['canceled', 'incomplete_expired'];
const FRESH_FOR = 10 * 60 * 1000;

export interface MirrorRow extends AccountRow {
  documentId: string;
  trial_used_at: string | null;
  trial_ends_at: string | null;
  mirrored_at: string | null;
  /** The address that the provider was told last; null when it is not known. */
  customer_email: string | null;
}

export const findAccount = async (strapi: Strapi, id: number): Promise<MirrorRow | null> =>
  strapi.db.query(ACCOUNT).findOne({ where: { id } });

export const findAccountOf = async (strapi: Strapi, customer: string): Promise<MirrorRow | null> =>
  strapi.db.query(ACCOUNT).findOne({ where: { customer_id: customer } });

export const writeAccount = (strapi: Strapi, id: number, data: object): Promise<unknown> =>
  strapi.db.query(ACCOUNT).update({ where: { id }, data });

const EXPAND = ['data.latest_invoice', 'data.latest_invoice.confirmation_secret'];

/** Every subscription of a customer, newest first, with its latest invoice. */
export const subscriptionsOf = async (
  strapi: Strapi,
  customer: string,
): Promise<Stripe.Subscription[]> => {
  const { data } = await ask(strapi, (provider) =>
    provider.subscriptions.list({ customer, status: 'all', limit: 100, expand: EXPAND }),
  );
  return data;
};

export const liveOf = (
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined => subscriptions.find(({ status }) => !OVER.includes(status));

export const invoiceOf = ({
  latest_invoice: invoice,
}: Stripe.Subscription): Stripe.Invoice | null => (typeof invoice === 'object' ? invoice : null);

/** While the provider tries a renewal again Premium stays, so long after the invoice was made. */
export const accessUntil = (subscription: Stripe.Subscription): number | null => {
  if (subscription.status !== 'past_due') return null;
  const from = invoiceOf(subscription)?.created ?? subscription.created;
  return from + settings.payments.retryDays * DAY;
};

const instant = (seconds: number | null | undefined): Date | null =>
  seconds ? new Date(seconds * 1000) : null;

/** One that was changed by hand at the provider stays, until the account's own changes; one it refuses is kept out of the work. */
const tellAddress = async (
  strapi: Strapi,
  { email, customer_email: told }: MirrorRow,
  customer: Stripe.Customer,
): Promise<string | null> => {
  if (!email || email === told || email === customer.email) return email;
  try {
    await ask(strapi, (provider) => provider.customers.update(customer.id, { email }));
    return email;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 503) throw error;
    return null;
  }
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
    customer_email: customer.deleted ? null : await tellAddress(strapi, account, customer),
    mirrored_at: new Date(),
  });
  return live;
};

/** Webhooks keep the mirror; this is for those that were lost. */
export const isStale = ({ customer_id: customer, mirrored_at: at }: MirrorRow): boolean =>
  customer !== null && (at === null || new Date(at).getTime() < Date.now() - FRESH_FOR);
