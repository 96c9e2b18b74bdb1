import { collections } from '@portal/domain';
import type { Sql } from '../../../base/database.ts';
import { foldingOnSqlite } from '../../../base/folding.ts';
import { feedbackTables } from './feedbackTable.ts';
import { beginFill, createFills, readFills } from './fills.ts';
import { sqliteNameStatements } from './names.ts';
import { sqliteFeedbackStatements, sqliteStatements } from './sqlite.ts';
import { outdated, rebuild, runAll } from './versions.ts';

const types = [
  ...collections.map(sqliteStatements),
  ...feedbackTables.map(sqliteFeedbackStatements),
];
const all = [...types, ...sqliteNameStatements];

/** Lists with tables for their search. */
export const searchedLists = types.map(({ searched }) => searched);

/** The triggers of lists, also those of earlier versions. SQLite drops those of a table when Strapi changes it. */
const readTriggers = (sql: Sql): Promise<{ name: string; sql: string }[]> =>
  sql('sqlite_master')
    .where({ type: 'trigger' })
    .where((names) => {
      for (const { list } of types) names.orWhereLike('name', `${list}_%`);
    })
    .select('name', 'sql');

export const prepareSqlite = async (sql: Sql): Promise<void> => {
  await createFills(sql);
  const triggers = await readTriggers(sql);
  const existing = new Set(triggers.map((each) => each.sql.toLowerCase()));
  const others = await outdated(sql, all, foldingOnSqlite);
  const replaced = all.filter(
    (type) =>
      others.includes(type) || type.triggers.some((each) => !existing.has(each.toLowerCase())),
  );
  await rebuild(sql, replaced, foldingOnSqlite, async () => {
    await runAll(
      sql,
      triggers.map(({ name }) => `drop trigger ${name}`),
    );
    const lists = types.filter((type) => replaced.includes(type));
    await runAll(
      sql,
      lists.flatMap((type) => type.drop),
    );
    await runAll(
      sql,
      replaced.flatMap((type) => type.create),
    );
    await runAll(
      sql,
      all.flatMap((type) => type.triggers),
    );
    for (const { searched } of lists) await beginFill(sql, searched);
  });
  await readFills(sql);
};
