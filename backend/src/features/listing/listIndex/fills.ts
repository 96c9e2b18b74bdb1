import type { Sql } from '../../../base/database.ts';
import { say } from '../../../base/log.ts';
import { nextTurn } from '../../../base/nextTurn.ts';

/*
 * The search tables of SQLite are filled after the server answers, by id, some rows at a time. What a batch has added and how
 * far it came are written in one transaction, so a killed server continues there. Triggers keep the rows until then in step,
 * and searches meanwhile read all rows of the list.
 */

/** How far each list is that is not in its search tables yet. */
const FILLS = 'list_search_fills';
/** All calls wait for a batch: about 10 milliseconds. */
const AT_ONCE = 200;
/** Pages of a search table that are merged at once. */
const PAGES = 32;

export interface Searched {
  list: string;
  columns: readonly string[];
  /** Its search tables. */
  tables: readonly string[];
}

/** Lists that are not in their search tables yet. No other process searches in a SQLite database. */
const filling = new Set<string>();

export const isFilling = (list: string): boolean => filling.has(list);

/** Condition of a trigger: the row with this id is in the search tables, or is added now. */
export const isFilledSql = (list: string, id: string): string =>
  `not exists (select 1 from ${FILLS} where list = '${list}' and filled < ${id})`;

/** Before the triggers are created, which read it. */
export const createFills = (sql: Sql): Promise<unknown> =>
  sql.raw(`create table if not exists ${FILLS} (list text primary key, filled integer not null)`);

/** Notes a list whose search tables are empty; a short one is added to them at once. */
export const beginFill = async (sql: Sql, { list, tables }: Searched): Promise<void> => {
  await sql(FILLS).where({ list }).delete();
  const rows: unknown[] = await sql(list)
    .limit(AT_ONCE + 1)
    .pluck('id');
  if (rows.length > AT_ONCE) await sql(FILLS).insert({ list, filled: 0 });
  else
    for (const table of tables) await sql.raw(`insert into ${table} (${table}) values ('rebuild')`);
};

/** Reads which lists an earlier start left to fill. */
export const readFills = async (sql: Sql): Promise<void> => {
  filling.clear();
  for (const list of await sql(FILLS).pluck('list')) filling.add(list);
};

/** Adds the next rows to the search tables; false if there are none. */
export const fillSome = async (
  sql: Sql,
  { list, columns, tables }: Searched,
  atOnce = AT_ONCE,
): Promise<boolean> => {
  const progress = await sql(FILLS).where({ list }).first('filled');
  if (!progress) return false;
  const { filled } = progress;
  const ids: number[] = await sql(list)
    .where('id', '>', filled)
    .orderBy('id')
    .limit(atOnce)
    .pluck('id');
  const last = ids.at(-1);
  if (last === undefined) {
    await sql(FILLS).where({ list }).delete();
    return false;
  }
  const names = columns.join(', ');
  for (const table of tables)
    await sql.raw(
      `insert into ${table} (rowid, ${names}) select id, ${names} from ${list} where id > ? and id <= ?`,
      [filled, last],
    );
  await sql(FILLS).where({ list }).update({ filled: last });
  return true;
};

/** Merges some of what batches and single changes have written; false if nothing is left to merge. Starts over with `first`. */
const mergeSome = async (sql: Sql, table: string, first: boolean): Promise<boolean> => {
  const changes = async (): Promise<number> => {
    const [row] = await sql.select(sql.raw('total_changes() as n'));
    return Number(row?.n);
  };
  const before = await changes();
  await sql.raw(`insert into ${table} (${table}, rank) values ('merge', ?)`, [
    first ? -PAGES : PAGES,
  ]);
  // The statement itself is one change.
  return (await changes()) - before > 1;
};

/** Fills and merges the search tables, in a transaction for each batch. */
export const fillSearches = async (
  searched: readonly Searched[],
  inTransaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>,
  stopping: AbortSignal,
): Promise<void> => {
  if (filling.size > 0) say('Search: fills its tables while the server answers …');
  for (const each of searched) {
    if (!isFilling(each.list)) continue;
    while (!stopping.aborted && (await inTransaction((sql) => fillSome(sql, each))))
      await nextTurn();
    if (stopping.aborted) return;
    filling.delete(each.list);
    if (filling.size === 0) say('Search: tables filled.');
  }
  for (const table of searched.flatMap(({ tables }) => tables)) {
    let first = true;
    while (!stopping.aborted && (await inTransaction((sql) => mergeSome(sql, table, first)))) {
      first = false;
      await nextTurn();
    }
  }
};
