import type { Collection } from '@portal/domain';
import { kinds } from '../api/listing/rows.ts';
import { inTransaction, isPostgres, type Sql } from '../database.ts';
import { pendingFeedbackSql, pendingSql } from '../indexes.ts';
import type { Strapi } from '../registry.ts';

/** SQLite expects fewer rows in another index, and would read them all. */
const by = (strapi: Strapi, sql: Sql, table: string, index: string) =>
  sql(sql.raw(isPostgres(strapi) ? table : `${table} indexed by ${table}_${index}`));

const pendingListings = (strapi: Strapi, sql: Sql, type: Collection) =>
  by(strapi, sql, type, 'pending_index').whereRaw(pendingSql(strapi));

/** How many listings and revisions are in review. */
export const countPendingListings = (strapi: Strapi, type: Collection): Promise<number> =>
  inTransaction(strapi, async (sql) => {
    const [found] = await pendingListings(strapi, sql, type).count({ n: '*' });
    return Number(found?.n);
  });

/** Ids of those that were submitted first. */
export const longestPending = (
  strapi: Strapi,
  type: Collection,
  limit: number,
): Promise<number[]> =>
  inTransaction(strapi, (sql) =>
    pendingListings(strapi, sql, type)
      .orderBy([{ column: 'submitted_at' }, { column: 'id' }])
      .limit(limit)
      .pluck('id'),
  );

/** Live listings of an account, and the others, where a revision replaces its listing. */
export const countOfAccount = (
  strapi: Strapi,
  type: Collection,
  account: number,
): Promise<{ live: number; others: number }> =>
  inTransaction(strapi, async (sql) => {
    const live = "status = 'APPROVED'";
    const revision = `select 1 from ${type} as revision where revision.revision_of = listing.id`;
    const [found] = await sql(`${type} as listing`)
      .where({ account_id: account })
      .select({
        live: sql.raw(`count(case when ${live} and revision_of is null then 1 end)`),
        others: sql.raw(
          `count(case when (${live}) is not true and not exists (${revision}) then 1 end)`,
        ),
      });
    return { live: Number(found?.live), others: Number(found?.others) };
  });

/** How many reviews or offers of apps, or of services, are pending, and since when in milliseconds. */
const pendingOf = (strapi: Strapi, table: 'reviews' | 'special_offers', type: Collection) =>
  inTransaction(strapi, async (sql) => {
    const column = `${kinds[type].single}_id`;
    const [found] = await by(strapi, sql, table, `${column}_pending_index`)
      .whereRaw(pendingFeedbackSql(column))
      .count({ n: '*' })
      .min({ oldest: 'created_at' });
    const oldest: Date | number | null = found?.oldest ?? null;
    return { n: Number(found?.n), oldest: oldest === null ? null : new Date(oldest).getTime() };
  });

/** Pending reviews or offers by the type of their listing, and when the oldest was sent. */
export const countPendingFeedback = async (
  strapi: Strapi,
  table: 'reviews' | 'special_offers',
): Promise<{ apps: number; services: number; oldest: string | null }> => {
  const apps = await pendingOf(strapi, table, 'apps');
  const services = await pendingOf(strapi, table, 'services');
  const sent = [apps, services].flatMap(({ oldest }) => oldest ?? []);
  const oldest = sent.length > 0 ? new Date(Math.min(...sent)).toISOString() : null;
  return { apps: apps.n, services: services.n, oldest };
};
