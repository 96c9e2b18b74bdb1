import {
  answerKinds,
  type ChangeRequest,
  type Collection,
  type EventKind,
  type ListingStatus,
  may,
  type QueueStep,
  queueKinds,
  trendWeeks,
  type UsualWait,
  usualWait,
  type WaitTrend,
  waitedUntil,
  waitSample,
  waitsForVendor,
  waitTrend,
} from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import { inOneRead, type Sql } from '../../base/database.ts';
import { addDays, dayOf, startOf } from '../../base/days.ts';
import type { Strapi } from '../../base/registry.ts';
import { timeZone } from '../brand/settings.ts';
import type { Subject } from '../moderation/index.ts';
import { countPendingListings, pendingFeedback } from './figures.ts';
import { scopes, states } from './listIndex/definition.ts';
import type { ListingRow } from './rows.ts';

/* Waits of submitted records, from their events. Reading them takes a while, so the results are kept for some minutes. */

const DAY = 24 * 3600 * 1000;
const KEPT_FOR = 5 * 60_000;
/** Decisions that an estimate is made of: more would not change it. */
const ENOUGH = 1000;

const kept = new Map<string, { until: number; value: unknown }>();
const loading = new Map<string, Promise<unknown>>();

/** Concurrent calls share one read, unless they are in a transaction, for which the read of another call would wait. */
const keep = async <T>(
  strapi: Strapi,
  key: string,
  read: () => Promise<T>,
  isLasting: (value: T) => boolean = () => true,
): Promise<T> => {
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.value as T;
  const load = async (): Promise<T> => {
    const value = await read();
    if (isLasting(value)) kept.set(key, { until: Date.now() + KEPT_FOR, value });
    return value;
  };
  if (strapi.db.inTransaction()) return load();
  const shared = loading.get(key) ?? load().finally(() => loading.delete(key));
  loading.set(key, shared);
  return (await shared) as T;
};

interface StepRow {
  kind: EventKind;
  at: number | Date;
  previous: EventKind | null;
  since: number | Date | null;
}

/** The newest events of these kinds, each with the one before it that moved the same record into the queue or out. */
const readSteps = (
  strapi: Strapi,
  kinds: readonly EventKind[],
  since: Date,
  { subject, limit }: { subject?: Subject; limit?: number } = {},
): Promise<QueueStep[]> =>
  inOneRead(strapi, async (sql) => {
    const recent = sql('events')
      .whereIn('kind', [...kinds])
      .where('created_at', '>=', since)
      // Not by the index of records, which would read the events of all time.
      .whereRaw(subject ? `listing_type || '' = ?` : 'true', subject ? [subject] : [])
      .orderBy('created_at', 'desc')
      .select('id', 'kind', 'listing_type', 'listing_id', 'created_at');
    // Not by the index of kinds, which has the events of all records.
    const before = sql.raw(
      `(select max(other.id) from events as other where other.listing_type = event.listing_type
        and other.listing_id = event.listing_id and other.id < event.id
        and other.kind || '' in (${queueKinds.map(() => '?')}))`,
      [...queueKinds],
    );
    const rows: StepRow[] = await sql
      .from((limit ? recent.limit(limit) : recent).as('event'))
      .leftJoin('events as previous', 'previous.id', before)
      .select('event.kind', { at: 'event.created_at' })
      .select({ previous: 'previous.kind', since: 'previous.created_at' });
    return rows.map((row) => ({
      kind: row.kind,
      at: Number(row.at),
      previous: row.previous && row.since ? { kind: row.previous, at: Number(row.since) } : null,
    }));
  });

/** How long records of a type usually wait; null if too few were decided lately. */
const usualWaitOf = (strapi: Strapi, subject: Subject): Promise<UsualWait | null> =>
  keep(
    strapi,
    `usual ${subject}`,
    async () => {
      const since = new Date(Date.now() - waitSample.days * DAY);
      const steps = await readSteps(strapi, answerKinds, since, { subject, limit: ENOUGH });
      return usualWait(steps.flatMap((step) => waitedUntil(step) ?? []));
    },
    // Too few are read quickly, and the next decision may be the one that was missing.
    (usual) => usual !== null,
  );

const sumOf = ({ apps, services }: Record<Collection, { count: number }>): number =>
  apps.count + services.count;

/** The waits and the backlog of all records in the last weeks. */
export const readWaitTrend = (strapi: Strapi): Promise<WaitTrend> =>
  keep(strapi, 'trend', async () => {
    const length = trendWeeks * 7;
    const today = dayOf(new Date(), timeZone);
    const days = Array.from({ length }, (_, index) => {
      const date = addDays(today, index + 1 - length);
      return { date, start: startOf(date, timeZone).getTime() };
    });
    const steps = await readSteps(strapi, queueKinds, new Date(days[0]?.start ?? 0));
    const backlog =
      (await countPendingListings(strapi, 'apps')) +
      (await countPendingListings(strapi, 'services')) +
      sumOf(await pendingFeedback(strapi, 'reviews')) +
      sumOf(await pendingFeedback(strapi, 'special_offers'));
    return waitTrend(steps, backlog, days);
  });

/** The places of rows in the queue, from 1, by id. */
const positionsOf = async (sql: Knex | Sql, type: Collection, ids: readonly number[]) => {
  const rows: { id: number; n: number | string }[] = await sql(`${type}_list as own`)
    .join(`${type}_list as other`, (join) =>
      join
        .on('other.submitted_at', '<=', 'own.submitted_at')
        .onVal('other.live', scopes.pending)
        .onVal('other.state', states.pending),
    )
    .whereIn('own.id', ids)
    .whereRaw('(other.submitted_at < own.submitted_at or other.id <= own.id)')
    .groupBy('own.id')
    .select('own.id', { n: sql.raw('count(*)') });
  return new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
};

/** Adds to the responses of submitted listings, for their vendor, the place in the queue and the usual wait in hours. */
export const addWaits = async <Response extends object>(
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  rows: readonly ListingRow[],
  responses: Response[],
) => {
  const waiting = rows.filter(
    (row) => row.status === 'PENDING' && row.draft !== true && !waitsForVendor(row),
  );
  if (waiting.length === 0 || may(actor, 'listing.listAll')) return responses;
  const ids = waiting.map(({ id }) => id);
  const usual = await usualWaitOf(strapi, type);
  const positions = await inOneRead(strapi, (sql) => positionsOf(sql, type, ids));
  return responses.map((response, index) => {
    const position = positions.get(rows[index]?.id ?? 0);
    if (position === undefined) return response;
    const { median = null, most = null } = usual ?? {};
    return { ...response, wait: { position, median, most } };
  });
};

interface FeedbackRow {
  status: ListingStatus | null;
  /** Of a review. */
  request?: ChangeRequest | null;
}

/** Whether a review or an offer waits for an admin. */
export const isQueued = ({ status, request = null }: FeedbackRow): boolean =>
  (status ?? 'PENDING') === 'PENDING' && !waitsForVendor({ request });

/** Adds the usual wait in hours to the responses of reviews or offers in the queue, for who submitted them. */
export const addUsualWaits = async <Row extends FeedbackRow, Response extends object>(
  strapi: Strapi,
  subject: 'reviews' | 'special-offers',
  rows: readonly Row[],
  response: (row: Row) => Response,
) => {
  const usual = rows.some(isQueued) ? await usualWaitOf(strapi, subject) : null;
  return rows.map((row) => ({
    ...response(row),
    ...(usual && isQueued(row) ? { wait: { median: usual.median, most: usual.most } } : {}),
  }));
};
