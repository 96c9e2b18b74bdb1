import { webhookLimits } from '@portal/domain';
import { inOneRead, inTransaction, type Sql } from '../../base/database.ts';
import { claim, dueRows, held, type Job, untilNext, waitAfter, wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { disableEndpoint } from './disable.ts';
import { type PostResult, post } from './post.ts';
import { signatureOf } from './secrets.ts';
import {
  ATTEMPTS,
  type AttemptRow,
  DAY,
  DELIVERIES,
  type DeliveryRow,
  ENDPOINTS,
  type EndpointRow,
  endWait,
} from './tables.ts';

const MINUTE = 60_000;
/** Milliseconds in which no other server sends the same delivery. Longer than an attempt. */
const LEASE = MINUTE;
/** Deliveries that a server sends to one endpoint concurrently. */
const AT_ONCE = 4;
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 3 * 60 * MINUTE;
/** Spelled out, for the indexes of such rows. */
const PENDING = "state = 'pending'";
/** Attempts of a delivery that are kept. */
const KEPT = 20;
const GIVEN_UP_AFTER = webhookLimits.failingDays * DAY;

/** Up to a tenth more, so that endpoints are not called at once. */
const retryIn = (tries: number): number =>
  Math.round(waitAfter(tries, FIRST_WAIT, LONGEST_WAIT) * (1 + Math.random() / 10));

const enabledEndpoints = (strapi: Strapi): Promise<EndpointRow[]> =>
  inOneRead(strapi, (sql) => sql(ENDPOINTS).whereNull('disabled_at').orderBy('id').select());

/**
 * Claims due deliveries of an endpoint, the longest due first, but none while an earlier one of the same record is pending;
 * and the milliseconds until the next one. After a failure one at a time, once `retry_at` is over. Each claim is one
 * conditional statement, as another server may be first.
 *
 * @param busy Deliveries that this server is sending to the endpoint.
 */
const claimDue = (strapi: Strapi, endpoint: EndpointRow, busy: number) =>
  inTransaction(strapi, async (sql) => {
    const { id: endpoint_id, retry_at } = endpoint;
    const now = Date.now();
    if (Number(retry_at) > now) return { claimed: [], wait: Number(retry_at) - now };
    const most = Math.max((retry_at === null ? AT_ONCE : 1) - busy, 0);
    const due: DeliveryRow[] =
      most === 0
        ? []
        : await dueRows(sql, DELIVERIES, ['endpoint_id', 'record'], PENDING)
            .where({ endpoint_id })
            .orderBy(['next', 'id'])
            .limit(most);
    if (retry_at !== null && due.length > 0) {
      const lease = { retry_at: now + LEASE, retries: (endpoint.retries ?? 0) + 1 };
      const free = sql(ENDPOINTS).where({ id: endpoint_id, retry_at });
      if ((await free.update(lease)) !== 1) return { claimed: [], wait: Number.POSITIVE_INFINITY };
    }
    const claimed: DeliveryRow[] = [];
    for (const row of due) {
      const since = row.tries === 0 ? now : row.since;
      const own = await claim(sql(DELIVERIES).whereRaw(PENDING), row, LEASE, { since });
      if (own) claimed.push(own);
    }
    const pending = sql(DELIVERIES).where({ endpoint_id }).whereRaw(PENDING);
    return { claimed, wait: await untilNext(pending.where('next', '>', now)) };
  });

const notSent = (problem: string): PostResult => ({
  status: null,
  problem,
  response: null,
  duration: 0,
});

const send = async (
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<PostResult> => {
  const at = Date.now();
  const url = new URL(endpoint.url);
  const signature = signatureOf(endpoint, delivery, at);
  if (signature === null) return notSent('ESECRET');
  if (settings.production && url.protocol !== 'https:') return notSent('EHTTPS');
  const headers = {
    ...requestHeaders(delivery),
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': signature,
  };
  const publicOnly = !settings.webhookPrivateAddresses;
  return post(url, { headers, body: delivery.body, signal, publicOnly });
};

/** The headers that are the same for every attempt. */
export const requestHeaders = ({ message }: DeliveryRow) => ({
  'content-type': 'application/json',
  'user-agent': 'Customer-Portal-Webhooks/1.0',
  'webhook-id': message,
});

const isSuccess = ({ status }: PostResult): boolean =>
  status !== null && status >= 200 && status < 300;

const isLate = (since: number | string | null): boolean =>
  Date.now() - Number(since) > GIVEN_UP_AFTER;

/** Whether an endpoint accepted nothing for three days, in which a pending delivery failed, though maybe not the last one. */
const isFailing = async (sql: Sql, { id, delivered_at }: EndpointRow): Promise<boolean> => {
  if (!isLate(delivered_at)) return false;
  const tried = sql(DELIVERIES).where({ endpoint_id: id, state: 'pending' }).where('tries', '>', 0);
  const row = await tried.min({ since: 'since' }).first();
  return row?.since != null && isLate(row.since);
};

/** The change of a delivery by its attempt. */
const afterAttempt = (
  { type, tries, since }: DeliveryRow,
  result: PostResult,
  failing: boolean,
) => {
  const now = Date.now();
  const { status } = result;
  if (isSuccess(result)) return { state: 'delivered', done_at: now, status };
  const problem = result.problem ?? `HTTP ${status}`;
  const givenUp = type === 'ping' || (isLate(since) && !failing);
  return givenUp
    ? { state: 'failed', done_at: now, status, problem }
    : { next: now + retryIn(tries), status, problem };
};

/** Records an attempt; of more than the last ones, the oldest is deleted. */
const storeAttempt = async (sql: Sql, attempt: Omit<AttemptRow, 'id'>): Promise<void> => {
  const { delivery_id } = attempt;
  await sql(ATTEMPTS).insert(attempt);
  const newest = sql(ATTEMPTS).where({ delivery_id }).orderBy('id', 'desc');
  const old = await newest.offset(KEPT).first('id');
  if (old) await sql(ATTEMPTS).where({ delivery_id }).where('id', '<=', old.id).delete();
};

/** Records an attempt and its result. Nothing, if the lease ended and another server has the delivery, or if it was deleted. */
const settle = (
  strapi: Strapi,
  { id: endpointId }: EndpointRow,
  delivery: DeliveryRow,
  result: PostResult,
) =>
  inTransaction(strapi, async (sql) => {
    const { id } = delivery;
    const { status, problem, response, duration } = result;
    const endpoint: EndpointRow | undefined = await sql(ENDPOINTS)
      .where({ id: endpointId })
      .first();
    if (!endpoint) return;
    const failing = !isSuccess(result) && (await isFailing(sql, endpoint));
    const own = held(sql(DELIVERIES).where({ state: 'pending' }), delivery);
    if ((await own.update(afterAttempt(delivery, result, failing))) !== 1) return;
    const at = Date.now() - duration;
    await storeAttempt(sql, { delivery_id: id, at, duration, status, problem, response });
    const known = sql(ENDPOINTS).where({ id: endpointId });
    if (isSuccess(result)) {
      // Not each time, so that parallel deliveries do not wait for one another.
      if (endpoint.retry_at !== null || at - Number(endpoint.delivered_at ?? 0) > MINUTE)
        await known.update({ delivered_at: at, retry_at: null, retries: null });
      return;
    }
    await known.update({ retry_at: Date.now() + retryIn((endpoint.retries ?? 0) + 1) });
    if (status === 410) await disableEndpoint(strapi, sql, endpoint, 'gone');
    else if (failing) await disableEndpoint(strapi, sql, endpoint, 'failing');
  });

/** Returns a delivery whose attempt was aborted by the end of the server. */
const release = (strapi: Strapi, delivery: DeliveryRow): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    await endWait(sql, { id: delivery.endpoint_id });
    await held(sql(DELIVERIES), delivery).update({ next: Date.now(), tries: delivery.tries - 1 });
  });

/** The attempts in progress, and their endpoints. */
const running = new Map<Promise<void>, number>();

const deliver = async (
  strapi: Strapi,
  endpoint: EndpointRow,
  delivery: DeliveryRow,
  stopping: AbortSignal,
): Promise<void> => {
  const result = await send(endpoint, delivery, stopping);
  await (stopping.aborted && result.status === null
    ? release(strapi, delivery)
    : settle(strapi, endpoint, delivery, result));
};

/** Sends deliveries until each is accepted. A slow endpoint delays no other. A stop aborts the attempts in progress, which are due again at the next start. */
export const webhookJob: Job = {
  name: 'webhooks',
  // It also runs regularly: another server on the same database may have stopped with claimed deliveries.
  async work(strapi, stopping) {
    let next = Number.POSITIVE_INFINITY;
    for (const endpoint of await enabledEndpoints(strapi)) {
      if (stopping.aborted) return;
      const busy = [...running.values()].filter((id) => id === endpoint.id).length;
      const { claimed, wait } = await claimDue(strapi, endpoint, busy);
      for (const delivery of claimed) {
        const attempt = deliver(strapi, endpoint, delivery, stopping)
          .catch((error: unknown) => {
            strapi.log.error(error);
          })
          .finally(() => {
            running.delete(attempt);
            wake('webhooks');
          });
        running.set(attempt, endpoint.id);
      }
      next = Math.min(next, wait);
    }
    return next;
  },
  ended: () => Promise.all(running.keys()),
};
