import type { Collection, EventPayment, OfferTexts } from '@portal/domain';
import { actorFrom } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { kinds, onListing } from '../listing/index.ts';
import { recordEvent, subjectOfTable } from '../moderation/index.ts';
import {
  actionNeeded,
  ask,
  cardDecline,
  type MirrorRow,
  mark,
  OFFER_PAYMENTS,
  onItsWay,
  type PaymentRow,
} from '../payments/index.ts';
import { paymentSettings } from '../payments/settings.ts';
import { findUser } from '../sign-in/index.ts';
import { OFFER, type OfferRow } from './offers.ts';
import { payBackNow } from './refunds.ts';

const { offerPrice, currency } = paymentSettings;

/** An offer to buy: its texts and the listing it is for. */
export interface Wanted extends OfferTexts {
  type: Collection;
  listing: number;
}

export const findOffer = (strapi: Strapi, id: number | null): Promise<OfferRow | null> =>
  strapi.db.query(OFFER).findOne({ where: { id: id ?? -1 }, populate: onListing });

export const findPayment = (strapi: Strapi, where: object): Promise<PaymentRow | undefined> =>
  inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).where(where).first());

const changePayment = (strapi: Strapi, id: number, values: object): Promise<number> =>
  inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).where({ id }).update(values));

export const forget = (strapi: Strapi, id: number): Promise<number> =>
  inTransaction(strapi, (sql) => sql(OFFER_PAYMENTS).where({ id }).delete());

/** The stored values of a purchase. A repeat uses the same card. */
export const readDraft = ({ values }: PaymentRow) => {
  const { card, ...wanted }: Wanted & { card?: string } = JSON.parse(values);
  return { wanted, card };
};

/** Locks the listing, so that it is not deleted before the offer exists. */
const holdListing = async (strapi: Strapi, sql: Sql, { type, listing }: Wanted) => {
  const table = strapi.getModel(kinds[type].uid).collectionName ?? type;
  const row = await sql(table).where({ id: listing }).forUpdate().first('id');
  return row !== undefined;
};

/** Creates the offer of a payment that succeeded, once. Returns null if its user or listing is gone. */
const makeOffer = async (
  strapi: Strapi,
  payment: PaymentRow,
  made: EventPayment,
): Promise<OfferRow | null> => {
  const user = await findUser(strapi, payment.user_id);
  if (!user) return null;
  const actor = actorFrom(user);
  const { wanted } = readDraft(payment);
  return inTransaction(strapi, async (sql) => {
    if (!(await holdListing(strapi, sql, wanted))) return null;
    const { type, listing, ...texts } = wanted;
    const state = { status: 'PENDING', submitted_at: new Date() };
    const row: OfferRow = await strapi.db.query(OFFER).create({
      data: { ...texts, ...state, author: actor.id, [kinds[type].single]: listing },
      populate: onListing,
    });
    const won = await sql(OFFER_PAYMENTS)
      .where({ id: payment.id, offer_id: null })
      .update({ offer_id: row.id });
    if (won !== 1) throw new HttpError('offer-exists');
    const submitted = { kind: 'submitted' as const, from: null, to: 'PENDING' as const };
    const about = { id: row.id, name: row.title };
    await recordEvent(strapi, subjectOfTable[OFFER], about, actor, submitted);
    const paid = { kind: 'paid' as const, from: null, to: null, payment: made };
    await recordEvent(strapi, subjectOfTable[OFFER], about, actor, paid);
    return row;
  });
};

const openIntent = (strapi: Strapi, account: MirrorRow | null, payment: PaymentRow) =>
  ask(strapi, (provider) => {
    if (payment.intent)
      return provider.paymentIntents.retrieve(payment.intent, { expand: ['latest_charge'] });
    const { wanted, card } = readDraft(payment);
    return provider.paymentIntents.create(
      {
        amount: offerPrice,
        currency,
        customer: account?.customer_id ?? '',
        payment_method: card ?? account?.payment_id ?? '',
        allowed_payment_method_types: ['card'],
        confirm: true,
        use_stripe_sdk: true,
        description: `Special offer: ${wanted.title}`.slice(0, 200),
        metadata: { offer_payment: payment.key },
        expand: ['latest_charge'],
      },
      { idempotencyKey: ['offer', payment.key, ...(card ? [card] : [])].join(':') },
    );
  });

type Intent = Awaited<ReturnType<typeof openIntent>>;

const paymentOf = ({ latest_charge: charge, amount, currency: of }: Intent): EventPayment => {
  const receipt = typeof charge === 'object' ? charge?.receipt_url : null;
  return { amount, currency: of, ...(receipt ? { receipt } : {}) };
};

/** Refunded, or about to be, because its user or listing was gone. */
export const isGivenBack = (payment: PaymentRow): boolean =>
  payment.offer_id === null && (payment.refund_at !== null || payment.refund !== null);

export const givenBack = (): HttpError => new HttpError('offer-listing-gone');

/** Turns a payment that succeeded into an offer. A declined one is forgotten. */
export const settle = async (
  strapi: Strapi,
  account: MirrorRow | null,
  payment: PaymentRow,
): Promise<OfferRow> => {
  if (isGivenBack(payment)) throw givenBack();
  let intent: Intent;
  try {
    intent = await openIntent(strapi, account, payment);
  } catch (error) {
    // Only then is it certain that nothing was paid.
    if (error instanceof HttpError && error.status === 402) await forget(strapi, payment.id);
    throw error;
  }
  // A refund needs the intent as well.
  if (payment.intent !== intent.id) await changePayment(strapi, payment.id, { intent: intent.id });
  if (intent.status === 'succeeded') {
    const made = await makeOffer(strapi, payment, paymentOf(intent));
    if (made) return made;
    await payBackNow(strapi, payment.id);
    throw givenBack();
  }
  if (intent.status === 'requires_action') {
    throw actionNeeded(intent.client_secret, { paymentIntent: intent.id });
  }
  if (intent.status === 'processing') throw onItsWay();
  if (intent.status !== 'canceled')
    await ask(strapi, (provider) => provider.paymentIntents.cancel(intent.id));
  await forget(strapi, payment.id);
  throw cardDecline(intent.last_payment_error ?? {});
};

/** Marks an offer that was created outside of its buyer's call, who may not know of it. */
export const unheardOf = (payment: number): string => `offer:unheard:${payment}`;

/** Creates the offer of a payment that succeeded after its page was closed. */
export const settleOffer = async (
  strapi: Strapi,
  accountId: number,
  key: string,
  intent: string,
): Promise<void> => {
  const found = await findPayment(strapi, { key, account_id: accountId });
  if (!found || found.offer_id !== null || isGivenBack(found)) return;
  const payment = { ...found, intent: found.intent ?? intent };
  if (!found.intent) await changePayment(strapi, found.id, { intent });
  try {
    await settle(strapi, null, payment);
    await mark(strapi, unheardOf(found.id));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status === 503) throw error;
  }
};
