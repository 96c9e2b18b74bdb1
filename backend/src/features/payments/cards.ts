import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { HttpError, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { locked } from './locks.ts';
import {
  findAccount,
  type MirrorRow,
  mirror,
  payingCardOf,
  readLive,
  writeAccount,
} from './mirror.ts';
import { actionNeeded, ask, cardDecline, idOf } from './provider.ts';
import { paymentSettings } from './settings.ts';

/**
 * An idempotency key that is the same for every repeat of a call, even after SECRET changes. It uses the document id,
 * because installations that share a Stripe account may have the same account numbers.
 */
export const keyFor = ({ documentId }: MirrorRow, ...parts: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([documentId, ...parts]))
    .digest('hex');

/** Runs work while no other call handles the account's money. */
export const alone = <T>(strapi: Strapi, accountId: number, work: () => Promise<T>): Promise<T> =>
  locked(strapi, `account:${accountId}`, work);

/** Runs work on an account while no other call handles its money. Throws 404 without an account. */
export const holding = <T>(
  strapi: Strapi,
  accountId: number | null,
  work: (account: MirrorRow) => Promise<T>,
): Promise<T> => {
  if (accountId === null) throw notFound();
  return alone(strapi, accountId, async () => {
    const account = await findAccount(strapi, accountId);
    if (!account) throw notFound();
    return work(account);
  });
};

/**
 * The same for a call of a user that may charge or subscribe. Throws if the user was blocked, or their account is being
 * deleted, while the call waited.
 */
export const holdingOpen = <T>(
  strapi: Strapi,
  accountId: number | null,
  work: (account: MirrorRow) => Promise<T>,
): Promise<T> =>
  holding(strapi, accountId, async (account) => {
    const closed = await strapi.db
      .query('plugin::users-permissions.user')
      .count({ where: { account: { id: account.id }, blocked: true } });
    if (closed > 0) throw new HttpError('account-blocked');
    return work(account);
  });

const nameOf = ({ first_name: first, last_name: last }: MirrorRow): string =>
  [first, last].filter(Boolean).join(' ');

/** The account's customer at the provider, created if there is none. */
const customerFor = async (strapi: Strapi, account: MirrorRow): Promise<string> => {
  if (account.customer_id) return account.customer_id;
  const { id } = await ask(strapi, async (provider) => {
    const clock = paymentSettings.testClocks
      ? await provider.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) })
      : null;
    return provider.customers.create(
      {
        ...(account.email ? { email: account.email } : {}),
        name: nameOf(account),
        metadata: { account: String(account.id) },
        ...(clock ? { test_clock: clock.id } : {}),
      },
      clock ? {} : { idempotencyKey: keyFor(account, 'customer', String(account.email)) },
    );
  });
  const customer_email = account.email;
  await writeAccount(strapi, account.id, {
    customer_id: id,
    customer_email,
    mirrored_at: new Date(),
  });
  return id;
};

export const cardResponse = ({ id, card }: Stripe.PaymentMethod) => ({
  id,
  card: {
    brand: card?.brand ?? 'unknown',
    last4: card?.last4 ?? '',
    exp_month: card?.exp_month ?? 0,
    exp_year: card?.exp_year ?? 0,
  },
});

/** At most 100. */
export const cardsOf = async (
  strapi: Strapi,
  customer: string | null,
): Promise<Stripe.PaymentMethod[]> => {
  if (!customer) return [];
  const { data } = await ask(strapi, (provider) =>
    provider.customers.listPaymentMethods(customer, { type: 'card', limit: 100 }),
  );
  return data;
};

/** Throws 404 for a card of another customer. */
export const ownCard = async (
  strapi: Strapi,
  customer: string | null,
  id: unknown,
): Promise<Stripe.PaymentMethod> => {
  const found = (await cardsOf(strapi, customer)).find((card) => card.id === id);
  if (!found) throw notFound();
  return found;
};

const readCustomer = async (strapi: Strapi, id: string): Promise<Stripe.Customer> => {
  const customer = await ask(strapi, (provider) => provider.customers.retrieve(id));
  if (customer.deleted) throw notFound();
  return customer;
};

export const customerResponse = async (strapi: Strapi, id: string | null) => {
  if (!id) throw notFound();
  const { invoice_settings: defaults, balance } = await readCustomer(strapi, id);
  return {
    balance,
    invoice_settings: { default_payment_method: idOf(defaults.default_payment_method) },
  };
};

const setDefault = (strapi: Strapi, customer: string, card: string) =>
  ask(strapi, (provider) =>
    provider.customers.update(customer, { invoice_settings: { default_payment_method: card } }),
  );

/** Stripe's test card names make a new card with each call, so no two calls are repeats. */
const isTestName = (id: string): boolean => id.startsWith('pm_card_');

/** Sets the card up for off-session payments and returns its id, which differs from a test card's name. */
const confirmSetup = async (
  strapi: Strapi,
  account: MirrorRow,
  customer: string,
  { id, setupIntent }: { id: string; setupIntent: string | null },
): Promise<string | null> => {
  const intent = await ask(strapi, (provider) =>
    setupIntent
      ? provider.setupIntents.retrieve(setupIntent)
      : provider.setupIntents.create(
          {
            customer,
            payment_method: id,
            allowed_payment_method_types: ['card'],
            usage: 'off_session',
            confirm: true,
            use_stripe_sdk: true,
          },
          isTestName(id) ? {} : { idempotencyKey: keyFor(account, 'setup', id) },
        ),
  );
  if (idOf(intent.customer) !== customer) throw notFound();
  if (intent.status === 'requires_action') {
    throw actionNeeded(intent.client_secret, { setupIntent: intent.id });
  }
  if (intent.status !== 'succeeded') throw cardDecline(intent.last_setup_error ?? {});
  const card = idOf(intent.payment_method);
  if (card !== id && !isTestName(id)) throw notFound();
  return card;
};

/** The first card becomes the default. A saved card is returned unchanged. */
export const addCard = (
  strapi: Strapi,
  accountId: number | null,
  given: { id: string; setupIntent: string | null },
) =>
  holdingOpen(strapi, accountId, async (account) => {
    const customer = await customerFor(strapi, account);
    const known = (await cardsOf(strapi, customer)).find(({ id }) => id === given.id);
    const card =
      known ??
      (await ownCard(strapi, customer, await confirmSetup(strapi, account, customer, given)));
    const { invoice_settings: defaults } = await readCustomer(strapi, customer);
    if (!defaults.default_payment_method) await setDefault(strapi, customer, card.id);
    await mirror(strapi, { ...account, customer_id: customer });
    return cardResponse(card);
  });

/** Also sets the card of the current subscription. */
export const chooseDefault = (strapi: Strapi, accountId: number | null, id: unknown) =>
  holding(strapi, accountId, async (account) => {
    const card = await ownCard(strapi, account.customer_id, id);
    const customer = account.customer_id ?? '';
    await setDefault(strapi, customer, card.id);
    const live = await readLive(strapi, customer);
    if (live) await payWith(strapi, live.id, card.id);
    await mirror(strapi, account);
    return customerResponse(strapi, customer);
  });

const payWith = (strapi: Strapi, subscription: string, card: string) =>
  ask(strapi, (provider) =>
    provider.subscriptions.update(subscription, { default_payment_method: card }),
  );

/** A card that pays for a subscription is replaced by another one, or cannot be removed. */
export const removeCard = (strapi: Strapi, accountId: number | null, id: unknown) =>
  holding(strapi, accountId, async (account) => {
    const card = await ownCard(strapi, account.customer_id, id);
    const customer = account.customer_id ?? '';
    const others = (await cardsOf(strapi, customer)).filter((other) => other.id !== card.id);
    const { invoice_settings: defaults } = await readCustomer(strapi, customer);
    const usual = idOf(defaults.default_payment_method);
    const next = others.find((other) => other.id === usual) ?? others[0];
    const live = await readLive(strapi, customer);
    const pays = live && payingCardOf(live) === card.id;
    if (pays && !next && !live.cancel_at_period_end) {
      throw new HttpError('card-in-use');
    }
    if (next && usual === card.id) await setDefault(strapi, customer, next.id);
    if (next && pays) await payWith(strapi, live.id, next.id);
    await ask(strapi, (provider) => provider.paymentMethods.detach(card.id));
    await mirror(strapi, account);
    return { ok: true };
  });
