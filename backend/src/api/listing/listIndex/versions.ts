import { createHash } from 'node:crypto';
import type { Sql } from '../../../database.ts';

const VERSIONS = 'list_index_versions';

export const runAll = async (sql: Sql, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement);
};

interface Prepared {
  /** What is listed. */
  table: string;
  list: string;
  create: readonly string[];
  triggers: readonly string[];
}

const versionOf = (lists: readonly Prepared[]): string => {
  const statements = lists.flatMap(({ create, triggers }) => [...create, ...triggers]);
  return createHash('sha256').update(statements.join(';')).digest('hex');
};

/** Whether the tables were made by these statements and have a row for each listing, review and offer. */
export const isCurrent = async (sql: Sql, lists: readonly Prepared[]): Promise<boolean> => {
  if (!(await sql.schema.hasTable(VERSIONS))) return false;
  const stored = await sql(VERSIONS).first('version');
  if (stored?.version !== versionOf(lists)) return false;
  // In one statement each, because other instances may write.
  for (const { table, list } of lists) {
    const row = await sql.select({ listed: sql(table).count(), rows: sql(list).count() }).first();
    if (Number(row?.listed) !== Number(row?.rows)) return false;
  }
  return true;
};

export const storeVersion = async (sql: Sql, lists: readonly Prepared[]): Promise<void> => {
  await sql.schema.dropTableIfExists(VERSIONS);
  await sql.schema.createTable(VERSIONS, (table) => table.string('version'));
  await sql(VERSIONS).insert({ version: versionOf(lists) });
};
