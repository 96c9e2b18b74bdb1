import type { EventKind, EventPayment, ListingStatus, Remark } from '@portal/domain';
import { inOneRead, inTransaction, rawTable } from '../../base/database.ts';
import { rowByRow } from '../../base/failures.ts';
import { type Backlog, dueRows, type Job, wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';

/** The kinds of records with a history, by their name in the events table. */
export type Subject = 'apps' | 'services' | 'reviews' | 'special-offers';

export interface EventRow {
  id: number;
  listing_type: Subject;
  listing_id: number;
  kind: EventKind;
  from_status: ListingStatus | null;
  to_status: ListingStatus | null;
  note: string | null;
  /** Whether the vendor gets an email. */
  note_changed: boolean | null;
  internal_note: string | null;
  changed_fields: string[] | null;
  remarks: Remark[] | null;
  payment: EventPayment | null;
  /** The instant of the version that the save restored. */
  restored: string | null;
  version_checked: boolean | null;
  before: object | null;
  actor_id: number;
  actor_name: string;
  actor_admin: boolean | null;
  createdAt: string;
}

export const EVENT = 'api::event.event';

const PENDING_EVENTS = 'pending_events';
const RETRY_AFTER = 60_000;

/**
 * One row per event and handler until it is handled, also after a crash. `about` is the record, such as `apps/12`; `next`,
 * in milliseconds since 1970, is in the future after a failure.
 */
export const pendingEventsModel = rawTable(
  PENDING_EVENTS,
  { event_id: 'integer', handler: 'string', about: 'string', next: 'biginteger' },
  { index: 'about' },
);

/** Runs after events of some kinds. */
export interface EventHandler {
  name: string;
  subjects: readonly Subject[];
  kinds: readonly EventKind[];
  /** Runs in the transaction that marks the event as handled, so its writes take effect exactly once. */
  handle(strapi: Strapi, event: EventRow): Promise<void>;
}

let handlers: readonly EventHandler[] = [];

/** Runs in the transaction that writes the event; the handlers run once it is committed. */
export const queueEvent = (
  strapi: Strapi,
  event: { id: number; subject: Subject; about: string; kind: EventKind },
): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const { id, subject, about, kind } = event;
    const wanted = handlers.filter(
      (each) => each.subjects.includes(subject) && each.kinds.includes(kind),
    );
    if (wanted.length === 0) return;
    const row = { event_id: id, about, next: Date.now() };
    const rows = wanted.map(({ name: handler }) => ({ ...row, handler }));
    await sql(PENDING_EVENTS).insert(rows);
    afterwards(() => wake('events'));
  });

interface PendingEvent {
  id: number;
  event_id: number;
  handler: string;
}

/**
 * The oldest due event; a handler gets the events of one record in their order. Those of handlers that this version does
 * not have are left to an instance of another one.
 */
const nextDue = (strapi: Strapi): Promise<PendingEvent | undefined> =>
  inOneRead(strapi, (sql) =>
    dueRows(sql, PENDING_EVENTS, ['about', 'handler'])
      .whereIn(
        'handler',
        handlers.map(({ name }) => name),
      )
      .orderBy('id')
      .first('id', 'event_id', 'handler'),
  );

const handle = (strapi: Strapi, { id, event_id, handler }: PendingEvent): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    // Another server on the same database may have handled it.
    if ((await sql(PENDING_EVENTS).where({ id }).delete()) !== 1) return;
    const event: EventRow | null = await strapi.db
      .query(EVENT)
      .findOne({ where: { id: event_id } });
    if (event) await handlers.find(({ name }) => name === handler)?.handle(strapi, event);
  });

/** Call it before any event is recorded. */
export const registerHandlers = (list: readonly EventHandler[]): void => {
  handlers = list;
};

const handleDue = rowByRow({
  name: 'events',
  table: PENDING_EVENTS,
  due: nextDue,
  work: handle,
  retryAfter: RETRY_AFTER,
});

/** Runs handlers after the commit; one that fails is retried after a minute or at the next start. */
export const eventJob: Job = {
  name: 'events',
  /** Handles the events that a stop left: until then no email may be sent, because they may cancel it. */
  async prepare(strapi) {
    await inTransaction(strapi, (sql) => sql(PENDING_EVENTS).update({ next: Date.now() }));
    await handleDue(strapi, AbortSignal.any([]));
  },
  work: handleDue,
};

export const eventBacklog: Backlog = {
  job: 'events',
  rows: (sql) => sql(PENDING_EVENTS),
  created: `(select created_at from events where events.id = ${PENDING_EVENTS}.event_id)`,
  failed: () => ['next > ?', Date.now()],
  // 0 and not the time: a second call whose clock reads less would count them again.
  again: () => ({ next: 0 }),
};
