import { inTransaction } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { startWorker, type Worker } from '../worker.ts';
import { EVENT, type EventRow } from './eventRow.ts';

const PENDING = 'pending_events';
const RETRY_AFTER = 60_000;

/** Raw table: an event stays here until what follows from it is done, so that it is done after a crash as well. */
export const pendingEventsModel = {
  uid: 'portal::pending-event',
  singularName: PENDING,
  tableName: PENDING,
  attributes: {
    id: { type: 'increments' },
    event_id: { type: 'integer' },
    /** The record it is about, such as `apps/12`. */
    about: { type: 'string' },
    /** Milliseconds since 1970; later than now after a failure. */
    next: { type: 'biginteger' },
  },
  indexes: [{ name: 'pending_events_event_unique', columns: ['event_id'], type: 'unique' }],
};

let worker: Worker | undefined;

/** Part of the transaction that writes the event; the handlers run once it is committed. */
export const queueEvent = (strapi: Strapi, eventId: number, about: string): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    await sql(PENDING).insert({ event_id: eventId, about, next: Date.now() });
    afterwards(() => worker?.wake());
  });

interface DueEvent {
  id: number;
  event_id: number;
}

/** The oldest event that is due; those of one record keep their order. */
const nextDue = (strapi: Strapi): Promise<DueEvent | undefined> =>
  inTransaction(strapi, (sql) =>
    sql(`${PENDING} as pending`)
      .where('next', '<=', Date.now())
      .whereNotExists((earlier) =>
        earlier
          .select(sql.raw('1'))
          .from(`${PENDING} as earlier`)
          .whereRaw('earlier.about = pending.about and earlier.id < pending.id'),
      )
      .orderBy('id')
      .first('id', 'event_id'),
  );

/** Does what follows from an event. Part of the transaction that marks it as handled, so it takes effect exactly once. */
export type EventHandler = (strapi: Strapi, event: EventRow) => Promise<void>;

const handle = (
  strapi: Strapi,
  { id, event_id }: DueEvent,
  handlers: readonly EventHandler[],
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    // Another server on the same database may have been faster.
    if ((await sql(PENDING).where({ id }).delete()) !== 1) return;
    const event: EventRow | null = await strapi.db
      .query(EVENT)
      .findOne({ where: { id: event_id } });
    if (event) for (const handler of handlers) await handler(strapi, event);
  });

/** Hands every event to every handler, after its commit and in order; one that fails is tried again a minute later. */
export const startEventWorker = (strapi: Strapi, handlers: readonly EventHandler[]): void => {
  let fresh = true;

  const round = async (stopping: AbortSignal): Promise<undefined> => {
    // A start is a new try for what failed.
    if (fresh) await inTransaction(strapi, (sql) => sql(PENDING).update({ next: Date.now() }));
    fresh = false;
    while (!stopping.aborted) {
      const due = await nextDue(strapi);
      if (!due) return;
      await handle(strapi, due, handlers).catch(async (error: unknown) => {
        strapi.log.error(error);
        await inTransaction(strapi, (sql) =>
          sql(PENDING)
            .where({ id: due.id })
            .update({ next: Date.now() + RETRY_AFTER }),
        );
      });
    }
  };
  worker = startWorker(round, (error) => strapi.log.error(error));
};

/** Begins no other event, and is over when the present one is handled. */
export const stopEventWorker = async (): Promise<void> => worker?.stop();
