import type { DeliveryState, WebhookDisabledReason } from '@portal/domain';
import { rawTable, type Sql } from '../../base/database.ts';
import { notFound } from '../../base/httpError.ts';

/* Times are in milliseconds since 1970; PostgreSQL returns them as texts. */

type Time = number | string;

export const ENDPOINTS = 'webhook_endpoints';
export const DELIVERIES = 'webhook_deliveries';
export const ATTEMPTS = 'webhook_attempts';

export interface EndpointRow {
  id: number;
  url: string;
  description: string;
  /** Separated by commas; empty for all. */
  types: string;
  /** Encrypted, as the former one. */
  secret: string;
  old_secret: string | null;
  /** Until then the former secret signs as well. */
  old_until: Time | null;
  /** null for an enabled one, as its reason. */
  disabled_at: Time | null;
  disabled_reason: WebhookDisabledReason | null;
  /** The last success, exact to a minute. */
  delivered_at: Time | null;
  /** After a failure: until then nothing is sent, and then one delivery at a time. null again after a success. */
  retry_at: Time | null;
  /** Deliveries tried since that failure. */
  retries: number | null;
  created_at: Time;
  created_by: string;
}

export interface DeliveryRow {
  id: number;
  endpoint_id: number;
  /** The `webhook-id`, the same for every attempt. */
  message: string;
  type: string;
  record: string;
  body: string;
  created_at: Time;
  state: DeliveryState;
  /** Time of the next attempt. Set ahead during an attempt, in case the server stops. */
  next: Time;
  tries: number;
  /** Time of the first of these tries. */
  since: Time | null;
  done_at: Time | null;
  /** Status of the last response. */
  status: number | null;
  /** Why the last attempt failed; null before and during one. */
  problem: string | null;
}

export interface AttemptRow {
  id: number;
  delivery_id: number;
  at: Time;
  /** Milliseconds. */
  duration: number;
  /** Of the response; null without one. */
  status: number | null;
  /** Code of the error without a response. */
  problem: string | null;
  /** The beginning of the response body. */
  response: string | null;
}

export const webhookModels = [
  rawTable(
    ENDPOINTS,
    {
      url: 'text',
      description: 'text',
      types: 'text',
      secret: 'text',
      old_secret: 'text',
      old_until: 'biginteger',
      disabled_at: 'biginteger',
      disabled_reason: 'string',
      delivered_at: 'biginteger',
      retry_at: 'biginteger',
      retries: 'integer',
      created_at: 'biginteger',
      created_by: 'text',
    },
    {},
  ),
  rawTable(
    DELIVERIES,
    {
      endpoint_id: 'integer',
      message: 'string',
      type: 'string',
      record: 'string',
      body: 'text',
      created_at: 'biginteger',
      state: 'string',
      next: 'biginteger',
      tries: 'integer',
      since: 'biginteger',
      done_at: 'biginteger',
      status: 'integer',
      problem: 'string',
    },
    { index: 'done_at' },
  ),
  rawTable(
    ATTEMPTS,
    {
      delivery_id: 'integer',
      at: 'biginteger',
      duration: 'integer',
      status: 'integer',
      problem: 'string',
      response: 'text',
    },
    { index: 'delivery_id' },
  ),
];

export const webhookIndexes = [
  `webhook_deliveries_list_index on ${DELIVERIES} (endpoint_id, id)`,
  `webhook_deliveries_state_index on ${DELIVERIES} (endpoint_id, state, id)`,
  `webhook_deliveries_due_index on ${DELIVERIES} (endpoint_id, next) where state = 'pending'`,
  `webhook_deliveries_record_index on ${DELIVERIES} (endpoint_id, record, id) where state = 'pending'`,
];

/** Throws 404 for an unknown endpoint. The row is locked until the end of the transaction. */
export const lockEndpoint = async (sql: Sql, id: number): Promise<EndpointRow> => {
  const row: EndpointRow | undefined = await sql(ENDPOINTS).where({ id }).forUpdate().first();
  if (!row) throw notFound();
  return row;
};

/** Ends the wait of an endpoint after a failure; without an id, of all. */
export const endWait = (sql: Sql, endpoint: { id?: number } = {}): Promise<number> =>
  sql(ENDPOINTS).where(endpoint).whereNotNull('retry_at').update({ retry_at: Date.now() });

export const DAY = 24 * 3600 * 1000;
