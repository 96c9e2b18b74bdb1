import { createHash } from 'node:crypto';
import { collections } from '@portal/domain';
import { inTransaction, isPostgres, type Sql } from '../../../database.ts';
import { say } from '../../../log.ts';
import type { Strapi } from '../../../registry.ts';
import { feedbackTables } from './feedbackTable.ts';
import { postgresFeedbackStatements, postgresStatements } from './postgres.ts';
import { sqliteFeedbackStatements, sqliteStatements } from './sqlite.ts';

const VERSIONS = 'list_index_versions';

const runAll = async (sql: Sql, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement);
};

const postgresLists = () => [
  ...collections.map(postgresStatements),
  ...feedbackTables.map(postgresFeedbackStatements),
];

const sqliteLists = () => [
  ...collections.map(sqliteStatements),
  ...feedbackTables.map(sqliteFeedbackStatements),
];

interface Prepared {
  table: string;
  list: string;
}

/** Whether the tables were made by these statements and have a row for each listing, review and offer. */
const isCurrent = async (
  sql: Sql,
  version: string,
  lists: readonly Prepared[],
): Promise<boolean> => {
  if (!(await sql.schema.hasTable(VERSIONS))) return false;
  const stored = await sql(VERSIONS).first('version');
  if (stored?.version !== version) return false;
  for (const { table, list } of lists) {
    const [stored] = await sql(table).count({ n: '*' });
    const [rows] = await sql(list).count({ n: '*' });
    if (Number(stored?.n) !== Number(rows?.n)) return false;
  }
  return true;
};

/** SQLite drops the triggers of a table when Strapi changes it. */
const hasTriggers = async (sql: Sql, triggers: readonly string[]): Promise<boolean> => {
  const found: string[] = await sql('sqlite_master').where({ type: 'trigger' }).pluck('sql');
  const existing = new Set(found.map((each) => each.toLowerCase()));
  return triggers.every((each) => existing.has(each.toLowerCase()));
};

/** Parts of words are found by index with pg_trgm, else by reading all rows; creating it needs rights on the database. */
const createTrigrams = async (sql: Sql, indexes: readonly string[]): Promise<void> => {
  const { rows } = await sql.raw("select 1 from pg_extension where extname = 'pg_trgm'");
  if (rows.length === 0) {
    try {
      await sql.transaction((part) => part.raw('create extension pg_trgm'));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      say(
        `Search reads all listings and reviews, because the extension pg_trgm cannot be created: ${why}`,
      );
      return;
    }
  }
  await runAll(sql, indexes);
};

/** Creates and fills the tables of lists on the first start, and again when they differ from what they list. */
export const prepareListIndex = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const postgres = isPostgres(strapi) ? postgresLists() : [];
    const sqlite = isPostgres(strapi) ? [] : sqliteLists();
    const types = [...postgres, ...sqlite];
    const create = types.flatMap((type) => [...type.create, ...type.triggers]);
    const version = createHash('sha256').update(create.join(';')).digest('hex');
    const triggers = types.flatMap((type) => type.triggers);
    const isUpToDate =
      (await isCurrent(sql, version, types)) &&
      (postgres.length > 0 || (await hasTriggers(sql, triggers)));
    if (!isUpToDate) {
      if (postgres.length === 0) {
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
      }
      await runAll(
        sql,
        types.flatMap((type) => type.drop),
      );
      await runAll(sql, create);
      await sql.schema.dropTableIfExists(VERSIONS);
      await sql.schema.createTable(VERSIONS, (table) => table.string('version'));
      await sql(VERSIONS).insert({ version });
    }
    if (postgres.length > 0)
      await createTrigrams(
        sql,
        postgres.flatMap((type) => type.trigrams),
      );
    else
      await runAll(
        sql,
        sqlite.flatMap((type) => type.optimize),
      );
  });
