import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import type { Strapi } from './registry.ts';

export type Sql = Knex.Transaction;
type Scope = (sql: Sql) => Promise<unknown>;

/**
 * Makes a transaction wait for what its COMMIT came to. Knex keeps a refused one (the disk is full, the connection broke) to
 * a promise of its own that nobody asks, so that without this a save is acknowledged that was undone.
 */
export const heedCommits = (connection: Knex): void => {
  const begin = connection.transaction.bind(connection);
  const value = async (given?: Scope | Knex.TransactionConfig, config?: Knex.TransactionConfig) => {
    if (typeof given === 'function') return begin(given, config);
    const trx = await begin(given);
    const { commit } = trx;
    const heeded = async () => {
      await commit();
      await trx.executionPromise;
    };
    return Object.assign(trx, { commit: heeded });
  };
  Object.defineProperty(connection, 'transaction', { value });
};

const ownTransactions = new AsyncLocalStorage<true>();

/** Whether the caller runs inside of `inTransaction`, as everything does that our services write. */
export const isOwnTransaction = (): boolean => ownTransactions.getStore() === true;

/**
 * The only way to raw SQL. SQLite has one connection, so a query beside a running transaction would wait for itself;
 * in here it joins the transaction, together with everything Strapi does meanwhile. What is given to `afterwards` is done
 * once the outermost transaction is over, and not at all when it is undone.
 */
export const inTransaction = async <T>(
  strapi: Strapi,
  work: (sql: Sql, afterwards: (then: () => void) => void) => Promise<T>,
): Promise<T> => {
  let result: { value: T } | undefined;
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    result = { value: await ownTransactions.run(true, () => work(trx, onCommit)) };
  });
  if (!result) throw new Error('The transaction ended without a result.');
  return result.value;
};

export const isPostgres = (strapi: Strapi): boolean => strapi.db.dialect.client === 'postgres';
