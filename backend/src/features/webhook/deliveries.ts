import type { DeliveryState } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import { wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import { deliveriesOf } from './queueEvents.ts';
import {
  ATTEMPTS,
  type AttemptRow,
  DELIVERIES,
  type DeliveryRow,
  ENDPOINTS,
  type EndpointRow,
  endWait,
  lockEndpoint,
} from './tables.ts';
import { requestHeaders } from './worker.ts';

const deliveryResponse = (row: DeliveryRow, { retry_at }: EndpointRow) => ({
  id: row.id,
  message_id: row.message,
  type: row.type,
  record: row.record,
  state: row.state,
  createdAt: isoTime(row.created_at),
  finished_at: isoTime(row.done_at),
  /** Of a failed attempt: when the next one is, at the earliest. */
  retry_at:
    row.state === 'pending' && row.problem !== null
      ? isoTime(Math.max(Number(row.next), Number(retry_at)))
      : null,
  status: row.status,
  problem: row.problem,
});

const attemptResponse = ({ at, duration, status, problem, response }: AttemptRow) => ({
  at: isoTime(at),
  duration,
  status,
  problem,
  response,
});

const findEndpoint = async (sql: Sql, id: number): Promise<EndpointRow> => {
  const row: EndpointRow | undefined = await sql(ENDPOINTS).where({ id }).first();
  if (!row) throw notFound();
  return row;
};

const findDelivery = async (sql: Sql, id: number): Promise<DeliveryRow> => {
  const row: DeliveryRow | undefined = await sql(DELIVERIES).where({ id }).first();
  if (!row) throw notFound();
  return row;
};

/** One page of the deliveries of an endpoint, newest first, and how many there are. */
export const listDeliveries = (
  strapi: Strapi,
  endpointId: number,
  state: DeliveryState | null,
  slice: { limit: number; offset: number },
) =>
  inTransaction(strapi, async (sql) => {
    const endpoint = await findEndpoint(sql, endpointId);
    const where = { endpoint_id: endpoint.id, ...(state ? { state } : {}) };
    const counted = await sql(DELIVERIES).where(where).count({ total: '*' }).first();
    const rows: DeliveryRow[] = await sql(DELIVERIES)
      .where(where)
      .orderBy('id', 'desc')
      .limit(slice.limit)
      .offset(slice.offset);
    return {
      data: rows.map((row) => deliveryResponse(row, endpoint)),
      total: Number(counted?.total),
    };
  });

/** A delivery with its request, without the signature, and its attempts, newest first. */
export const readDelivery = (strapi: Strapi, id: number) =>
  inTransaction(strapi, async (sql) => {
    const row = await findDelivery(sql, id);
    const endpoint = await findEndpoint(sql, row.endpoint_id);
    const attempts: AttemptRow[] = await sql(ATTEMPTS)
      .where({ delivery_id: id })
      .orderBy('id', 'desc');
    return {
      ...deliveryResponse(row, endpoint),
      request: { url: endpoint.url, headers: requestHeaders(row), body: row.body },
      attempts: attempts.map(attemptResponse),
    };
  });

const lockEnabled = async (sql: Sql, id: number): Promise<EndpointRow> => {
  const endpoint = await lockEndpoint(sql, id);
  if (endpoint.disabled_at !== null) throw new HttpError('webhook-disabled');
  return endpoint;
};

const record = (
  strapi: Strapi,
  actor: Actor,
  action: AuditEntry['action'],
  { id, url }: EndpointRow,
): Promise<void> =>
  recordAudit(strapi, actor, { action, subject: { kind: 'webhooks', id, name: url } });

/** Queues a `ping`, which is sent before what is pending, once and not retried. */
export const sendPing = (strapi: Strapi, actor: Actor, id: number) =>
  inTransaction(strapi, async (sql, afterwards) => {
    const endpoint = await lockEnabled(sql, id);
    const at = Date.now();
    const ping = { type: 'ping', record: `ping/${at}`, at, data: {} } as const;
    const [delivery]: DeliveryRow[] = await sql(DELIVERIES)
      .insert(deliveriesOf([endpoint], [ping]))
      .returning('*');
    if (!delivery) throw new Error('The ping was not stored.');
    await endWait(sql, { id });
    await record(strapi, actor, 'webhook.ping', endpoint);
    afterwards(() => wake('webhooks'));
    return deliveryResponse(delivery, endpoint);
  });

/**
 * Makes a finished delivery pending again, with the same id and body, and sends it or a failed or waiting one before others,
 * but not before earlier ones of its record. One in progress stays as it is.
 */
export const resendDelivery = (strapi: Strapi, actor: Actor, id: number) =>
  inTransaction(strapi, async (sql, afterwards) => {
    const { endpoint_id } = await findDelivery(sql, id);
    const endpoint = await lockEnabled(sql, endpoint_id);
    const changed = await sql(DELIVERIES)
      .where({ id })
      .where((idle) =>
        idle
          .whereNot({ state: 'pending' })
          .orWhereNotNull('problem')
          .orWhere('next', '<=', Date.now()),
      )
      .update({ state: 'pending', next: 0, tries: 0, done_at: null, problem: null });
    await endWait(sql, { id: endpoint_id });
    if (changed === 1) await record(strapi, actor, 'webhook.resend', endpoint);
    afterwards(() => wake('webhooks'));
    return deliveryResponse(await findDelivery(sql, id), endpoint);
  });
