import { createHash } from 'node:crypto';
import type { Sql } from '../../../base/database.ts';
import { startStep } from '../../../base/startStep.ts';

const VERSIONS = 'list_index_versions';

export const runAll = async (sql: Sql, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement);
};

interface Prepared {
  /** What is listed. */
  table: string;
  /** Has a row for each, with a value in this column if it is given. */
  list: string;
  column?: string;
  create: readonly string[];
  triggers: readonly string[];
}

/** `folding` is how texts are folded. */
const versionOf = ({ create, triggers }: Prepared, folding: readonly string[]): string =>
  createHash('sha256')
    .update([...folding, ...create, ...triggers].join(';'))
    .digest('hex');

const storedVersions = async (sql: Sql): Promise<ReadonlyMap<string, string>> => {
  // Earlier versions had one for all lists.
  if (!(await sql.schema.hasColumn(VERSIONS, 'list'))) return new Map();
  const rows: { list: string; version: string }[] = await sql(VERSIONS).select('list', 'version');
  return new Map(rows.map(({ list, version }) => [list, version]));
};

/** Those that other statements made, or without a row for each listing, review and offer or a key for each name. */
export const outdated = async <P extends Prepared>(
  sql: Sql,
  lists: readonly P[],
  folding: readonly string[],
): Promise<P[]> => {
  const versions = await storedVersions(sql);
  const found: P[] = [];
  for (const each of lists) {
    const { table, list, column = '*' } = each;
    if (versions.get(list) === versionOf(each, folding)) {
      // In one statement, because other instances may write.
      const rows = sql(list).count(column);
      const row = await sql.select({ listed: sql(table).count(), rows }).first();
      if (Number(row?.listed) === Number(row?.rows)) continue;
    }
    found.push(each);
  }
  return found;
};

/** Rebuilds tables of lists, and says so when there is much to list. */
export const rebuild = async (
  sql: Sql,
  lists: readonly Prepared[],
  folding: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  if (lists.length === 0) return;
  let listed = 0;
  for (const { table } of lists) {
    const [found] = await sql(table).count({ n: '*' });
    listed += Number(found?.n);
  }
  await startStep('Tables of lists', listed, async () => {
    await work();
    await storeVersions(sql, lists, folding);
  });
};

const storeVersions = async (
  sql: Sql,
  lists: readonly Prepared[],
  folding: readonly string[],
): Promise<void> => {
  if (!(await sql.schema.hasColumn(VERSIONS, 'list'))) {
    await sql.schema.dropTableIfExists(VERSIONS);
    await sql.schema.createTable(VERSIONS, (table) => {
      table.string('list').primary();
      table.string('version');
    });
  }
  const rows = lists.map((each) => ({ list: each.list, version: versionOf(each, folding) }));
  await sql(VERSIONS).insert(rows).onConflict('list').merge();
};
