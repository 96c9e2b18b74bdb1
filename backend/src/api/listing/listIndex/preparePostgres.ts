import { collections } from '@portal/domain';
import type { Sql } from '../../../database.ts';
import { indexesOf } from '../../../indexes.ts';
import { say } from '../../../log.ts';
import { lockTables, triggerOfStatement } from '../../../postgresStart.ts';
import { feedbackTables } from './feedbackTable.ts';
import { postgresFeedbackStatements, postgresStatements } from './postgres.ts';
import { isCurrent, runAll, storeVersion } from './versions.ts';

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

/** Meanwhile other instances wait to read lists, and to write what is listed. */
const replaceLists = async (sql: Sql, types: readonly Lists[]): Promise<void> => {
  const lists = types.flatMap((type) => type.lists);
  const triggers = types.flatMap((type) => type.triggers);
  const changed = triggers.flatMap((each) => triggerOfStatement(each)?.table ?? []);
  const listed = [...new Set(changed)].filter((name) => !lists.includes(name));
  const former: string[] = await sql('pg_tables')
    .whereRaw('schemaname = current_schema()')
    .whereIn('tablename', lists)
    .pluck('tablename');
  await lockTables(sql, { 'access exclusive': former, 'share row exclusive': listed });
  for (const name of former) await sql.raw('drop table ??', [name]);
  await runAll(
    sql,
    types.flatMap((type) => type.create),
  );
  await runAll(sql, triggers);
};

export const preparePostgres = async (sql: Sql): Promise<void> => {
  const types = [
    ...collections.map(postgresStatements),
    ...feedbackTables.map(postgresFeedbackStatements),
  ];
  const trigrams = (await hasTrigrams(sql)) ? types.flatMap((type) => type.trigrams) : [];
  if (!(await isCurrent(sql, types))) {
    await replaceLists(sql, types);
    await storeVersion(sql, types);
  }
  const existing = await indexesOf(sql);
  await runAll(
    sql,
    trigrams.filter((index) => !existing.has(index.split(' ')[2] ?? '')),
  );
};
