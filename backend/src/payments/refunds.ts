import { actorFrom } from '../actor.ts';
import { timelineOf } from '../api/event/services/claim.ts';
import { recordEvent } from '../api/event/services/events.ts';
import type { OfferRow } from '../api/special-offer/services/offers.ts';
import { inTransaction } from '../database.ts';
import { findUser } from '../extensions/users-permissions/users.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { moneyWords } from './money.ts';
import { ask } from './provider.ts';
import { OFFER_PAYMENTS } from './tables.ts';

const OFFER = 'api::special-offer.special-offer';

interface DueRow {
  id: number;
  key: string;
  user_id: number;
  intent: string | null;
  offer_id: number;
}

let wake = (): void => undefined;

/** Called with the decision and part of its transaction. The money goes back a little later, so that Undo costs nobody anything. */
export const payBackLater = (strapi: Strapi, offerId: number): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const refundAt = Date.now() + settings.payments.refundAfterSeconds * 1000;
    await sql(OFFER_PAYMENTS)
      .where({ offer_id: offerId, refund: null })
      .update({ refund_at: refundAt });
    afterwards(() => wake());
  });

export const onPayBack = (listen: () => void): void => {
  wake = listen;
};

const payBack = async (strapi: Strapi, row: DueRow): Promise<void> => {
  const offer: OfferRow | null = await strapi.db
    .query(OFFER)
    .findOne({ where: { id: row.offer_id } });
  const still = offer?.status === 'DECLINED';
  if (!still) {
    await inTransaction(strapi, (sql) =>
      sql(OFFER_PAYMENTS).where({ id: row.id }).update({ refund_at: null }),
    );
    return;
  }
  const refund = await ask(strapi, (provider) =>
    provider.refunds.create(
      { payment_intent: row.intent ?? '', metadata: { offer: String(row.offer_id) } },
      { idempotencyKey: `refund:${row.key}` },
    ),
  );
  const user = await findUser(strapi, row.user_id);
  await inTransaction(strapi, async (sql) => {
    const won = await sql(OFFER_PAYMENTS)
      .where({ id: row.id, refund: null })
      .update({ refund: refund.id, refund_at: null });
    if (won !== 1 || !user) return;
    const note = `Paid back ${moneyWords(refund.amount, refund.currency)}.`;
    const event = { kind: 'refunded' as const, from: null, to: null, note };
    await recordEvent(strapi, timelineOf[OFFER], row.offer_id, actorFrom(user), event);
  });
};

/** Pays back what is due; what the provider could not be asked for stays due. */
export const payBackDue = async (strapi: Strapi): Promise<void> => {
  const due: DueRow[] = await inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS).whereNotNull('refund_at').where('refund_at', '<=', Date.now()).select(),
  );
  for (const row of due) {
    await payBack(strapi, row).catch((error: unknown) =>
      strapi.log.error(`Not paid back yet: ${error}`),
    );
  }
};
