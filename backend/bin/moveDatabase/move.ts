import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { Source } from './source.ts';
import { addRows, lastMoved, startAgain, type Tables } from './target.ts';
import { kindOf } from './values.ts';

const AT_ONCE = 2000;

interface Columns {
  names: string[];
  kinds: ReturnType<typeof kindOf>[];
}

const columnsOf = (table: string, types: ReadonlyMap<string, string>): Columns => ({
  names: [...types.keys()],
  kinds: [...types].map(([name, type]) => kindOf(type, `${table}.${name}`)),
});

const write = ({ kinds }: Columns, values: readonly unknown[]): unknown[] =>
  values.map((value, at) => (value === null ? null : kinds[at]?.write(value)));

/** Tells how many rows are done. */
export type Progress = (rows: number, table: string) => void;

/** Copies the rows of a table that are not copied yet. */
const copyTable = async (
  source: Source,
  sql: Knex,
  table: string,
  types: ReadonlyMap<string, string>,
  progress: Progress,
): Promise<void> => {
  const columns = columnsOf(table, types);
  let last = await lastMoved(sql, table);
  progress(source.count(table, last), table);
  for (;;) {
    const rows = source.read(table, columns.names, last, AT_ONCE);
    last = rows.at(-1)?.row ?? last;
    if (rows.length === 0) return;
    const made = rows.map(({ values }) =>
      Object.fromEntries(write(columns, values).map((value, at) => [columns.names[at], value])),
    );
    await addRows(sql, table, columns.names, JSON.stringify(made), last);
    progress(rows.length, table);
  }
};

interface Sum {
  rows: number;
  hash: string;
}

const sumOfSource = (source: Source, table: string, columns: Columns): Sum => {
  const hash = createHash('sha256');
  let count = 0;
  for (let last = 0; ; ) {
    const rows = source.read(table, columns.names, last, AT_ONCE);
    if (rows.length === 0) return { rows: count, hash: hash.digest('hex') };
    for (const { values } of rows) hash.update(JSON.stringify(write(columns, values)));
    last = rows.at(-1)?.row ?? last;
    count += rows.length;
  }
};

const sumOfTarget = async (sql: Knex, table: string, columns: Columns): Promise<Sum> => {
  const hash = createHash('sha256');
  let count = 0;
  const values = columns.names.map((name, at) => {
    const column = sql.ref(name).toQuery();
    return sql.raw(`${columns.kinds[at]?.sql?.(column) ?? column} as "${at}"`);
  });
  for (let last = 0; ; ) {
    const rows: Record<string, unknown>[] = await sql(table)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id as row', ...values);
    if (rows.length === 0) return { rows: count, hash: hash.digest('hex') };
    for (const row of rows) {
      const read = columns.kinds.map(({ read: of }, at) => {
        const value = row[at];
        return value === null || !of ? value : of(value);
      });
      hash.update(JSON.stringify(read));
    }
    last = Number(rows.at(-1)?.row);
    count += rows.length;
  }
};

/** Tables whose rows differ, with the counts of both sides. */
const compareTables = async (
  source: Source,
  sql: Knex,
  tables: Tables,
  progress: Progress,
): Promise<{ table: string; source: number; target: number }[]> => {
  const differ: { table: string; source: number; target: number }[] = [];
  for (const [table, types] of tables) {
    const columns = columnsOf(table, types);
    const [from, to] = [
      sumOfSource(source, table, columns),
      await sumOfTarget(sql, table, columns),
    ];
    if (from.hash !== to.hash) differ.push({ table, source: from.rows, target: to.rows });
    progress(from.rows, table);
  }
  return differ;
};

/** Copies all tables and compares them; those that differ, because the file changed since a run that was killed, are copied again. */
export const moveRecords = async (
  source: Source,
  sql: Knex,
  tables: Tables,
  told: { copied: Progress; compared: Progress },
): Promise<{ table: string; source: number; target: number }[]> => {
  for (const [table, types] of tables) await copyTable(source, sql, table, types, told.copied);
  const differ = await compareTables(source, sql, tables, told.compared);
  if (differ.length === 0) return [];
  const again = new Map([...tables].filter(([name]) => differ.some(({ table }) => table === name)));
  for (const [table, types] of again) {
    await startAgain(sql, table);
    await copyTable(source, sql, table, types, () => undefined);
  }
  return compareTables(source, sql, again, () => undefined);
};
