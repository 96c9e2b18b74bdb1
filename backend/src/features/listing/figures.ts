import { type Collection, collections, namesOf, recordOf } from '@portal/domain';
import type { Knex } from 'knex';
import { inOneRead, inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { startStep } from '../../base/startStep.ts';
import { openReviewsSql, pendingFeedbackSql } from './indexes.ts';
import { scopes, states } from './listIndex/definition.ts';
import { liveCount } from './listIndex/shown.ts';
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
  kind: string;
  count: number | string;
  late: number | string | null;
  oldest: Date | number | null;
}

/** Pending records, and the column or expression with the instant of their submission. */
interface Pending {
  rows: Knex.QueryBuilder;
  since: string;
}

/** The numbers of several kinds of pending records, in one statement. */
const figuresOf = async <Kind extends string>(
  sql: Knex,
  pending: Record<Kind, Pending>,
): Promise<Record<Kind, PendingFigures>> => {
  const limit = waitLimit() ?? new Date(0);
  const queries = namesOf(pending).map((kind) => {
    const { rows, since } = pending[kind];
    return rows.select({
      kind: sql.raw('cast(? as text)', [kind]),
      count: sql.raw('count(*)'),
      oldest: sql.raw(`min(${since})`),
      late: sql.raw(`sum(case when ${since} < ? then 1 else 0 end)`, [limit]),
    });
  });
  const found: FiguresRow[] = await sql.unionAll(queries);
  return recordOf(namesOf(pending), (kind) => {
    const row = found.find((each) => each.kind === kind);
    const oldest = row?.oldest ?? null;
    return {
      count: Number(row?.count),
      late: Number(row?.late ?? 0),
      oldest: oldest === null ? null : new Date(oldest).toISOString(),
    };
  });
};

const pendingListingFigures = (strapi: Strapi) =>
  inOneRead(strapi, (sql) =>
    figuresOf(
      sql,
      recordOf(collections, (type) => ({
        rows: pendingListings(sql, type),
        since: 'submitted_at',
      })),
    ),
  );

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

/**
 * The listings of an account: live ones, and the others, where a revision replaces its listing. For staff also those of all
 * accounts that are live or wait for a decision. In one statement.
 */
export const countMenuListings = (
  strapi: Strapi,
  type: Collection,
  { account, all }: { account: number; all: boolean },
): Promise<Record<'mine' | 'mine_pending' | 'all' | 'waiting', number>> =>
  inOneRead(strapi, async (sql) => {
    const own = () => sql(`${type}_list`).where({ account_id: account });
    const counts = {
      mine: own().where({ live: scopes.active }).count(),
      mine_pending: own().where({ live: scopes.pending }).whereNull('revision').count(),
      all: all ? liveCount(strapi, sql, `${type}_list`) : sql.raw('0'),
      waiting: all ? pendingListings(sql, type).count() : sql.raw('0'),
    };
    const [found] = await sql.select(counts);
    return recordOf(namesOf(counts), (name) => Number(found[name]));
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

/** Pending reviews or offers of apps, or of services. */
const pendingOf = (strapi: Strapi, sql: Knex, table: FeedbackTable, type: Collection): Pending => {
  const column = `${kinds[type].single}_id`;
  const rows = usingIndex(strapi, sql, table, `${column}_waiting_index`);
  return { rows: rows.whereRaw(pendingFeedbackSql(column)), since: 'submitted_at' };
};

/** Pending reviews or offers by the type of their listing. */
export const pendingFeedback = (strapi: Strapi, table: FeedbackTable) =>
  inOneRead(strapi, (sql) =>
    figuresOf(
      sql,
      recordOf(collections, (type) => pendingOf(strapi, sql, table, type)),
    ),
  );

/** Since when an approved review has something to decide: a pending reply, an open report, or the earlier of both. */
const openSince = (): string => {
  const replied = "case when reply_status = 'PENDING' then reply_sent_at end";
  const reported = 'case when report_open = true then reported_at end';
  return `case when (${replied}) < (${reported}) then reply_sent_at
    else coalesce(${reported}, ${replied}) end`;
};

/** Approved reviews with a pending reply or an open report. */
const openOf = (strapi: Strapi, sql: Knex, type: Collection): Pending => {
  const column = `${kinds[type].single}_id`;
  const rows = usingIndex(strapi, sql, 'reviews', `${column}_aside_index`);
  return { rows: rows.whereRaw(openReviewsSql(column)), since: openSince() };
};

const sumOf = (figures: readonly PendingFigures[]): PendingFigures => {
  const sum = (name: 'count' | 'late') => figures.reduce((all, each) => all + each[name], 0);
  const instants = figures.flatMap(({ oldest }) => oldest ?? []);
  return { count: sum('count'), late: sum('late'), oldest: instants.toSorted()[0] ?? null };
};

/** Reviews with something to decide, by the type of their listing. */
export const openReviews = (strapi: Strapi) =>
  inOneRead(strapi, async (sql) => {
    const found = await figuresOf(sql, {
      apps: pendingOf(strapi, sql, 'reviews', 'apps'),
      services: pendingOf(strapi, sql, 'reviews', 'services'),
      openApps: openOf(strapi, sql, 'apps'),
      openServices: openOf(strapi, sql, 'services'),
    });
    return {
      apps: sumOf([found.apps, found.openApps]),
      services: sumOf([found.services, found.openServices]),
    };
  });

/** All that staff have to decide. */
export const readQueues = async (strapi: Strapi) => ({
  ...(await pendingListingFigures(strapi)),
  reviews: await openReviews(strapi),
  special_offers: await pendingFeedback(strapi, 'special_offers'),
});
