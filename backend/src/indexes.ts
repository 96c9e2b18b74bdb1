import { collections } from '@portal/domain';
import { inTransaction, isPostgres } from './database.ts';
import type { Strapi } from './registry.ts';

/* Indexes that no schema can declare: those with a condition or a direction, and those of a plugin's table. */

/** Submitted listings and revisions in review, as in `moderation/queue.ts`; a database compares the words of the condition. */
export const pendingSql = (strapi: Strapi): string =>
  `(draft = ${isPostgres(strapi) ? 'false' : '0'} or draft is null) and (status = 'PENDING' or status is null)`;

/** Pending reviews or offers that belong to a listing of one type. */
export const pendingFeedbackSql = (column: string): string =>
  `${column} is not null and (status = 'PENDING' or status is null)`;

const ofListings = (table: string, pending: string): string[] => [
  `${table}_created_index on ${table} (status, revision_of, created_at, id)`,
  `${table}_name_index on ${table} (status, revision_of, name, id desc, account_id)`,
  `${table}_pending_index on ${table} (submitted_at, id) where ${pending}`,
];

const ofFeedback = (table: string): string[] => [
  `${table}_created_index on ${table} (created_at, id)`,
  ...['app_id', 'service_id'].flatMap((column) => [
    `${table}_${column}_status_index on ${table} (status, created_at, id) where ${column} is not null`,
    `${table}_${column}_pending_index on ${table} (created_at, id desc)
      where ${pendingFeedbackSql(column)}`,
  ]),
];

/** Creates the indexes that are missing. */
export const createIndexes = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const indexes = [
      ...collections.flatMap((table) => ofListings(table, pendingSql(strapi))),
      ...['reviews', 'special_offers'].flatMap(ofFeedback),
      'up_users_created_index on up_users (created_at)',
    ];
    for (const index of indexes) await sql.raw(`create index if not exists ${index}`);
  });
