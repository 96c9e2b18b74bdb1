import type { Collection } from '@portal/domain';
import { collections } from '@portal/domain';
import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';

/*
 * Decisions about listings that still count: a decision is undone when the next decision event of its listing reopens it.
 */

/** Ids in one statement; databases have a limit. */
const AT_ONCE = 500;

const kinds = ['approved', 'declined'] as const;
type Kind = (typeof kinds)[number];

export interface Decision {
  kind: Kind;
  listing_type: Collection;
  listing_id: number;
  actor_name: string;
  created_at: number | Date;
}

/** Subquery for a column of the event next to `event` among decisions and reopenings of its listing. */
const adjacentEvent = (sql: Sql, column: string, side: 'before' | 'after') =>
  sql('events as other')
    .select(`other.${column}`)
    .whereRaw('other.listing_type = event.listing_type and other.listing_id = event.listing_id')
    .whereRaw(side === 'after' ? 'other.id > event.id' : 'other.id < event.id')
    .whereIn('other.kind', [...kinds, 'reopened'])
    .orderBy('other.id', side === 'after' ? 'asc' : 'desc')
    .limit(1);

/** Decisions among the latest `limit` of each kind, newest first, without those that were undone. */
export const findDecisions = (strapi: Strapi, limit: number): Promise<Decision[]> =>
  inTransaction(strapi, async (sql) => {
    const ids: number[] = [];
    for (const kind of kinds)
      ids.push(
        ...(await sql('events')
          .where({ kind })
          .whereIn('listing_type', [...collections])
          .orderBy([
            { column: 'created_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(limit)
          .pluck('id')),
      );
    const found: (Decision & { next: string | null })[] = await sql('events as event')
      .whereIn('event.id', ids)
      .orderBy('event.id', 'desc')
      .select('event.kind', 'event.listing_type', 'event.listing_id', 'event.actor_name')
      .select('event.created_at', { next: adjacentEvent(sql, 'kind', 'after') });
    return found.filter(({ next }) => next !== 'reopened').slice(0, limit);
  });

/** How many decisions of each kind were made since an instant. */
export const countDecisions = (strapi: Strapi, since: Date): Promise<Record<Kind, number>> =>
  inTransaction(strapi, async (sql) => {
    const recent = (kind: Kind | 'reopened') =>
      sql('events as event')
        .where('event.kind', kind)
        .where('event.created_at', '>=', since)
        .whereIn('event.listing_type', [...collections]);
    const count = async (kind: Kind): Promise<number> => {
      const [made] = await recent(kind).count({ n: '*' });
      const [undone] = await sql('events')
        .whereIn('id', recent('reopened').select(adjacentEvent(sql, 'id', 'before').as('decision')))
        .where({ kind })
        .where('created_at', '>=', since)
        .count({ n: '*' });
      return Number(made?.n) - Number(undone?.n);
    };
    return { approved: await count('approved'), declined: await count('declined') };
  });

/** How often listings of an account were declined. */
export const countDeclines = (strapi: Strapi, type: Collection, account: number): Promise<number> =>
  inTransaction(strapi, async (sql) => {
    const own: number[] = await sql(type).where({ account_id: account }).pluck('id');
    const rows: { next: string | null }[] = [];
    for (let at = 0; at < own.length; at += AT_ONCE)
      rows.push(
        ...(await sql('events as event')
          .where({ 'event.listing_type': type })
          .whereIn('event.listing_id', own.slice(at, at + AT_ONCE))
          // Not by the index of kinds, which has the decisions of all accounts.
          .whereRaw("event.kind || '' = 'declined'")
          .select({ next: adjacentEvent(sql, 'kind', 'after') })),
      );
    return rows.filter(({ next }) => next !== 'reopened').length;
  });
