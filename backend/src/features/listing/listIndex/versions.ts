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
const versionOf = (lists: readonly Prepared[], folding: readonly string[]): string => {
  const statements = lists.flatMap(({ create, triggers }) => [...create, ...triggers]);
  return createHash('sha256')
    .update([...folding, ...statements].join(';'))
    .digest('hex');
};

/** Whether the tables were made by these statements and have a row for each listing, review and offer, and names their keys. */
export const isCurrent = async (
  sql: Sql,
  lists: readonly Prepared[],
  folding: readonly string[],
): Promise<boolean> => {
  if (!(await sql.schema.hasTable(VERSIONS))) return false;
  const stored = await sql(VERSIONS).first('version');
  if (stored?.version !== versionOf(lists, folding)) return false;
  // In one statement each, because other instances may write.
  for (const { table, list, column = '*' } of lists) {
    const rows = sql(list).count(column);
    const row = await sql.select({ listed: sql(table).count(), rows }).first();
    if (Number(row?.listed) !== Number(row?.rows)) return false;
  }
  return true;
};

/** Rebuilds the tables of lists, and says so when there is much to list. */
export const rebuild = async (
  sql: Sql,
  lists: readonly Prepared[],
  folding: readonly string[],
  work: () => Promise<void>,
): Promise<void> => {
  let listed = 0;
  for (const { table } of lists) {
    const [found] = await sql(table).count({ n: '*' });
    listed += Number(found?.n);
  }
  await startStep('Tables of lists and searches', listed, async () => {
    await work();
    await storeVersion(sql, versionOf(lists, folding));
  });
};

const storeVersion = async (sql: Sql, version: string): Promise<void> => {
  await sql.schema.dropTableIfExists(VERSIONS);
  await sql.schema.createTable(VERSIONS, (table) => table.string('version'));
  await sql(VERSIONS).insert({ version });
};
