import type { EventPayment, ListingStatus } from '@portal/domain';
import Stripe from 'stripe';
import { actorFrom } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import { type Backlog, wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { recordEvent, subjectOfTable } from '../moderation/index.ts';
import { ask, OFFER_PAYMENTS, type PaymentRow } from '../payments/index.ts';
import { paymentSettings } from '../payments/settings.ts';
import { findUser } from '../sign-in/index.ts';

/** The provider never refunds a disputed charge. An unknown charge is not final: another key may know it. */
const NEVER = 'charge_disputed';
/** Already refunded by hand. */
const GONE = 'charge_already_refunded';

interface SentBack {
  /** Null when there will never be one. */
  refund: string | null;
  /** For the offer's history: the amount, or why there is none in the provider's words. */
  event: { payment: EventPayment } | { note: string };
}

type Marks = Record<string, string>;

/** Cents not refunded yet; undefined if nothing was paid, which the provider then rejects. */
const restOf = async (provider: Stripe, intent: string): Promise<number | undefined> => {
  const expand = ['latest_charge'];
  const { latest_charge: paid } = await provider.paymentIntents.retrieve(intent, { expand });
  return typeof paid === 'object' && paid?.paid ? paid.amount - paid.amount_refunded : undefined;
};

const isOf = (marks: Marks, { metadata }: Stripe.Refund): boolean =>
  Object.entries(marks).every(([key, value]) => metadata?.[key] === value);

const tell = (refunds: readonly Stripe.Refund[], marks: Marks): SentBack | null => {
  const went = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const own = went.filter((refund) => isOf(marks, refund));
  const [latest] = [...own, ...went];
  if (!latest) return null;
  const sum = (of: readonly Stripe.Refund[]) => of.reduce((cents, { amount }) => cents + amount, 0);
  const others = went.filter((refund) => !own.includes(refund));
  const { currency } = latest;
  const payment =
    own.length > 0 && others.length > 0
      ? { amount: sum(own), currency, earlier: sum(others) }
      : { amount: sum(went), currency };
  return { refund: latest.id, event: { payment } };
};

/** Refunds the rest of a payment, with `marks` as metadata. Refunds made before, also by hand, are found and noted. */
const sendBack = (strapi: Strapi, intent: string | null, marks: Marks): Promise<SentBack> =>
  ask(strapi, async (provider) => {
    const payment = intent ?? '';
    const rest = intent ? await restOf(provider, intent) : undefined;
    try {
      // No idempotency key, which would repeat a rejection for a day. The amount limits the refund to the rest.
      const amount = rest === undefined ? {} : { amount: rest };
      if (rest !== 0)
        await provider.refunds.create({ payment_intent: payment, metadata: marks, ...amount });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      if (error.code === NEVER) {
        strapi.log.error(`Refund failed, ${intent}: ${error.message}`);
        return { refund: null, event: { note: `Not refunded: ${error.message}` } };
      }
      if (error.code !== GONE) throw error;
    }
    const { data } = await provider.refunds.list({ payment_intent: payment, limit: 100 });
    const told = tell(data, marks);
    if (!told) throw new Error(`The refunds of ${intent} are unknown.`);
    return told;
  });

const OFFER = 'api::special-offer.special-offer';

/** Replaces the refund's id while the provider is called. */
const ASKED = 'asked';

/** Replaces the refund's id if there will never be one. */
const LOST = 'never';

/** Part of the decision's transaction. The refund is delayed, so that Undo needs none. */
export const payBackLater = (strapi: Strapi, offerId: number): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const refundAt = Date.now() + paymentSettings.refundAfterSeconds * 1000;
    await sql(OFFER_PAYMENTS)
      .where({ offer_id: offerId, refund: null })
      .update({ refund_at: refundAt });
    afterwards(() => wake('payments'));
  });

/** The decline was undone before the refund. */
export const cancelPayBack = (strapi: Strapi, offerId: number): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    await sql(OFFER_PAYMENTS)
      .where({ offer_id: offerId, refund: null })
      .update({ refund_at: null });
  });

/**
 * Of the offers of a listing that is restored, those that stay: an undecided one whose refund has begun does not. The refunds
 * of the others are cancelled.
 */
export const keepUnrefunded = async (
  sql: Sql,
  offers: Record<string, unknown>[],
): Promise<Record<string, unknown>[]> => {
  const open = offers
    .filter(({ status }) => (status ?? 'PENDING') === 'PENDING')
    .map(({ id }) => Number(id));
  const payments = () => sql(OFFER_PAYMENTS).whereIn('offer_id', open);
  await payments().forUpdate().select('id');
  await payments().where({ refund: null }).update({ refund_at: null });
  const gone: number[] = await payments().whereNotNull('refund').pluck('offer_id');
  return offers.filter(({ id }) => !gone.includes(Number(id)));
};

/** For a payment that cannot become an offer. */
export const payBackNow = (strapi: Strapi, payment: number): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    await sql(OFFER_PAYMENTS)
      .where({ id: payment, offer_id: null, refund_at: null, refund: null })
      .update({ refund_at: Date.now() });
    afterwards(() => wake('payments'));
  });

/** Why an offer without a completed refund stays declined. */
const sentences: Record<string, () => string> = {
  [ASKED]: m.offer_being_refunded,
  [LOST]: m.offer_disputed,
};

/** The refund of an offer, also one in progress; null if there is none. */
export const findRefund = async (sql: Sql, offerId: number): Promise<string | null> => {
  const gone = await sql(OFFER_PAYMENTS)
    .where({ offer_id: offerId })
    .whereNotNull('refund')
    .first('refund');
  return gone?.refund ?? null;
};

export const paidBack = (refund: string): HttpError =>
  new HttpError('offer-paid-back', { message: sentences[refund]?.() });

/** After this the offer cannot be approved. Returns false if Undo or another server was first. */
const begin = (strapi: Strapi, row: PaymentRow): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    // Waits for a decision in progress, which locks the offer's row.
    await sql('special_offers')
      .where({ id: row.offer_id ?? -1 })
      .forUpdate()
      .first('id');
    const offer: { status: ListingStatus | null } | null = await strapi.db
      .query(OFFER)
      .findOne({ select: ['status'], where: { id: row.offer_id ?? -1 } });
    // An offer deleted with its listing is refunded as well.
    const goesOn = !offer || offer.status === 'DECLINED';
    const changed = await sql(OFFER_PAYMENTS)
      .where({ id: row.id })
      .whereNotNull('refund_at')
      .update(goesOn ? { refund: ASKED } : { refund_at: null });
    return goesOn && changed === 1;
  });

/** The amount as the audit log has it, such as `9.00 USD`. */
const auditedAmount = (event: SentBack['event']) => {
  if (!('payment' in event)) return {};
  const { amount, currency } = event.payment;
  const words = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  return { changes: { refunded: [null, words] as const } };
};

const payBack = async (strapi: Strapi, row: PaymentRow): Promise<void> => {
  if (!(await begin(strapi, row))) return;
  const { offer_id: offer } = row;
  const what = offer === null ? { offer_payment: row.key } : { offer: String(offer) };
  const done = await sendBack(strapi, row.intent, what);
  const user = await findUser(strapi, row.user_id);
  await inTransaction(strapi, async (sql) => {
    const won = await sql(OFFER_PAYMENTS)
      .where({ id: row.id, refund: ASKED })
      .update({ refund: done.refund ?? LOST, refund_at: null });
    if (won !== 1 || !user || offer === null) return;
    const actor = actorFrom(user);
    const kind = done.refund ? ('refunded' as const) : ('noted' as const);
    const event = { kind, from: null, to: null, ...done.event, ...auditedAmount(done.event) };
    const teller = done.refund ? actor : { ...actor, name: 'The card provider', staff: [] };
    const named: { title: string } | null = await strapi.db
      .query(OFFER)
      .findOne({ select: ['title'], where: { id: offer } });
    const about = { id: offer, name: named?.title ?? '' };
    await recordEvent(strapi, subjectOfTable[OFFER], about, teller, event);
  });
};

const REJECTED_WAITS = 3600_000;

/** An unreachable provider is tried again each minute, a rejected refund once an hour. */
const putOff = async (strapi: Strapi, row: PaymentRow, error: unknown): Promise<void> => {
  strapi.log.error(`Refund still pending: ${error}`);
  if (!(error instanceof HttpError) || error.status === 503) return;
  await inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS)
      .where({ id: row.id })
      .whereNotNull('refund_at')
      .update({ refund_at: Date.now() + REJECTED_WAITS }),
  );
};

/** Makes the refunds that are due. Those that fail stay due. */
export const payBackDue = async (strapi: Strapi, stopping: AbortSignal): Promise<void> => {
  const due: PaymentRow[] = await inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS).whereNotNull('refund_at').where('refund_at', '<=', Date.now()).select(),
  );
  for (const row of due) {
    if (stopping.aborted) return;
    await payBack(strapi, row).catch((error: unknown) => putOff(strapi, row, error));
  }
};

/** Milliseconds after which an attempt that is still marked as running has failed. */
const ATTEMPT = 60_000;

/** The refunds that are not made yet. */
export const refundBacklog: Backlog = {
  job: 'payments',
  rows: (sql) => sql(OFFER_PAYMENTS).whereNotNull('refund_at'),
  created: 'created',
  // Put off, or due for longer than an attempt takes.
  failed: () => [
    `refund = '${ASKED}' and refund_at not between ? and ?`,
    Date.now() - ATTEMPT,
    Date.now(),
  ],
  // A second ago: a concurrent call whose clock reads less would count them again.
  again: () => ({ refund_at: Date.now() - 1000 }),
};
