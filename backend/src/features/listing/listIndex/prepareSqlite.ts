import { collections } from '@portal/domain';
import type { Sql } from '../../../base/database.ts';
import { foldingOnSqlite } from '../../../base/folding.ts';
import { feedbackTables } from './feedbackTable.ts';
import { sqliteNameStatements } from './names.ts';
import { sqliteFeedbackStatements, sqliteStatements } from './sqlite.ts';
import { isCurrent, rebuild, runAll } from './versions.ts';

/** SQLite drops the triggers of a table when Strapi changes it. */
const hasTriggers = async (sql: Sql, triggers: readonly string[]): Promise<boolean> => {
  const found: string[] = await sql('sqlite_master').where({ type: 'trigger' }).pluck('sql');
  const existing = new Set(found.map((each) => each.toLowerCase()));
  return triggers.every((each) => existing.has(each.toLowerCase()));
};

export const prepareSqlite = async (sql: Sql): Promise<void> => {
  const types = [
    ...collections.map(sqliteStatements),
    ...feedbackTables.map(sqliteFeedbackStatements),
  ];
  const all = [...types, ...sqliteNameStatements];
  const triggers = all.flatMap((type) => type.triggers);
  const replaceLists = async (): Promise<void> => {
    const known: string[] = await sql('sqlite_master')
      .where({ type: 'trigger' })
      // Also those of earlier versions.
      .where((names) => {
        for (const { list } of types) names.orWhereLike('name', `${list}_%`);
      })
      .pluck('name');
    await runAll(
      sql,
      known.map((name) => `drop trigger ${name}`),
    );
    await runAll(
      sql,
      types.flatMap((type) => type.drop),
    );
    await runAll(
      sql,
      all.flatMap((type) => [...type.create, ...type.triggers]),
    );
  };
  const current =
    (await isCurrent(sql, all, foldingOnSqlite)) && (await hasTriggers(sql, triggers));
  if (!current) await rebuild(sql, all, foldingOnSqlite, replaceLists);
  await runAll(
    sql,
    types.flatMap((type) => type.optimize),
  );
};
