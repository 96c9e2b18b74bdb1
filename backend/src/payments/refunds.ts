import type { ListingStatus } from '@portal/domain';
import { actorFrom } from '../actor.ts';
import { inTransaction, type Sql } from '../database.ts';
import { findUser } from '../extensions/users-permissions/users.ts';
import { recordEvent, subjectOfTable } from '../moderation/history.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { sendBack } from './sendingBack.ts';
import { OFFER_PAYMENTS } from './tables.ts';
import { wakeMoneyWork } from './wake.ts';

const OFFER = 'api::special-offer.special-offer';

interface DueRow {
  id: number;
  key: string;
  user_id: number;
  intent: string | null;
  /** Null when there was nothing to make an offer for. */
  offer_id: number | null;
}

/** Stands in place of the refund's id from before the provider is asked for it until it has answered. */
const ASKED = 'asked';

/** Stands in place of the refund's id when the provider will never send it back. */
const LOST = 'never';

/** Called with the decision and part of its transaction. The money goes back a little later, so that Undo costs nobody anything. */
export const payBackLater = (strapi: Strapi, offerId: number): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const refundAt = Date.now() + settings.payments.refundAfterSeconds * 1000;
    await sql(OFFER_PAYMENTS)
      .where({ offer_id: offerId, refund: null })
      .update({ refund_at: refundAt });
    afterwards(wakeMoneyWork);
  });

/** The decline was taken back before the money went. */
export const cancelPayBack = (strapi: Strapi, offerId: number): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    await sql(OFFER_PAYMENTS)
      .where({ offer_id: offerId, refund: null })
      .update({ refund_at: null });
  });

/** Money for which no offer can be made. */
export const payBackNow = (strapi: Strapi, payment: number): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    await sql(OFFER_PAYMENTS)
      .where({ id: payment, offer_id: null, refund_at: null, refund: null })
      .update({ refund_at: Date.now() });
    afterwards(wakeMoneyWork);
  });

/** Why an offer stays declined before, or without, its money having gone back. */
const sentences: Record<string, string> = {
  [ASKED]:
    'This special offer is being paid back, so it stays declined. Its vendor can buy it again.',
  [LOST]:
    'The payment of this special offer is disputed, so it stays declined. Its vendor can buy it again.',
};

/** The refund of an offer, of which at least the call is on its way; null when there is none. */
export const findRefund = async (sql: Sql, offerId: number): Promise<string | null> => {
  const gone = await sql(OFFER_PAYMENTS)
    .where({ offer_id: offerId })
    .whereNotNull('refund')
    .first('refund');
  return gone?.refund ?? null;
};

/** An offer with this refund stays declined. */
export const paidBack = (refund: string): Refusal =>
  new Refusal('offer-paid-back', { message: sentences[refund] });

/** From here on the offer cannot be approved any more; false when Undo or another server was faster. */
const begin = (strapi: Strapi, row: DueRow): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    // A decision that is being made holds the offer's row, and is seen here.
    await sql('special_offers')
      .where({ id: row.offer_id ?? -1 })
      .forUpdate()
      .first('id');
    const offer: { status: ListingStatus | null } | null = await strapi.db
      .query(OFFER)
      .findOne({ select: ['status'], where: { id: row.offer_id ?? -1 } });
    // One that went with its listing cannot be decided otherwise any more.
    const goesOn = !offer || offer.status === 'DECLINED';
    const changed = await sql(OFFER_PAYMENTS)
      .where({ id: row.id })
      .whereNotNull('refund_at')
      .update(goesOn ? { refund: ASKED } : { refund_at: null });
    return goesOn && changed === 1;
  });

const payBack = async (strapi: Strapi, row: DueRow): Promise<void> => {
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
    const event = {
      kind: done.refund ? 'refunded' : 'noted',
      from: null,
      to: null,
      note: done.note,
    } as const;
    const teller = done.refund ? actor : { ...actor, name: 'The card provider', admin: false };
    await recordEvent(strapi, subjectOfTable[OFFER], offer, teller, event);
  });
};

const REFUSED_WAITS = 3600_000;

/** A provider that is away is asked again each minute; one that said no, once an hour. */
const putOff = async (strapi: Strapi, row: DueRow, error: unknown): Promise<void> => {
  strapi.log.error(`Not paid back yet: ${error}`);
  if (!(error instanceof Refusal) || error.status === 503) return;
  await inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS)
      .where({ id: row.id })
      .whereNotNull('refund_at')
      .update({ refund_at: Date.now() + REFUSED_WAITS }),
  );
};

/** Pays back what is due; what the provider could not be asked for stays due. */
export const payBackDue = async (strapi: Strapi, stopping: AbortSignal): Promise<void> => {
  const due: DueRow[] = await inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS).whereNotNull('refund_at').where('refund_at', '<=', Date.now()).select(),
  );
  for (const row of due) {
    if (stopping.aborted) return;
    await payBack(strapi, row).catch((error: unknown) => putOff(strapi, row, error));
  }
};
