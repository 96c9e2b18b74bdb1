import { webhookLimits } from '@portal/domain';
import { inTransaction } from '../../database.ts';
import type { Strapi } from '../../registry.ts';
import { settings } from '../../settings.ts';
import { startWorker, type Worker } from '../../worker.ts';
import { disableEndpoint } from './disable.ts';
import { type PostResult, post } from './post.ts';
import { signatureOf } from './secrets.ts';
import {
  ATTEMPTS,
  DAY,
  DELIVERIES,
  type DeliveryRow,
  ENDPOINTS,
  type EndpointRow,
} from './tables.ts';

const MINUTE = 60_000;
/** Milliseconds in which no other server sends the same delivery. Longer than an attempt. */
const LEASE = MINUTE;
/** Deliveries that a server sends to one endpoint concurrently. */
const AT_ONCE = 4;
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 3 * 60 * MINUTE;
const GIVEN_UP_AFTER = webhookLimits.failingDays * DAY;

/** Milliseconds to wait after a failure: 5 seconds, doubled each time up to three hours, and up to a tenth more. */
const waitAfter = (tries: number): number =>
  Math.round(
    Math.min(FIRST_WAIT * 2 ** Math.min(tries - 1, 20), LONGEST_WAIT) * (1 + Math.random() / 10),
  );

const enabledEndpoints = (strapi: Strapi): Promise<EndpointRow[]> =>
  inTransaction(strapi, (sql) => sql(ENDPOINTS).whereNull('disabled_at').orderBy('id').select());

/**
 * Claims due deliveries of an endpoint, the longest due first, but none while an earlier one of the same record is pending;
 * and the time of the next one, or null. Each claim is one conditional statement, as another server may be first.
 */
const claimDue = (strapi: Strapi, endpoint_id: number, most: number) =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const pending = () => sql(`${DELIVERIES} as delivery`).where({ endpoint_id, state: 'pending' });
    const due: DeliveryRow[] =
      most === 0
        ? []
        : await pending()
            .where('next', '<=', now)
            .whereNotExists((earlier) =>
              earlier
                .select(sql.raw('1'))
                .from(`${DELIVERIES} as earlier`)
                .whereRaw(
                  "earlier.endpoint_id = delivery.endpoint_id and earlier.state = 'pending'",
                )
                .whereRaw('earlier.record = delivery.record and earlier.id < delivery.id'),
            )
            .orderBy(['next', 'id'])
            .limit(most);
    const claimed: DeliveryRow[] = [];
    for (const row of due) {
      const { id, next, tries } = row;
      const since = tries === 0 ? now : row.since;
      const change = { next: now + LEASE, tries: tries + 1, since, problem: null };
      const found = sql(DELIVERIES).where({ id, next, tries, state: 'pending' });
      if ((await found.update(change)) === 1) claimed.push({ ...row, ...change });
    }
    const later = await pending().where('next', '>', now).min({ next: 'next' }).first();
    return { claimed, next: later?.next ? Number(later.next) : null };
  });

const notSent = (problem: string): PostResult => ({
  ...{ status: null, problem, response: null, duration: 0 },
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

/** The change of a delivery by its attempt, and whether its endpoint has failed for too long. */
const afterAttempt = (
  endpoint: EndpointRow,
  { type, tries, since }: DeliveryRow,
  result: PostResult,
) => {
  const now = Date.now();
  const { status } = result;
  if (isSuccess(result))
    return { change: { state: 'delivered', done_at: now, status }, failing: false };
  const problem = result.problem ?? `HTTP ${status}`;
  const late = now - Number(since) > GIVEN_UP_AFTER;
  const failing = late && now - Number(endpoint.delivered_at ?? 0) > GIVEN_UP_AFTER;
  const givenUp = type === 'ping' || (late && !failing);
  return {
    change: givenUp
      ? { state: 'failed', done_at: now, status, problem }
      : { next: now + waitAfter(tries), status, problem },
    failing,
  };
};

/** Records an attempt and its result. Nothing, if the lease ended and another server has the delivery, or if it was deleted. */
const settle = (
  strapi: Strapi,
  { id: endpointId }: EndpointRow,
  delivery: DeliveryRow,
  result: PostResult,
) =>
  inTransaction(strapi, async (sql) => {
    const { id, tries } = delivery;
    const { status, problem, response, duration } = result;
    const endpoint: EndpointRow | undefined = await sql(ENDPOINTS)
      .where({ id: endpointId })
      .first();
    if (!endpoint) return;
    const { change, failing } = afterAttempt(endpoint, delivery, result);
    const own = sql(DELIVERIES).where({ id, tries, state: 'pending' });
    if ((await own.update(change)) !== 1) return;
    const at = Date.now() - duration;
    await sql(ATTEMPTS).insert({ delivery_id: id, at, duration, status, problem, response });
    if (isSuccess(result)) {
      // Not each time, so that parallel deliveries do not wait for one another.
      const known = sql(ENDPOINTS).where({ id: endpointId });
      if (at - Number(endpoint.delivered_at ?? 0) > MINUTE)
        await known.update({ delivered_at: at });
    } else if (status === 410) await disableEndpoint(strapi, sql, endpoint, 'gone');
    else if (failing) await disableEndpoint(strapi, sql, endpoint, 'failing');
  });

/** Returns a delivery whose attempt was aborted by the end of the server. */
const release = (strapi: Strapi, { id, tries }: DeliveryRow): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(DELIVERIES)
      .where({ id, tries })
      .update({ next: Date.now(), tries: tries - 1 }),
  );

let worker: Worker | undefined;
/** The attempts in progress, and their endpoints. */
const running = new Map<Promise<void>, number>();

export const wakeWebhookWorker = (): void => worker?.wake();

/** Sends deliveries until each is accepted. A slow endpoint delays no other. */
export const startWebhookWorker = (strapi: Strapi): void => {
  const deliver = async (
    endpoint: EndpointRow,
    delivery: DeliveryRow,
    stopping: AbortSignal,
  ): Promise<void> => {
    const result = await send(endpoint, delivery, stopping);
    await (stopping.aborted && result.status === null
      ? release(strapi, delivery)
      : settle(strapi, endpoint, delivery, result));
  };

  const start = (endpoint: EndpointRow, delivery: DeliveryRow, stopping: AbortSignal): void => {
    const attempt = deliver(endpoint, delivery, stopping)
      .catch((error: unknown) => {
        strapi.log.error(error);
      })
      .finally(() => {
        running.delete(attempt);
        wakeWebhookWorker();
      });
    running.set(attempt, endpoint.id);
  };

  const round = async (stopping: AbortSignal): Promise<number | undefined> => {
    const times: number[] = [];
    for (const endpoint of await enabledEndpoints(strapi)) {
      if (stopping.aborted) return;
      const busy = [...running.values()].filter((id) => id === endpoint.id).length;
      const { claimed, next } = await claimDue(strapi, endpoint.id, AT_ONCE - busy);
      for (const delivery of claimed) start(endpoint, delivery, stopping);
      if (next !== null) times.push(next);
    }
    return times.length === 0 ? undefined : Math.max(Math.min(...times) - Date.now(), 0);
  };

  // The worker also runs regularly: another server on the same database may have stopped with claimed deliveries.
  worker = startWorker('webhooks', round, (error) => strapi.log.error(error));
};

/** Aborts the attempts in progress, which are due again at the next start. */
export const stopWebhookWorker = async (): Promise<void> => {
  await worker?.stop();
  await Promise.all(running.keys());
};
