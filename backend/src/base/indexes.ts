import { createHash } from 'node:crypto';
import { inTransaction, isPostgres, type Sql } from './database.ts';
import type { Feature } from './feature.ts';
import { lockTables } from './postgresStart.ts';
import type { Strapi } from './registry.ts';
import { startStep } from './startStep.ts';

/*
 * Indexes that no schema can declare: those with a condition or a direction, those of a plugin's table, and those with the id.
 * Strapi overlooks the id of an index on PostgreSQL, and would create such an index again at each change of a schema.
 */

/** The indexes of a PostgreSQL database. To create one that exists would lock its table, which other instances write. */
export const indexesOf = async (sql: Sql): Promise<ReadonlySet<string>> =>
  new Set(await sql('pg_indexes').whereRaw('schemaname = current_schema()').pluck('indexname'));

const nameOf = (index: string): string => index.split(' ', 1).join();

/** Creates indexes, and says so when their tables are large. */
const create = async (sql: Sql, indexes: readonly string[]): Promise<void> => {
  const tables = new Set(indexes.flatMap((index) => / on (\w+)/.exec(index)?.[1] ?? []));
  let records = 0;
  for (const table of tables) {
    const [found] = await sql(table).count({ n: '*' });
    records += Number(found?.n);
  }
  await startStep('Indexes', records, async () => {
    for (const index of indexes) await sql.raw(`create index ${index}`);
  });
};

const hashOf = (index: string): string => createHash('sha256').update(index).digest('hex');

/** A comment has the hash of what each was declared as, because PostgreSQL stores it in other words. */
const createOnPostgres = async (
  sql: Sql,
  indexes: readonly string[],
  former: readonly string[],
): Promise<void> => {
  const { rows } = await sql.raw(
    `select indexname as name, tablename as table, obj_description(indexname::regclass, 'pg_class') as hash
      from pg_indexes where schemaname = current_schema()`,
  );
  const existing = new Map<string, { table: string; hash: string | null }>(
    rows.map(({ name, ...row }: { name: string; table: string; hash: string | null }) => [
      name,
      row,
    ]),
  );
  const changed = indexes.filter((index) => existing.get(nameOf(index))?.hash !== hashOf(index));
  const dropped = [...former, ...changed.map(nameOf)].filter((name) => existing.has(name));
  const tables = new Set(dropped.flatMap((name) => existing.get(name)?.table ?? []));
  await lockTables(sql, { 'access exclusive': [...tables] });
  for (const name of dropped) await sql.raw(`drop index ${name}`);
  await create(sql, changed);
  for (const index of changed)
    await sql.raw(`comment on index ${nameOf(index)} is '${hashOf(index)}'`);
};

const createOnSqlite = async (
  sql: Sql,
  indexes: readonly string[],
  former: readonly string[],
): Promise<void> => {
  for (const index of former) await sql.raw(`drop index if exists ${index}`);
  const missing: string[] = [];
  for (const index of indexes) {
    const name = nameOf(index);
    // Queries name some of them, which fails when an earlier version had another condition.
    const stored = await sql('sqlite_master').where({ type: 'index', name }).first('sql');
    if (stored?.sql.endsWith(index)) continue;
    if (stored) await sql.raw(`drop index ${name}`);
    missing.push(index);
  }
  await create(sql, missing);
};

/** Creates the indexes of these features that are missing, and removes those that are no longer used. */
export const createIndexes = (strapi: Strapi, features: readonly Feature[]): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const all: string[] = [];
    for (const { indexes } of features) all.push(...((await indexes?.(strapi, sql)) ?? []));
    const former = features.flatMap((each) => each.formerIndexes?.(strapi) ?? []);
    return (isPostgres(strapi) ? createOnPostgres : createOnSqlite)(sql, all, former);
  });
