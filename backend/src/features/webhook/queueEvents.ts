import { randomBytes } from 'node:crypto';
import type { WebhookEventType } from '@portal/domain';
import { inTransaction, type Sql } from '../../base/database.ts';
import { wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { DELIVERIES, type DeliveryRow, ENDPOINTS, type EndpointRow } from './tables.ts';

export interface DirectoryEvent {
  type: WebhookEventType;
  /** Such as `app/12`: events of one record are delivered in this order. */
  record: string;
  /** Milliseconds since 1970. */
  at: number;
  data: Record<string, unknown>;
}

/** Rows of one statement; databases limit its values. */
const BATCH = 50;

const wants = ({ types }: EndpointRow, type: WebhookEventType): boolean =>
  type === 'ping' || types === '' || types.split(',').includes(type);

/** A delivery of each event for each of the endpoints that wants it. */
export const deliveriesOf = (
  endpoints: readonly EndpointRow[],
  events: readonly DirectoryEvent[],
): Partial<DeliveryRow>[] => {
  const now = Date.now();
  return events.flatMap(({ type, record, at, data }) => {
    const message = `msg_${randomBytes(16).toString('base64url')}`;
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
    return endpoints
      .filter((endpoint) => wants(endpoint, type))
      .map(({ id: endpoint_id }) => ({
        endpoint_id,
        message,
        type,
        record,
        body,
        tries: 0,
        created_at: now,
        state: 'pending',
        next: type === 'ping' ? 0 : now,
      }));
  });
};

const enabled = (sql: Sql) => sql(ENDPOINTS).whereNull('disabled_at');

/** Whether events have to be queued at all. */
export const isAnyEnabled = async (sql: Sql): Promise<boolean> =>
  (await enabled(sql).first('id')) !== undefined;

/** Stores one delivery per enabled endpoint that wants the type, in the caller's transaction; wakes the delivery worker after commit. */
export const queueEvents = (strapi: Strapi, events: readonly DirectoryEvent[]): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    // An endpoint is not deleted meanwhile, as these deliveries would stay.
    const endpoints: EndpointRow[] = await enabled(sql).orderBy('id').forKeyShare().select();
    const rows = deliveriesOf(endpoints, events);
    for (let from = 0; from < rows.length; from += BATCH)
      await sql(DELIVERIES).insert(rows.slice(from, from + BATCH));
    if (rows.length > 0) afterwards(() => wake('webhooks'));
  });
