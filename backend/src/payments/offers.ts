import { createHash, randomUUID } from 'node:crypto';
import { type Actor, actorFrom } from '../actor.ts';
import { timelineOf } from '../api/event/services/claim.ts';
import { recordEvent } from '../api/event/services/events.ts';
import { onListing } from '../api/listing/of-listing.ts';
import { listingRepository } from '../api/listing/repository.ts';
import { isWebLink } from '../api/listing/rules.ts';
import { kinds, type ListingType } from '../api/listing/types.ts';
import { readListing } from '../api/review/services/rules.ts';
import { OFFER, type OfferRow } from '../api/special-offer/services/offers.ts';
import { inTransaction } from '../database.ts';
import { findUser } from '../extensions/users-permissions/users.ts';
import { type FieldError, invalid, Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { isBlank, isStorable, symbols } from '../text.ts';
import { holding } from './cards.ts';
import type { MirrorRow } from './mirror.ts';
import { moneyWords } from './money.ts';
import { actionNeeded, ask, cardRefusal } from './provider.ts';
import { OFFER_PAYMENTS } from './tables.ts';

const { offerPrice, currency } = settings.payments;

const fields = {
  title: { label: 'Title', max: 120 },
  description: { label: 'Description', max: 300 },
  link: { label: 'Link', max: 2048 },
  label: { label: 'Label', max: 60 },
} as const;
const fieldNames = ['title', 'description', 'link', 'label'] as const;

type Texts = Record<(typeof fieldNames)[number], string>;

interface Wanted extends Texts {
  type: ListingType;
  listing: number;
}

interface PaymentRow {
  id: number;
  key: string;
  request: string;
  user_id: number;
  account_id: number;
  values: string;
  intent: string | null;
  offer_id: number | null;
}

const problemOf = (name: keyof Texts, value: unknown): string | undefined => {
  const { label, max } = fields[name];
  if (value === undefined || value === null) return `${label} is required`;
  if (typeof value !== 'string' || !isStorable(value)) return `${label} is not valid`;
  if (isBlank(value)) return `${label} is required`;
  if (symbols(value) > max) return `Maximum ${max} symbols`;
  return name === 'link' && !isWebLink(value) ? 'Must be a valid link' : undefined;
};

const findOwn = async (strapi: Strapi, actor: Actor, given: unknown) => {
  const named = readListing(given);
  if (!named || actor.accountId === null) return undefined;
  const found = await listingRepository(strapi, named.type)
    .findLive(named.address, actor.accountId)
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return undefined;
      throw error;
    });
  return found && { type: named.type, listing: found.id };
};

const readOffer = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
): Promise<Wanted> => {
  const errors: FieldError[] = fieldNames.flatMap((name) => {
    const message = problemOf(name, input[name]);
    return message ? [{ path: [name], message }] : [];
  });
  const about = await findOwn(strapi, actor, input.listing);
  if (!about) errors.push({ path: ['listing'], message: 'Listing is required' });
  if (errors[0] || !about) throw invalid(errors[0]?.message ?? 'Listing is required', errors);
  const text = (name: keyof Texts) => String(input[name]);
  return {
    title: text('title'),
    description: text('description'),
    link: text('link'),
    label: text('label'),
    ...about,
  };
};

const hash = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const findOffer = (strapi: Strapi, id: number | null): Promise<OfferRow | null> =>
  strapi.db.query(OFFER).findOne({ where: { id: id ?? -1 }, populate: onListing });

const findPayment = (strapi: Strapi, where: object): Promise<PaymentRow | undefined> =>
  inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).where(where).first());

const changePayment = (strapi: Strapi, id: number, values: object): Promise<number> =>
  inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).where({ id }).update(values));

const forget = (strapi: Strapi, id: number): Promise<number> =>
  inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).where({ id }).delete());

/** Makes the offer of a payment that has arrived, once, whoever hears of it first. */
const makeOffer = async (
  strapi: Strapi,
  payment: PaymentRow,
  receipt: string,
): Promise<OfferRow> => {
  const user = await findUser(strapi, payment.user_id);
  if (!user) throw new Error('Who paid is gone.');
  const actor = actorFrom(user);
  const wanted: Wanted = JSON.parse(payment.values);
  return inTransaction(strapi, async (sql) => {
    const { type, listing, ...texts } = wanted;
    const row: OfferRow = await strapi.db.query(OFFER).create({
      data: { ...texts, status: 'PENDING', author: actor.id, [kinds[type].single]: listing },
      populate: onListing,
    });
    const won = await sql(OFFER_PAYMENTS)
      .where({ id: payment.id, offer_id: null })
      .update({ offer_id: row.id });
    if (won !== 1) throw new Refusal(409, 'This offer was made already.');
    const submitted = { kind: 'submitted' as const, from: null, to: 'PENDING' as const };
    await recordEvent(strapi, timelineOf[OFFER], row.id, actor, submitted);
    const paid = { kind: 'paid' as const, from: null, to: null, note: receipt };
    await recordEvent(strapi, timelineOf[OFFER], row.id, actor, paid);
    return row;
  });
};

const openIntent = (strapi: Strapi, account: MirrorRow, payment: PaymentRow, title: string) =>
  ask(strapi, (provider) => {
    if (payment.intent)
      return provider.paymentIntents.retrieve(payment.intent, { expand: ['latest_charge'] });
    return provider.paymentIntents.create(
      {
        amount: offerPrice,
        currency,
        customer: account.customer_id ?? '',
        payment_method: account.payment_id ?? '',
        allowed_payment_method_types: ['card'],
        confirm: true,
        use_stripe_sdk: true,
        description: `Special offer: ${title}`.slice(0, 200),
        metadata: { offer_payment: payment.key },
        expand: ['latest_charge'],
      },
      { idempotencyKey: `offer:${payment.key}` },
    );
  });

type Intent = Awaited<ReturnType<typeof openIntent>>;

const receiptOf = ({ latest_charge: charge, amount, currency: of }: Intent): string => {
  const link =
    typeof charge === 'object' && charge?.receipt_url ? ` Receipt: ${charge.receipt_url}` : '';
  return `Paid ${moneyWords(amount, of)}.${link}`;
};

/** Money that has arrived becomes an offer; a card that was refused leaves nothing behind. */
const settle = async (
  strapi: Strapi,
  account: MirrorRow,
  payment: PaymentRow,
): Promise<OfferRow> => {
  const wanted: Wanted = JSON.parse(payment.values);
  let intent: Intent;
  try {
    intent = await openIntent(strapi, account, payment, wanted.title);
  } catch (error) {
    if (error instanceof Refusal && error.status !== 503) await forget(strapi, payment.id);
    throw error;
  }
  // Also what is paid back is found by it.
  if (payment.intent !== intent.id) await changePayment(strapi, payment.id, { intent: intent.id });
  if (intent.status === 'succeeded') return makeOffer(strapi, payment, receiptOf(intent));
  if (intent.status === 'requires_action') {
    throw actionNeeded(intent.client_secret, { paymentIntent: intent.id });
  }
  await ask(strapi, (provider) => provider.paymentIntents.cancel(intent.id));
  await forget(strapi, payment.id);
  throw cardRefusal(intent.last_payment_error ?? {});
};

const claimPayment = async (
  strapi: Strapi,
  actor: Actor,
  { key, request, wanted }: { key: string; request: string; wanted: Wanted },
): Promise<PaymentRow> => {
  const row = {
    key,
    request,
    user_id: actor.id,
    account_id: actor.accountId,
    values: JSON.stringify(wanted),
    created: Date.now(),
  };
  await inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).insert(row));
  const made = await findPayment(strapi, { key });
  if (!made) throw new Error('The payment was not kept.');
  return made;
};

export const buyOffer = async (
  strapi: Strapi,
  actor: Actor,
  input: Record<string, unknown>,
  attempt: string,
): Promise<OfferRow> => {
  if (actor.admin) throw new Refusal(400, 'Special offers are for vendors.');
  const wanted = await readOffer(strapi, actor, input);
  const key = hash(actor.id, attempt || randomUUID());
  const request = hash(wanted);
  return holding(strapi, actor.accountId, async (account) => {
    const known = await findPayment(strapi, { key });
    if (known && known.request !== request) {
      throw new Refusal(422, 'This Idempotency-Key was used with another body.');
    }
    const before = known && (await findOffer(strapi, known.offer_id));
    if (before) return before;
    if (!account.payment_id) {
      throw new Refusal(
        402,
        'You must add a payment method to your account before you can buy a special offer',
        { code: 'payment_method_missing' },
      );
    }
    const payment = known ?? (await claimPayment(strapi, actor, { key, request, wanted }));
    return settle(strapi, account, payment);
  });
};

/** The page may be gone when the bank has its answer: then the provider's call makes the offer. */
export const settleOffer = async (
  strapi: Strapi,
  account: MirrorRow,
  key: string,
): Promise<void> => {
  const payment = await findPayment(strapi, { key, account_id: account.id });
  if (!payment || payment.offer_id !== null) return;
  await settle(strapi, account, payment).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status === 503) throw error;
  });
};
