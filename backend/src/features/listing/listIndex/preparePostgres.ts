import { collections } from '@portal/domain';
import { inTransaction, type Sql } from '../../../base/database.ts';
import { foldingOnPostgres } from '../../../base/folding.ts';
import { lockTables, triggerOfStatement } from '../../../base/postgresStart.ts';
import type { Strapi } from '../../../base/registry.ts';
import { feedbackTables } from './feedbackTable.ts';
import { postgresNameStatements } from './names.ts';
import { postgresFeedbackStatements, postgresStatements } from './postgres.ts';
import { prepareSearch } from './searchIndexes.ts';
import { outdated, rebuild, runAll } from './versions.ts';

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

const types = [
  ...collections.map(postgresStatements),
  ...feedbackTables.map(postgresFeedbackStatements),
];

export const searchIndexes = types.flatMap(({ searches }) => searches);

export const preparePostgres = async (sql: Sql): Promise<void> => {
  const folding = await foldingOnPostgres(sql);
  const replaced = await outdated(sql, [...types, ...postgresNameStatements], folding);
  await rebuild(sql, replaced, folding, async () => {
    await runAll(sql, folding);
    await replaceLists(
      sql,
      types.filter((type) => replaced.includes(type)),
      postgresNameStatements.filter((names) => replaced.includes(names)),
    );
  });
  await prepareSearch(sql, searchIndexes);
};
