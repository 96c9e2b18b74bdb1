import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';

export const LOCKS = 'payment_locks';
export const SANDBOX = 'card_sandbox';
const MARKS = 'payment_marks';

export const OFFER_PAYMENTS = 'offer_payments';

const table = (
  uid: string,
  name: string,
  attributes: Record<string, { type: string }>,
  unique: string,
) => ({
  uid,
  singularName: name,
  tableName: name,
  attributes: { id: { type: 'increments' }, ...attributes },
  indexes: [{ name: `${name}_${unique}_unique`, columns: [unique], type: 'unique' }],
});

/** A payment for an offer. */
export interface PaymentRow {
  id: number;
  key: string;
  request: string;
  user_id: number;
  account_id: number;
  values: string;
  intent: string | null;
  /** Null until the payment succeeds, or if its user or listing is gone. */
  offer_id: number | null;
  refund_at: number | string | null;
  refund: string | null;
  created: number | string;
}

/** Raw tables, unreachable by routes and queries of clients. */
export const paymentModels = [
  table(
    'portal::payment-lock',
    LOCKS,
    { key: { type: 'string' }, until: { type: 'biginteger' }, owner: { type: 'string' } },
    'key',
  ),
  table(
    'portal::payment-mark',
    MARKS,
    { key: { type: 'string' }, at: { type: 'biginteger' } },
    'key',
  ),
  table(
    'portal::card-sandbox',
    SANDBOX,
    { name: { type: 'string' }, version: { type: 'string' }, state: { type: 'text' } },
    'name',
  ),
  // Payments for offers. The offer is created when the payment succeeds.
  table(
    'portal::offer-payment',
    OFFER_PAYMENTS,
    {
      key: { type: 'string' },
      request: { type: 'string' },
      user_id: { type: 'integer' },
      account_id: { type: 'integer' },
      values: { type: 'text' },
      intent: { type: 'string' },
      offer_id: { type: 'integer' },
      refund_at: { type: 'biginteger' },
      refund: { type: 'string' },
      created: { type: 'biginteger' },
    },
    'key',
  ),
];

/** Marks a key as done. Returns false if it was before. */
export const mark = (strapi: Strapi, key: string): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const row = { key, at: Date.now() };
    return (await sql(MARKS).insert(row).onConflict('key').ignore().returning('id')).length > 0;
  });

export const isMarked = (strapi: Strapi, key: string): Promise<boolean> =>
  inTransaction(strapi, async (sql) => (await sql(MARKS).where({ key }).first('id')) !== undefined);

const KEPT_FOR = 400 * 24 * 3600 * 1000;

/** Deletes marks older than 400 days and returns how many. */
export const sweepPaymentMarks = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(MARKS)
      .where('at', '<', Date.now() - KEPT_FOR)
      .delete(),
  );
