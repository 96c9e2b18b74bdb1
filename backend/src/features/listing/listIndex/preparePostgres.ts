import { collections } from '@portal/domain';
import { inTransaction, type Sql } from '../../../base/database.ts';
import { foldingOnPostgres } from '../../../base/folding.ts';
import { indexesOf } from '../../../base/indexes.ts';
import { say } from '../../../base/log.ts';
import { lockTables, triggerOfStatement } from '../../../base/postgresStart.ts';
import type { Strapi } from '../../../base/registry.ts';
import { feedbackTables } from './feedbackTable.ts';
import { postgresNameStatements } from './names.ts';
import { postgresFeedbackStatements, postgresStatements } from './postgres.ts';
import { isCurrent, rebuild, runAll } from './versions.ts';

/** Parts of words are found by index with pg_trgm, else by reading all rows; creating it needs rights on the database. */
const hasTrigrams = async (sql: Sql): Promise<boolean> => {
  const { rows } = await sql.raw("select 1 from pg_extension where extname = 'pg_trgm'");
  if (rows.length > 0) return true;
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

interface Lists {
  /** Their tables. */
  lists: readonly string[];
  create: readonly string[];
  triggers: readonly string[];
}

/**
 * Meanwhile other instances wait to read lists, and to write what is listed and its names. They cannot lock single rows of
 * the tables with names either, as each of these rows is written here; so records that refer to users wait as well.
 */
const replaceLists = async (
  sql: Sql,
  types: readonly Lists[],
  names: readonly (typeof postgresNameStatements)[number][],
): Promise<void> => {
  const lists = types.flatMap((type) => type.lists);
  const triggers = [...types, ...names].flatMap((type) => type.triggers);
  const changed = triggers.flatMap((each) => triggerOfStatement(each)?.table ?? []);
  const named = names.map(({ table }) => table);
  const listed = [...new Set(changed)].filter((name) => ![...lists, ...named].includes(name));
  const former: string[] = await sql('pg_tables')
    .whereRaw('schemaname = current_schema()')
    .whereIn('tablename', lists)
    .pluck('tablename');
  await lockTables(sql, {
    'access exclusive': former,
    exclusive: named,
    'share row exclusive': listed,
  });
  for (const name of former) await sql.raw('drop table ??', [name]);
  await runAll(
    sql,
    [...names, ...types].flatMap((type) => type.create),
  );
  await runAll(sql, triggers);
};

/** Columns of a table that PostgreSQL does not sort by characters, as SQLite and the tables of lists do. */
const wronglySorted = (sql: Sql, table: string, columns: readonly string[]): Promise<string[]> =>
  sql('information_schema.columns')
    .whereRaw(`table_schema = current_schema() and collation_name is distinct from 'C'`)
    .where({ table_name: table })
    .whereIn('column_name', [...columns])
    .pluck('column_name');

/** Each table in a short transaction of its own, as every call with a token reads that of users. */
export const sortByCharacters = async (strapi: Strapi): Promise<void> => {
  for (const { table, columns } of postgresNameStatements)
    await inTransaction(strapi, async (sql) => {
      const wrong = await wronglySorted(sql, table, columns);
      if (wrong.length === 0) return;
      await lockTables(sql, { 'access exclusive': [table] });
      const changes = wrong.map((column) => `alter column ${column} type text collate "C"`);
      await sql.raw(`alter table ${table} ${changes.join()}`);
    });
};

export const preparePostgres = async (sql: Sql): Promise<void> => {
  const types = [
    ...collections.map(postgresStatements),
    ...feedbackTables.map(postgresFeedbackStatements),
  ];
  const trigrams = (await hasTrigrams(sql)) ? types.flatMap((type) => type.trigrams) : [];
  const all = [...types, ...postgresNameStatements];
  const folding = await foldingOnPostgres(sql);
  if (!(await isCurrent(sql, all, folding)))
    await rebuild(sql, all, folding, async () => {
      await runAll(sql, folding);
      await replaceLists(sql, types, postgresNameStatements);
    });
  const existing = await indexesOf(sql);
  await runAll(
    sql,
    trigrams.filter((index) => !existing.has(index.split(' ')[2] ?? '')),
  );
};
