import type { Knex } from 'knex';
import { addFolding, type FoldingConnection } from './folding.ts';
import type { Strapi } from './registry.ts';

export type Sql = Knex.Transaction;
type Scope = (sql: Sql) => Promise<unknown>;

export interface SqliteConnection extends FoldingConnection {
  pragma(statement: string): unknown;
  prepare(statement: string): { busy: boolean };
}

/** Statements that leave the tables as they are, so that one prepared earlier still fits. */
const keepsTables =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i;
const MOST_STATEMENTS = 1000;

/**
 * Sets up each connection to SQLite. A commit is on the disk when it returns. Transactions lock the database when they begin:
 * one that reads first fails at its first write if another process has written since.
 */
export const prepareSqlite = (
  connection: SqliteConnection,
  done: (error: unknown, connection: SqliteConnection) => void,
): void => {
  addFolding(connection);
  try {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    // Otherwise renaming a rebuilt table fails, because the triggers of the list tables name it.
    connection.pragma('legacy_alter_table = ON');
  } catch (error) {
    // Thrown here, it would end the process: the file is damaged or cannot be written.
    done(error, connection);
    return;
  }
  const prepare = connection.prepare.bind(connection);
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  // Preparing takes longer than running most statements.
  connection.prepare = (given) => {
    const known = prepared.get(given);
    if (known && !known.busy) return known;
    const statement = prepare(given === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : given);
    if (!keepsTables.test(given) || prepared.size === MOST_STATEMENTS) prepared.clear();
    if (keepsTables.test(given)) prepared.set(given, statement);
    return statement;
  };
  done(null, connection);
};

/**
 * Makes a transaction wait for its BEGIN and COMMIT. Knex puts the error of a failed one (full disk, lost connection) into a
 * promise that nothing awaits, so a save that was rolled back would be acknowledged.
 */
export const awaitCommitErrors = (connection: Knex): void => {
  const begin = connection.transaction.bind(connection);
  const value = async (given?: Scope | Knex.TransactionConfig, config?: Knex.TransactionConfig) => {
    if (typeof given === 'function') return begin(given, config);
    const trx = await begin(given);
    if (trx.isCompleted()) await trx.executionPromise;
    const { commit } = trx;
    const awaited = async () => {
      await commit();
      await trx.executionPromise;
    };
    return Object.assign(trx, { commit: awaited });
  };
  Object.defineProperty(connection, 'transaction', { value });
};

/**
 * The only way to raw SQL, but for `inOneRead`. SQLite has one connection, so a query outside of a running transaction would wait for itself;
 * here it joins the transaction, as do all queries of Strapi. `afterwards` takes a function that runs once the outermost
 * transaction is committed.
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

/** A single statement that reads: outside of a transaction it begins none, which would be two more statements. */
export const inOneRead = <T>(strapi: Strapi, read: (sql: Knex) => PromiseLike<T>): Promise<T> =>
  strapi.db.inTransaction()
    ? inTransaction(strapi, async (sql) => read(sql))
    : Promise.resolve(read(strapi.db.connection));

/** Types whose records only our services write. */
const protectedTypes: ReadonlySet<string> = new Set([
  'api::app.app',
  'api::service.service',
  'api::team-member.team-member',
  'api::review.review',
  'api::special-offer.special-offer',
  'api::event.event',
]);

const reads: ReadonlySet<string> = new Set(['findOne', 'findMany', 'findFirst', 'count']);

/** Rejects writes of the document service, with which plugins and the content manager write; services use `strapi.db`. */
export const protectRecords: Parameters<Strapi['documents']['use']>[0] = (
  { action, uid },
  next,
) => {
  if (!reads.has(action) && protectedTypes.has(uid))
    throw new Error(`Records of ${uid} are written by the services of the portal only.`);
  return next();
};

export const isPostgres = (strapi: Strapi): boolean => strapi.db.dialect.client === 'postgres';

type Column = 'string' | 'text' | 'integer' | 'biginteger';

/** A table without a content type, which routes and queries of clients cannot reach. Columns in `keys` are indexed. */
export const rawTable = (
  name: string,
  columns: Readonly<Record<string, Column>>,
  keys: { unique?: string | readonly string[]; index?: string },
) => ({
  uid: `portal::${name}`,
  singularName: name,
  tableName: name,
  attributes: {
    id: { type: 'increments' },
    ...Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, { type }])),
  },
  indexes: [
    ...(keys.unique
      ? [
          {
            name: `${name}_${[keys.unique].flat().join('_')}_unique`,
            columns: [keys.unique].flat(),
            type: 'unique',
          },
        ]
      : []),
    ...(keys.index ? [{ name: `${name}_${keys.index}_index`, columns: [keys.index] }] : []),
  ],
});

/** Whether a statement failed because the table already has a unique value. */
export const isDuplicate = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE'].includes(String(Object(error).code));
