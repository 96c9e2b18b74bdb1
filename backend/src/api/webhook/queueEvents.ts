import { randomBytes } from 'node:crypto';
import type { WebhookEventType } from '@portal/domain';
import { inTransaction, type Sql } from '../../database.ts';
import type { Strapi } from '../../registry.ts';
import { DELIVERIES, type DeliveryRow, ENDPOINTS, type EndpointRow } from './tables.ts';
import { wakeWebhookWorker } from './worker.ts';

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

/** Stores a delivery of each event for each of the endpoints that wants it, and returns them. */
export const insertDeliveries = async (
  sql: Sql,
  endpoints: readonly EndpointRow[],
  events: readonly DirectoryEvent[],
): Promise<DeliveryRow[]> => {
  const now = Date.now();
  const rows = events.flatMap(({ type, record, at, data }) => {
    const message = `msg_${randomBytes(16).toString('base64url')}`;
    const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
    return endpoints
      .filter((endpoint) => wants(endpoint, type))
      .map(({ id: endpoint_id }) => ({
        ...{ endpoint_id, message, type, record, body },
        ...{ created_at: now, state: 'pending', next: type === 'ping' ? 0 : now, tries: 0 },
      }));
  });
  const inserted: DeliveryRow[] = [];
  for (let from = 0; from < rows.length; from += BATCH)
    inserted.push(
      ...(await sql(DELIVERIES)
        .insert(rows.slice(from, from + BATCH))
        .returning('*')),
    );
  return inserted;
};

/** Stores one delivery per enabled endpoint that wants the type, in the caller's transaction; wakes the delivery worker after commit. */
export const queueEvents = (strapi: Strapi, events: readonly DirectoryEvent[]): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    if (events.length === 0) return;
    const endpoints: EndpointRow[] = await sql(ENDPOINTS).whereNull('disabled_at').select();
    const inserted = await insertDeliveries(sql, endpoints, events);
    if (inserted.length > 0) afterwards(() => wakeWebhookWorker());
  });
