import type { Collection } from '@portal/domain';
import type { Knex } from 'knex';
import { inOneRead, inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { startStep } from '../../base/startStep.ts';
import { openReviewsSql, pendingFeedbackSql } from './indexes.ts';
import { scopes, states } from './listIndex/definition.ts';
import { kinds } from './rows.ts';

const pendingListings = (sql: Knex, type: Collection) =>
  sql(`${type}_list`).where({ live: scopes.pending, state: states.pending });

/** How many listings and revisions are in review. */
export const countPendingListings = (strapi: Strapi, type: Collection): Promise<number> =>
  inOneRead(strapi, async (sql) => {
    const [found] = await pendingListings(sql, type).count({ n: '*' });
    return Number(found?.n);
  });

/** Records that were submitted before it wait too long; null without a limit of the operator. */
const waitLimit = (): Date | null =>
  settings.reviewLimitHours > 0
    ? new Date(Date.now() - settings.reviewLimitHours * 3_600_000)
    : null;

/** For staff: the operator's limit, if a record that waits since then has passed it. */
export const lateHours = (since: string | null): { late_hours?: number } => {
  const limit = waitLimit();
  return limit !== null && since !== null && new Date(since) < limit
    ? { late_hours: settings.reviewLimitHours }
    : {};
};

/** A queue in numbers: how many wait, how many of them too long, and since when the oldest. */
export interface PendingFigures {
  count: number;
  late: number;
  oldest: string | null;
}

interface FiguresRow {
  count: number | string;
  late: number | string | null;
  oldest: Date | number | null;
}

/** The numbers of pending records, by the column with the instant of their submission. */
const figuresOf = async (
  sql: Knex,
  pending: Knex.QueryBuilder,
  column: string,
): Promise<PendingFigures> => {
  const late = `sum(case when ${column} < ? then 1 else 0 end)`;
  const rows: FiguresRow[] = await pending.select({
    count: sql.raw('count(*)'),
    oldest: sql.raw(`min(${column})`),
    late: sql.raw(late, [waitLimit() ?? new Date(0)]),
  });
  const [found] = rows;
  const oldest = found?.oldest ?? null;
  return {
    count: Number(found?.count),
    late: Number(found?.late ?? 0),
    oldest: oldest === null ? null : new Date(oldest).toISOString(),
  };
};

const pendingListingFigures = (strapi: Strapi, type: Collection): Promise<PendingFigures> =>
  inOneRead(strapi, (sql) => figuresOf(sql, pendingListings(sql, type), 'submitted_at'));

/** Ids of those that were submitted first. */
export const longestPending = (
  strapi: Strapi,
  type: Collection,
  limit: number,
): Promise<number[]> =>
  inOneRead(strapi, (sql) =>
    pendingListings(sql, type)
      .orderBy([{ column: 'submitted_at' }, { column: 'id' }])
      .limit(limit)
      .pluck('id'),
  );

/** Ids of the newest live listings, and how many are live since an instant. */
export const newestLive = (
  strapi: Strapi,
  type: Collection,
  limit: number,
  since: Date,
): Promise<{ ids: number[]; fresh: number }> =>
  inTransaction(strapi, async (sql) => {
    const live = () => sql(`${type}_list`).where({ live: scopes.active });
    const ids: unknown[] = await live()
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
      .pluck('id');
    const [found] = await live().where('created_at', '>=', since).count({ n: '*' });
    return { ids: ids.map(Number), fresh: Number(found?.n) };
  });

/** Live listings of an account, and the others, where a revision replaces its listing. */
export const countOfAccount = (
  strapi: Strapi,
  type: Collection,
  account: number,
): Promise<{ live: number; others: number }> =>
  inTransaction(strapi, async (sql) => {
    const own = () => sql(`${type}_list`).where({ account_id: account });
    const [live] = await own().where({ live: scopes.active }).count({ n: '*' });
    const [others] = await own()
      .where({ live: scopes.pending })
      .whereNull('revision')
      .count({ n: '*' });
    return { live: Number(live?.n), others: Number(others?.n) };
  });

/** SQLite expects fewer rows in another index, and would read them all. */
const usingIndex = (strapi: Strapi, sql: Knex, table: string, index: string) =>
  sql(sql.raw(isPostgres(strapi) ? table : `${table} indexed by ${table}_${index}`));

const feedback = { reviews: 'reviews', special_offers: 'special-offers' } as const;
type FeedbackTable = keyof typeof feedback;

/** Of reviews and offers from before it was stored: their last submission, which is read once for all. */
export const fillSubmittedAt = async (sql: Sql): Promise<void> => {
  for (const [table, subject] of Object.entries(feedback)) {
    const missing = () => sql(table).whereNull('submitted_at');
    const [found] = await missing().count({ n: '*' });
    await startStep(`Time of submission of ${table}`, Number(found?.n), async () => {
      await sql.raw(
        `update ${table} set submitted_at = last.at
          from (select listing_id, max(created_at) as at from events
            where listing_type = ? and kind = 'submitted' group by listing_id) as last
          where last.listing_id = ${table}.id and submitted_at is null`,
        [subject],
      );
      await missing().update({ submitted_at: sql.ref('created_at') });
    });
  }
};

/** Pending reviews or offers of apps, or of services, in numbers. */
const pendingOf = (strapi: Strapi, table: FeedbackTable, type: Collection) =>
  inOneRead(strapi, (sql) => {
    const column = `${kinds[type].single}_id`;
    const index = `${column}_waiting_index`;
    const pending = usingIndex(strapi, sql, table, index).whereRaw(pendingFeedbackSql(column));
    return figuresOf(sql, pending, 'submitted_at');
  });

/** Pending reviews or offers by the type of their listing. */
export const pendingFeedback = async (strapi: Strapi, table: FeedbackTable) => ({
  apps: await pendingOf(strapi, table, 'apps'),
  services: await pendingOf(strapi, table, 'services'),
});

/** Since when an approved review has something to decide: a pending reply, an open report, or the earlier of both. */
const openSince = (): string => {
  const replied = "case when reply_status = 'PENDING' then reply_sent_at end";
  const reported = 'case when report_open = true then reported_at end';
  return `case when (${replied}) < (${reported}) then reply_sent_at
    else coalesce(${reported}, ${replied}) end`;
};

/** Approved reviews with a pending reply or an open report. */
const openOf = (strapi: Strapi, type: Collection) =>
  inOneRead(strapi, (sql) => {
    const column = `${kinds[type].single}_id`;
    const open = usingIndex(strapi, sql, 'reviews', `${column}_aside_index`);
    return figuresOf(sql, open.whereRaw(openReviewsSql(column)), openSince());
  });

/** Reviews with something to decide, by the type of their listing. */
export const openReviews = async (strapi: Strapi) => {
  const pending = await pendingFeedback(strapi, 'reviews');
  const withOpen = async (type: Collection): Promise<PendingFigures> => {
    const both = [pending[type], await openOf(strapi, type)];
    const sum = (name: 'count' | 'late') => both.reduce((all, each) => all + each[name], 0);
    const instants = both.flatMap(({ oldest }) => oldest ?? []);
    return { count: sum('count'), late: sum('late'), oldest: instants.toSorted()[0] ?? null };
  };
  return { apps: await withOpen('apps'), services: await withOpen('services') };
};

/** All that staff have to decide. */
export const readQueues = async (strapi: Strapi) => ({
  apps: await pendingListingFigures(strapi, 'apps'),
  services: await pendingListingFigures(strapi, 'services'),
  reviews: await openReviews(strapi),
  special_offers: await pendingFeedback(strapi, 'special_offers'),
});
