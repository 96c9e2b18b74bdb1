import { inTransaction } from '../../base/database.ts';
import { tryItem } from '../../base/failures.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { alone, ask, OFFER_PAYMENTS, type PaymentRow } from '../payments/index.ts';
import { settleOffer } from './purchases.ts';

/** Milliseconds for which a purchase is left to its own call. */
export const A_MOMENT = 60_000;
/** Milliseconds after which a call is not repeated and the provider has forgotten its idempotency key. */
export const GIVEN_UP = 25 * 3600 * 1000;

/** The SDK's limit. */
const MOST_EVENTS = 10_000;

/**
 * The intents of payments without a known result, by their keys. They are searched in the provider's events and never created
 * again: a buyer who gave up must not be charged.
 */
export const intentsOf = async (
  strapi: Strapi,
  rows: readonly Pick<PaymentRow, 'created'>[],
): Promise<ReadonlyMap<string, string>> => {
  const types = ['payment_intent.succeeded', 'payment_intent.payment_failed'];
  const oldest = Math.min(...rows.map(({ created }) => Number(created)));
  const since = Math.floor(oldest / 1000) - 60;
  const told = await ask(strapi, (provider) =>
    provider.events
      .list({ types, created: { gte: since }, limit: 100 })
      .autoPagingToArray({ limit: MOST_EVENTS }),
  );
  // An older payment must not count as unpaid.
  if (told.length >= MOST_EVENTS) throw new HttpError('payments-unread');
  const found = new Map<string, string>();
  for (const { data } of told) {
    const { object } = data;
    const key = object.object === 'payment_intent' && object.metadata.offer_payment;
    // Newest first.
    if (key && !found.has(key)) found.set(key, object.id);
  }
  return found;
};

const rowsOf = (strapi: Strapi, where: object): Promise<PaymentRow[]> =>
  inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS)
      .where({ offer_id: null, refund_at: null, refund: null, ...where })
      .where('created', '<', Date.now() - A_MOMENT)
      .select(),
  );

/** An intent the provider does not know counts as cancelled. */
export const cancelIntent = async (strapi: Strapi, intent: string): Promise<void> => {
  try {
    await ask(strapi, (provider) => provider.paymentIntents.cancel(intent));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
};

const lookUp = (
  strapi: Strapi,
  { id, account_id: accountId }: PaymentRow,
  told: () => Promise<ReadonlyMap<string, string>>,
): Promise<void> =>
  // Also for a deleted account, whose payment is then refunded.
  alone(strapi, accountId, async () => {
    const [row] = await rowsOf(strapi, { id });
    if (!row) return;
    const intent = row.intent ?? (await told()).get(row.key);
    if (intent) await settleOffer(strapi, accountId, row.key, intent);
    const [left] = await rowsOf(strapi, { id });
    if (!left || Number(row.created) > Date.now() - GIVEN_UP) return;
    // Never authenticated, so nothing was or will be charged.
    if (intent) await cancelIntent(strapi, intent);
    await inTransaction(strapi, (sql) =>
      sql(OFFER_PAYMENTS).where({ id, offer_id: null }).delete(),
    );
  });

/** Settles purchases whose result never arrived. */
export const reconcilePayments = async (strapi: Strapi, stopping: AbortSignal): Promise<void> => {
  const rows = await rowsOf(strapi, {});
  let asked: Promise<ReadonlyMap<string, string>> | undefined;
  const told = () => {
    asked ??= intentsOf(strapi, rows);
    return asked;
  };
  for (const row of rows) {
    if (stopping.aborted) return;
    const work = () => lookUp(strapi, row, told);
    await tryItem(strapi, 'payments', row.id, work, () => m.purchase_unconfirmed());
  }
};
