import type { EventKind } from '@portal/domain';
import { inTransaction } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { startWorker, type Worker } from '../worker.ts';
import { EVENT, type EventRow, type Subject } from './eventRow.ts';

const PENDING_EVENTS = 'pending_events';
const RETRY_AFTER = 60_000;

/** Raw table: an event stays here, once for each handler, until the handler is done with it, also after a crash. */
export const pendingEventsModel = {
  uid: 'portal::pending-event',
  singularName: PENDING_EVENTS,
  tableName: PENDING_EVENTS,
  attributes: {
    id: { type: 'increments' },
    event_id: { type: 'integer' },
    handler: { type: 'string' },
    /** The record it is about, such as `apps/12`. */
    about: { type: 'string' },
    /** Milliseconds since 1970; later than now after a failure. */
    next: { type: 'biginteger' },
  },
  indexes: [{ name: 'pending_events_about_index', columns: ['about'] }],
};

/** Something that follows from events of some kinds. */
export interface EventHandler {
  name: string;
  subjects: readonly Subject[];
  kinds: readonly EventKind[];
  /** Part of the transaction that marks the event as handled, so its writes take effect exactly once. */
  handle(strapi: Strapi, event: EventRow): Promise<void>;
}

let handlers: readonly EventHandler[] = [];
let worker: Worker | undefined;

/** Part of the transaction that writes the event; the handlers run once it is committed. */
export const queueEvent = (
  strapi: Strapi,
  event: { id: number; subject: Subject; about: string; kind: EventKind },
): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const { id, subject, about, kind } = event;
    const wanted = handlers.filter(
      (each) => each.subjects.includes(subject) && each.kinds.includes(kind),
    );
    const rows = wanted.map(({ name }) => ({
      event_id: id,
      handler: name,
      about,
      next: Date.now(),
    }));
    if (rows.length === 0) return;
    await sql(PENDING_EVENTS).insert(rows);
    afterwards(() => worker?.wake());
  });

interface PendingEvent {
  id: number;
  event_id: number;
  handler: string;
}

/** The oldest that is due; a handler gets the events of one record in their order. */
const nextDue = (strapi: Strapi): Promise<PendingEvent | undefined> =>
  inTransaction(strapi, (sql) =>
    sql(`${PENDING_EVENTS} as pending`)
      .where('next', '<=', Date.now())
      .whereNotExists((earlier) =>
        earlier
          .select(sql.raw('1'))
          .from(`${PENDING_EVENTS} as earlier`)
          .whereRaw('earlier.about = pending.about and earlier.handler = pending.handler')
          .whereRaw('earlier.id < pending.id'),
      )
      .orderBy('id')
      .first('id', 'event_id', 'handler'),
  );

const handle = (strapi: Strapi, { id, event_id, handler }: PendingEvent): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    // Another server on the same database may have been faster.
    if ((await sql(PENDING_EVENTS).where({ id }).delete()) !== 1) return;
    const event: EventRow | null = await strapi.db
      .query(EVENT)
      .findOne({ where: { id: event_id } });
    if (event) await handlers.find(({ name }) => name === handler)?.handle(strapi, event);
  });

/** Names what follows from events. Before anything is recorded. */
export const registerHandlers = (list: readonly EventHandler[]): void => {
  handlers = list;
};

const handleDue = async (strapi: Strapi, stopping?: AbortSignal): Promise<undefined> => {
  while (!stopping?.aborted) {
    const due = await nextDue(strapi);
    if (!due) return;
    await handle(strapi, due).catch(async (error: unknown) => {
      strapi.log.error(error);
      const next = Date.now() + RETRY_AFTER;
      await inTransaction(strapi, (sql) =>
        sql(PENDING_EVENTS).where({ id: due.id }).update({ next }),
      );
    });
  }
};

/**
 * Hands events to their handlers after the commit; a handler that fails is tried again a minute later, or with the next start.
 * Resolves once the events that a stop left are handled: until then no email may leave, since they may recall it.
 */
export const startEventWorker = async (strapi: Strapi): Promise<void> => {
  await inTransaction(strapi, (sql) => sql(PENDING_EVENTS).update({ next: Date.now() }));
  await handleDue(strapi);
  worker = startWorker(
    (stopping) => handleDue(strapi, stopping),
    (error) => strapi.log.error(error),
  );
};

/** Begins no other event, and is over when the present one is handled. */
export const stopEventWorker = async (): Promise<void> => worker?.stop();
