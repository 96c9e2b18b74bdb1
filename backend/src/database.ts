import type { Knex } from 'knex';
import type { Strapi } from './registry.ts';

export type Sql = Knex.Transaction;

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
    result = { value: await work(trx, onCommit) };
  });
  if (!result) throw new Error('The transaction ended without a result.');
  return result.value;
};

export const isPostgres = (strapi: Strapi): boolean => strapi.db.dialect.client === 'postgres';
