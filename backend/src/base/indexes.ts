import { collections } from '@portal/domain';
import { linkIndexes } from '../features/links/tables.ts';
import { notificationIndexes } from '../features/notifications/tables.ts';
import { webhookIndexes } from '../features/webhook/tables.ts';
import { inTransaction, isPostgres, type Sql } from './database.ts';
import type { Strapi } from './registry.ts';
import { startStep } from './startStep.ts';

/*
 * Indexes that no schema can declare: those with a condition or a direction, those of a plugin's table, and those with the id.
 * Strapi overlooks the id of an index on PostgreSQL, and would create such an index again at each change of a schema.
 */

/** Reviews or offers in the queue that belong to a listing of one type: not those whose author or vendor was asked for changes. */
export const pendingFeedbackSql = (column: string): string =>
  `${column} is not null and (status = 'PENDING' or status is null) and (asked = false or asked is null)`;

/** Approved reviews with a pending reply or an open report, of listings of one type. */
export const openReviewsSql = (column: string): string =>
  `${column} is not null and status = 'APPROVED' and (reply_status = 'PENDING' or report_open = true)`;

/** Staff of any role. */
export const staffSql = 'staff = true or super = true';

const ofFeedback = (table: string): string[] => [
  `${table}_created_index on ${table} (created_at, id)`,
  ...['app_id', 'service_id'].flatMap((column) => [
    `${table}_${column}_status_index on ${table} (status, created_at, id) where ${column} is not null`,
    `${table}_${column}_queue_index on ${table} (status, submitted_at, id desc) where ${column} is not null`,
    `${table}_${column}_waiting_index on ${table} (submitted_at, id desc)
      where ${pendingFeedbackSql(column)}`,
    // SQLite would search those of all listings for those of one.
    `${table}_${column}_newest_index on ${table} (${column}, status, created_at, id)`,
  ]),
];

/** What filters of the list of users read; they read no whole rows. */
const userFlags =
  'blocked, deletes_at, invite_expires_at, confirmed, staff, super, staff_roles, account_id';

const ofUsers = (strapi: Strapi): string[] => [
  `up_users_list_index on up_users (created_at, id, ${userFlags})`,
  `up_users_sorted_index on up_users (sort_name, id, ${userFlags}, created_at)`,
  `up_users_sign_in_index on up_users (last_login desc${isPostgres(strapi) ? ' nulls last' : ''}, id desc, ${userFlags}, created_at)`,
  ...(isPostgres(strapi) ? [] : [`up_users_text_index on up_users (search_text)`]),
];

/** Texts of users on PostgreSQL, where the extension exists: the tables of lists create it. */
const ofUserTexts = async (sql: Sql): Promise<string[]> => {
  const { rows } = await sql.raw("select 1 from pg_extension where extname = 'pg_trgm'");
  return rows.length > 0
    ? ['up_users_search_index on up_users using gin (search_text gin_trgm_ops)']
    : [];
};

/** Of earlier versions; the tables of lists have their columns. */
const former = [
  ...collections.flatMap((table) =>
    ['created', 'name', 'pending'].map((name) => `${table}_${name}_index`),
  ),
  'up_users_created_index',
  'up_users_name_index',
  ...['app_id', 'service_id'].flatMap((column) => [
    ...['reviews', 'special_offers'].map((table) => `${table}_${column}_pending_index`),
    `reviews_${column}_open_index`,
  ]),
];

/** On PostgreSQL, where texts were folded in another way. */
const formerOnPostgres = ['up_users_text_index', 'up_users_folded_index'];

/** The indexes of a PostgreSQL database. To create one that exists would lock its table, which other instances write. */
export const indexesOf = async (sql: Sql): Promise<ReadonlySet<string>> =>
  new Set(await sql('pg_indexes').whereRaw('schemaname = current_schema()').pluck('indexname'));

const nameOf = (index: string): string => index.split(' ', 1).join();

/** Creates indexes, and says so when their tables are large. */
const create = async (sql: Sql, indexes: readonly string[]): Promise<void> => {
  const tables = new Set(indexes.flatMap((index) => / on (\w+)/.exec(index)?.[1] ?? []));
  let records = 0;
  for (const table of tables) {
    const [found] = await sql(table).count({ n: '*' });
    records += Number(found?.n);
  }
  await startStep('Indexes', records, async () => {
    for (const index of indexes) await sql.raw(`create index ${index}`);
  });
};

const createOnPostgres = async (sql: Sql, indexes: readonly string[]): Promise<void> => {
  const existing = await indexesOf(sql);
  for (const name of [...former, ...formerOnPostgres])
    if (existing.has(name)) await sql.raw(`drop index ${name}`);
  const all = [...indexes, ...(await ofUserTexts(sql))];
  await create(
    sql,
    all.filter((index) => !existing.has(nameOf(index))),
  );
};

const createOnSqlite = async (sql: Sql, indexes: readonly string[]): Promise<void> => {
  for (const index of former) await sql.raw(`drop index if exists ${index}`);
  const missing: string[] = [];
  for (const index of indexes) {
    const name = nameOf(index);
    // Queries name some of them, which fails when an earlier version had another condition.
    const stored = await sql('sqlite_master').where({ type: 'index', name }).first('sql');
    if (stored?.sql.endsWith(index)) continue;
    if (stored) await sql.raw(`drop index ${name}`);
    missing.push(index);
  }
  await create(sql, missing);
};

/** Creates the indexes that are missing, and removes those that are no longer used. */
export const createIndexes = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const indexes = [
      ...collections.map(
        (table) => `${table}_list_index on ${table} (status, revision_of, updated_at, id)`,
      ),
      ...collections.map(
        (table) => `${table}_hidden_index on ${table} (id) where hidden_at is not null`,
      ),
      'events_kind_created_index on events (kind, created_at, id, listing_type)',
      ...['reviews', 'special_offers'].flatMap(ofFeedback),
      ...['app_id', 'service_id'].map(
        (column) =>
          `reviews_${column}_aside_index on reviews (submitted_at, id desc) where ${openReviewsSql(column)}`,
      ),
      ...ofUsers(strapi),
      'up_users_deletes_index on up_users (deletes_at) where deletes_at is not null',
      `up_users_staff_index on up_users (id) where ${staffSql}`,
      ...webhookIndexes,
      ...linkIndexes,
      ...notificationIndexes,
    ];
    return isPostgres(strapi) ? createOnPostgres(sql, indexes) : createOnSqlite(sql, indexes);
  });
