import knex, { type Knex } from 'knex';
import type { Sql } from '../../../base/database.ts';
import { indexesOf } from '../../../base/indexes.ts';
import { say } from '../../../base/log.ts';
import { settings } from '../../../base/settings.ts';
import type { SearchIndex } from './postgres.ts';

/*
 * The indexes of searches on PostgreSQL are created after the server answers, while others write. Searches meanwhile read all
 * rows of the list. One that a killed server left incomplete is created again.
 */

/** Number of the advisory lock under which one server at a time creates them. */
const LOCK = 7_234_502;
/** Indexes of fewer rows are created by the start. */
const MANY = 1000;

const hasTrigrams = async (sql: Knex): Promise<boolean> => {
  const { rows } = await sql.raw("select 1 from pg_extension where extname = 'pg_trgm'");
  return rows.length > 0;
};

/** Parts of words are found by index with pg_trgm, else by reading all rows; creating it needs rights on the database. */
const createTrigrams = async (sql: Sql): Promise<boolean> => {
  if (await hasTrigrams(sql)) return true;
  try {
    await sql.transaction((part) => part.raw('create extension pg_trgm'));
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say(
      `Search reads all listings and reviews, because the extension pg_trgm cannot be created: ${why}`,
    );
    return false;
  }
};

/** Creates the missing indexes of short lists. */
export const prepareSearch = async (sql: Sql, indexes: readonly SearchIndex[]): Promise<void> => {
  const trigrams = await createTrigrams(sql);
  const existing = await indexesOf(sql);
  for (const index of indexes) {
    if (existing.has(index.name) || (index.trigrams && !trigrams)) continue;
    const rows: unknown[] = await sql(index.list).limit(MANY).pluck('id');
    if (rows.length < MANY) await sql.raw(`create index ${index.name} on ${index.on}`);
  }
};

/** Indexes that are missing, or that are incomplete. */
const missingOf = async (
  sql: Knex,
  indexes: readonly SearchIndex[],
): Promise<{ index: SearchIndex; incomplete: boolean }[]> => {
  const trigrams = await hasTrigrams(sql);
  const found: { name: string; valid: boolean }[] = await sql('pg_index as i')
    .join('pg_class as c', 'c.oid', 'i.indexrelid')
    .whereRaw('c.relnamespace = current_schema()::regnamespace')
    .select({ name: 'c.relname', valid: 'i.indisvalid' });
  const valid = new Map(found.map((each) => [each.name, each.valid]));
  return indexes
    .filter((index) => valid.get(index.name) !== true && (trigrams || !index.trigrams))
    .map((index) => ({ index, incomplete: valid.has(index.name) }));
};

/** Creates the missing indexes, unless another server does. */
export const createSearchIndexes = async (
  connection: Knex,
  indexes: readonly SearchIndex[],
  stopping: AbortSignal,
): Promise<void> => {
  if (settings.database.client === 'sqlite') return;
  if ((await missingOf(connection, indexes)).length === 0) return;
  // A connection of its own, whose end releases the lock.
  const sql = knex({ client: 'pg', connection: settings.database.url, pool: { min: 1, max: 1 } });
  try {
    await sql.raw('set statement_timeout = 0');
    await sql.raw('set lock_timeout = 0');
    const { rows } = await sql.raw('select pg_try_advisory_lock(?) as mine', [LOCK]);
    if (!rows[0]?.mine) return;
    const missing = await missingOf(sql, indexes);
    say(`Search: creates ${missing.length} indexes while the server answers …`);
    for (const { index, incomplete } of missing) {
      if (stopping.aborted) return;
      if (incomplete) await sql.raw('drop index concurrently ??', [index.name]);
      await sql.raw(`create index concurrently ${index.name} on ${index.on}`);
    }
    for (const list of new Set(missing.map(({ index }) => index.list)))
      await sql.raw('analyze ??', [list]);
    say('Search: indexes created.');
  } finally {
    await sql.destroy();
  }
};
