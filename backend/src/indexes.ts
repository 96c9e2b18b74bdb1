import { collections } from '@portal/domain';
import { inTransaction, isPostgres } from './database.ts';
import type { Strapi } from './registry.ts';

/* Indexes that no schema can declare: those with a condition or a direction, and those of a plugin's table. */

/** Pending reviews or offers that belong to a listing of one type. */
export const pendingFeedbackSql = (column: string): string =>
  `${column} is not null and (status = 'PENDING' or status is null)`;

/** Staff of any role. */
export const staffSql = 'staff = true or super = true';

const ofFeedback = (table: string): string[] => [
  `${table}_created_index on ${table} (created_at, id)`,
  ...['app_id', 'service_id'].flatMap((column) => [
    `${table}_${column}_status_index on ${table} (status, created_at, id) where ${column} is not null`,
    `${table}_${column}_pending_index on ${table} (created_at, id desc)
      where ${pendingFeedbackSql(column)}`,
    // SQLite would search those of all listings for those of one.
    `${table}_${column}_newest_index on ${table} (${column}, status, created_at, id)`,
  ]),
];

/** Of earlier versions; the tables of lists have their columns. */
const former = collections.flatMap((table) =>
  ['created', 'name', 'pending'].map((name) => `${table}_${name}_index`),
);

/** Creates the indexes that are missing, and removes those that are no longer used. */
export const createIndexes = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const indexes = [
      ...['reviews', 'special_offers'].flatMap(ofFeedback),
      'up_users_created_index on up_users (created_at)',
      `up_users_staff_index on up_users (id) where ${staffSql}`,
    ];
    for (const index of former) await sql.raw(`drop index if exists ${index}`);
    for (const index of indexes) {
      const name = index.split(' ', 1)[0];
      // Queries on SQLite name some of them, which fails when an earlier version had another condition.
      const stored = isPostgres(strapi)
        ? undefined
        : await sql('sqlite_master').where({ type: 'index', name }).first('sql');
      if (stored && !stored.sql.endsWith(index)) await sql.raw(`drop index ${name}`);
      await sql.raw(`create index if not exists ${index}`);
    }
  });
