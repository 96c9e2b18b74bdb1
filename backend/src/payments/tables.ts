import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '../database.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';

const LOCKS = 'payment_locks';
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

/** Raw tables: no route and no query of a client ever reaches them. */
export const paymentModels = [
  table(
    'portal::payment-lock',
    LOCKS,
    { key: { type: 'string' }, until: { type: 'biginteger' } },
    'key',
  ),
  table(
    'portal::payment-mark',
    MARKS,
    { key: { type: 'string' }, at: { type: 'biginteger' } },
    'key',
  ),
  // What somebody pays for before there is an offer: it becomes one when the money is there.
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

/** Longer than any call to the provider may take: a lock of a server that died opens by itself. */
const LOCKED_FOR = 60_000;
const PATIENCE = 30_000;

const take = (strapi: Strapi, key: string, until: number): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    await sql(LOCKS).where({ key }).where('until', '<', Date.now()).delete();
    const taken = await sql(LOCKS)
      .insert({ key, until })
      .onConflict('key')
      .ignore()
      .returning('id');
    return taken.length > 0;
  });

/** Over all servers, by a row in the database. */
const lockedRow = async <T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + PATIENCE;
  let until = Date.now() + LOCKED_FOR;
  while (!(await take(strapi, key, until))) {
    if (Date.now() > deadline)
      throw new Refusal(409, 'Something else is being paid. Please try again.');
    await wait(50);
    until = Date.now() + LOCKED_FOR;
  }
  try {
    return await work();
  } finally {
    await inTransaction(strapi, (sql) => sql(LOCKS).where({ key, until }).delete());
  }
};

const last = new Map<string, Promise<unknown>>();

/**
 * One at a time for each account, in the order they came. Not a transaction: what is done inside waits for the provider,
 * and on SQLite a transaction would keep everybody else waiting with it.
 */
export const locked = <T>(strapi: Strapi, key: string, work: () => Promise<T>): Promise<T> => {
  const mine = (last.get(key) ?? Promise.resolve()).then(() => lockedRow(strapi, key, work));
  const quiet = mine.catch(() => undefined);
  last.set(key, quiet);
  void quiet.then(() => last.get(key) === quiet && last.delete(key));
  return mine;
};

/** Notes that something was done; false when it was before. */
export const mark = (strapi: Strapi, key: string): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const row = { key, at: Date.now() };
    return (await sql(MARKS).insert(row).onConflict('key').ignore().returning('id')).length > 0;
  });

export const isMarked = (strapi: Strapi, key: string): Promise<boolean> =>
  inTransaction(strapi, async (sql) => (await sql(MARKS).where({ key }).first('id')) !== undefined);

const KEPT_FOR = 400 * 24 * 3600 * 1000;

export const sweepPaymentMarks = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(MARKS)
      .where('at', '<', Date.now() - KEPT_FOR)
      .delete(),
  );
