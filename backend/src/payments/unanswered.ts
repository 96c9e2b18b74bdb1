import { inTransaction } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';
import { alone } from './cards.ts';
import { settleOffer } from './offers.ts';
import { ask } from './provider.ts';
import { OFFER_PAYMENTS } from './tables.ts';

interface OpenRow {
  id: number;
  key: string;
  account_id: number;
  intent: string | null;
  created: number | string;
}

/** A purchase that is being made right now is nobody else's business. */
export const A_MOMENT = 60_000;
/** After a day nobody repeats the call, and the provider has forgotten its key. */
export const GIVEN_UP = 25 * 3600 * 1000;

/** As many as the SDK reads at once. */
const MOST_EVENTS = 10_000;

/**
 * The intents of payments whose answer never came, by their keys. They are looked for in what the provider told since,
 * and never made anew: who gave up must not be charged behind their back.
 */
export const intentsOf = async (
  strapi: Strapi,
  rows: readonly Pick<OpenRow, 'created'>[],
): Promise<ReadonlyMap<string, string>> => {
  const types = ['payment_intent.succeeded', 'payment_intent.payment_failed'];
  const oldest = Math.min(...rows.map(({ created }) => Number(created)));
  const since = Math.floor(oldest / 1000) - 60;
  const told = await ask(strapi, (provider) =>
    provider.events
      .list({ types, created: { gte: since }, limit: 100 })
      .autoPagingToArray({ limit: MOST_EVENTS }),
  );
  // Nobody may take one for unpaid that stands further back.
  if (told.length >= MOST_EVENTS) throw new Refusal('payments-unread');
  const found = new Map<string, string>();
  for (const { data } of told) {
    const { object } = data;
    const key = object.object === 'payment_intent' && object.metadata.offer_payment;
    // The latest comes first.
    if (key && !found.has(key)) found.set(key, object.id);
  }
  return found;
};

const rowsOf = (strapi: Strapi, where: object): Promise<OpenRow[]> =>
  inTransaction(strapi, (sql) =>
    sql(OFFER_PAYMENTS)
      .where({ offer_id: null, refund_at: null, refund: null, ...where })
      .where('created', '<', Date.now() - A_MOMENT)
      .select(),
  );

/** One that the provider does not know any more can charge nobody either. */
export const cancelIntent = async (strapi: Strapi, intent: string): Promise<void> => {
  try {
    await ask(strapi, (provider) => provider.paymentIntents.cancel(intent));
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 404) throw error;
  }
};

const lookUp = (
  strapi: Strapi,
  { id, account_id: accountId }: OpenRow,
  told: () => Promise<ReadonlyMap<string, string>>,
): Promise<void> =>
  // Also for an account that is gone: what was paid goes back then.
  alone(strapi, accountId, async () => {
    const [row] = await rowsOf(strapi, { id });
    if (!row) return;
    const intent = row.intent ?? (await told()).get(row.key);
    if (intent) await settleOffer(strapi, accountId, row.key, intent);
    const [left] = await rowsOf(strapi, { id });
    if (!left || Number(row.created) > Date.now() - GIVEN_UP) return;
    // The bank's question was never answered: nothing was charged, and nothing will be.
    if (intent) await cancelIntent(strapi, intent);
    await inTransaction(strapi, (sql) =>
      sql(OFFER_PAYMENTS).where({ id, offer_id: null }).delete(),
    );
  });

/** Finds out what became of offers that were paid, or not, without anybody here hearing of it. */
export const settleUnanswered = async (strapi: Strapi, stopping: AbortSignal): Promise<void> => {
  const rows = await rowsOf(strapi, {});
  let asked: Promise<ReadonlyMap<string, string>> | undefined;
  const told = () => {
    asked ??= intentsOf(strapi, rows);
    return asked;
  };
  for (const row of rows) {
    if (stopping.aborted) return;
    await lookUp(strapi, row, told).catch((error: unknown) =>
      strapi.log.error(`Not known yet whether an offer was paid: ${error}`),
    );
  }
};
