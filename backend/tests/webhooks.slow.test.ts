import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { WebhookEventType } from '@portal/domain';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Strapi } from '../src/base/registry.ts';
import { queueEvents } from '../src/features/webhook/queueEvents.ts';
import { type ApiResponse, type Caller, signIn } from './caller.ts';
import { emailTo } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, changesNumbered, DATABASE, inDatabase, LONG } from './startBackend.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** `data.n` of the event. */
  n: unknown;
}

/** A site that receives events; `respond` decides each response. */
const startReceiver = async () => {
  const receiver = {
    url: '',
    got: [] as Received[],
    respond: (_received: Received): number | Promise<number> => 204,
    stop: () => server.close(),
  };
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    const { url: path = '', headers } = incoming;
    const received = { path, headers, body, n: JSON.parse(body).data.n };
    receiver.got.push(received);
    const status = await receiver.respond(received);
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {});
    response.end(status < 300 ? '' : 'x'.repeat(5000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://localhost:${Object(server.address()).port}`;
  return receiver;
};

describe('webhooks', LONG, () => {
  let backend: Backend;
  let owner: Caller;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  const create = (more: object = {}) =>
    owner.post('/webhooks', { data: { url: `${receiver.url}/hooks`, ...more } });
  const idOf = (response: ApiResponse) => Number(response.at('data.id'));
  const remove = async () => {
    for (const { id } of Object((await owner.get('/webhooks')).body).data)
      await owner.delete(`/webhooks/${id}`);
  };
  /** Due deliveries are sent at once, also those that failed. */
  const retry = () => owner.post('/system/jobs/retry', { kind: 'webhooks' });
  /** Stores events from this process, as the server does in its transactions, and wakes the server. */
  const queue = async (
    ...events: (readonly [type: WebhookEventType, record: string, n: number])[]
  ) => {
    await inDatabase(backend, (sql) => {
      const transaction = (work: (scope: object) => Promise<unknown>) =>
        sql.transaction((trx) => work({ trx, onCommit: () => undefined }));
      const strapi = { db: { transaction } } as unknown as Strapi;
      const at = Date.parse('2026-11-01T00:00:00Z');
      return queueEvents(
        strapi,
        events.map(([type, record, n]) => ({ type, record, at, data: { n } })),
      );
    });
    await retry();
  };
  const deliveries = async (id: number, query = '') =>
    Object((await owner.get(`/webhooks/${id}/deliveries${query}`)).body);
  const statesOf = async (id: number): Promise<string[]> =>
    (await deliveries(id)).data.map((each: { state: string }) => each.state).toReversed();
  const ping = async (id: number) => {
    const path = `/webhooks/deliveries/${idOf(await owner.post(`/webhooks/${id}/ping`))}`;
    await expect.poll(async () => (await owner.get(path)).at('data.state')).not.toBe('pending');
    return owner.get(path);
  };
  const endpoint = async (id: number) =>
    Object((await owner.get('/webhooks')).body).data.find((each: { id: number }) => each.id === id);

  beforeAll(async () => {
    backend = await sharedBackend('usual');
    owner = await signIn(backend.url, 'admin');
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
    );
    receiver = await startReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    await remove();
    await changesNumbered(backend);
    receiver.got = [];
    receiver.respond = () => 204;
  });

  it('sends signed events to the endpoints that want them', async () => {
    const made = await create({ types: ['listing.updated'] });
    const secret = String(made.at('data.secret'));
    expect([made.status, secret]).toEqual([201, expect.stringMatching(/^whsec_.{44}$/)]);
    await queue(['review.removed', 'review/1', 1], ['listing.updated', 'app/1', 2]);
    await expect.poll(() => statesOf(idOf(made))).toEqual(['delivered']);
    const [{ headers, body } = { headers: {}, body: '' }, ...others] = receiver.got;
    expect(others).toEqual([]);
    expect(new Webhook(secret).verify(body, Object(headers))).toEqual({
      type: 'listing.updated',
      timestamp: '2026-11-01T00:00:00.000Z',
      data: { n: 2 },
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Customer-Portal-Webhooks/1.0',
    });
    expect(headers).not.toHaveProperty('cookie');
    expect((await owner.get('/webhooks')).text).not.toContain(secret);
    expect((await owner.get('/audit?action=webhook')).text).not.toContain(secret);
    const stored = await inDatabase(backend, (sql) => sql('webhook_endpoints').select());
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  });

  it('keeps the order of each record while others overtake it, and retries', DATABASE, async () => {
    const id = idOf(await create());
    let isDown = true;
    receiver.respond = ({ n }) => (isDown && n === 1 ? 503 : 200);
    await queue(
      ['listing.published', 'app/1', 1],
      ['listing.updated', 'app/1', 2],
      ['listing.updated', 'app/2', 3],
    );
    await expect.poll(() => statesOf(id)).toEqual(['pending', 'pending', 'delivered']);
    await expect.poll(async () => (await deliveries(id)).data[2].problem).toBe('HTTP 503');
    const [waiting, failed] = (await deliveries(id)).data.slice(1);
    expect([waiting.retry_at, failed.status]).toEqual([null, 503]);
    expect(Date.parse(failed.retry_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await endpoint(id)).toMatchObject({ pending: 2, retrying: 1 });
    isDown = false;
    await retry();
    await expect.poll(() => statesOf(id)).toEqual(['delivered', 'delivered', 'delivered']);
    const order = receiver.got.map(({ n }) => n).filter((n) => n !== 3);
    expect(order.slice(order.lastIndexOf(1))).toEqual([1, 2]);
    expect((await deliveries(id, '?state=pending')).meta.pagination.total).toBe(0);

    const detail = await owner.get(`/webhooks/deliveries/${failed.id}`);
    const attempts = Object(detail.at('data.attempts'));
    expect(attempts.map(({ status }: { status: number }) => status)).toEqual(
      expect.arrayContaining([200, 503]),
    );
    expect(attempts.at(-1).response).toBe('x'.repeat(1024));
    expect(detail.at('data.request.headers.webhook-id')).toBe(failed.message_id);
    expect(detail.text).not.toContain('v1,');
  });

  it('sends four at once to an endpoint, and a slow one delays no other', async () => {
    await create();
    const fast = idOf(await create({ url: `${receiver.url}/fast` }));
    const { promise: held, resolve: release } = Promise.withResolvers<number>();
    receiver.respond = ({ path }) => (path === '/fast' ? 204 : held);
    const records = ['app/1', 'app/2', 'app/3', 'app/4', 'app/5', 'app/6'];
    await queue(...records.map((record, n) => ['listing.updated', record, n] as const));
    await expect.poll(() => statesOf(fast)).toEqual(records.map(() => 'delivered'));
    const toSlow = () => receiver.got.filter(({ path }) => path === '/hooks');
    await expect.poll(toSlow).toHaveLength(4);
    release(204);
    await expect.poll(toSlow).toHaveLength(6);
  });

  it('pauses after failures, and then tries one delivery until a success', async () => {
    const id = idOf(await create());
    const { promise: held, resolve: release } = Promise.withResolvers<number>();
    receiver.respond = () => (receiver.got.length <= 4 ? 503 : held);
    const records = ['app/1', 'app/2', 'app/3', 'app/4', 'app/5', 'app/6'];
    await queue(...records.map((record, n) => ['listing.updated', record, n] as const));
    await expect.poll(async () => (await endpoint(id)).retrying).toBe(4);
    await retry();
    await expect.poll(() => receiver.got).toHaveLength(5);
    const [row] = await inDatabase(backend, (sql) => sql('webhook_endpoints').where({ id }));
    expect([row.retries, Number(row.retry_at) > Date.now()]).toEqual([1, true]);
    await retry();
    expect(receiver.got).toHaveLength(5);
    release(204);
    await expect.poll(() => statesOf(id)).toContain('delivered');
    await retry();
    await expect.poll(() => statesOf(id)).toEqual(records.map(() => 'delivered'));
    expect(receiver.got).toHaveLength(10);
  });

  it('sends a finished delivery again, with the same id, and keeps 20 attempts', async () => {
    const id = idOf(await create());
    const sent = await ping(id);
    const attempt = { delivery_id: idOf(sent), at: 0, duration: 0 };
    await inDatabase(backend, (sql) => sql('webhook_attempts').insert(Array(25).fill(attempt)));
    expect([sent.at('data.type'), sent.at('data.status')]).toEqual(['ping', 204]);
    await owner.post(`/webhooks/deliveries/${idOf(sent)}/resend`);
    await expect.poll(() => receiver.got).toHaveLength(2);
    const [first, second] = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(second).toBe(first);
    const path = `/webhooks/deliveries/${idOf(sent)}`;
    await expect.poll(async () => (await owner.get(path)).at('data.state')).toBe('delivered');
    expect((await owner.get(path)).at('data.attempts.length')).toBe(20);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const made = await create();
    const id = idOf(made);
    const rotated = await owner.post(`/webhooks/${id}/rotate`);
    const old = new Webhook(String(made.at('data.secret')));
    const current = new Webhook(String(rotated.at('data.secret')));
    await ping(id);
    await inDatabase(backend, (sql) => sql('webhook_endpoints').update({ old_until: Date.now() }));
    await ping(id);
    const [both, one] = receiver.got.map(({ body, headers }) => [body, Object(headers)] as const);
    if (!both || !one) throw new Error('The pings have not arrived.');
    old.verify(...both);
    current.verify(...both);
    current.verify(...one);
    expect(() => old.verify(...one)).toThrow('No matching signature found');
    expect(both[1]['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  });

  it('follows no redirect, and does not retry a ping', async () => {
    receiver.respond = () => 302;
    const sent = await ping(idOf(await create()));
    expect([sent.at('data.state'), sent.at('data.problem')]).toEqual(['failed', 'HTTP 302']);
    expect(receiver.got.map(({ path }) => path)).toEqual(['/hooks']);
  });

  it('disables an endpoint that is gone, and sends what is pending once it is enabled', async () => {
    const id = idOf(await create());
    receiver.respond = () => 410;
    await queue(['listing.deleted', 'app/1', 1]);
    await expect.poll(async () => (await endpoint(id)).disabled_reason).toBe('gone');
    const email = await emailTo(backend.dataDir, 'admin@portal.test', 'webhook-disabled');
    expect(email.text).toContain('410');
    const rejected = await owner.post(`/webhooks/${id}/ping`);
    expect(rejected.at('error.details.reason')).toBe('webhook-disabled');
    // Not stored: the endpoint is disabled.
    await queue(['listing.updated', 'app/2', 2]);
    receiver.respond = () => 204;
    await owner.patch(`/webhooks/${id}`, { data: { enabled: true } });
    await expect.poll(() => statesOf(id)).toEqual(['delivered']);
  });

  it('disables an endpoint that accepted nothing for three days', async () => {
    const id = idOf(await create());
    const [fourDaysAgo, justNow] = [Date.now() - 4 * 86_400_000, Date.now()];
    const setEndpoint = (change: object) =>
      inDatabase(backend, (sql) => sql('webhook_endpoints').where({ id }).update(change));
    const age = () =>
      inDatabase(backend, (sql) =>
        sql('webhook_deliveries').where({ endpoint_id: id }).update({ since: fourDaysAgo }),
      );
    receiver.respond = () => 500;
    await queue(['listing.deleted', 'app/1', 1]);
    await expect.poll(async () => (await endpoint(id)).retrying).toBe(1);
    await age();
    await setEndpoint({ delivered_at: justNow });
    await retry();
    // Only this delivery is given up, as others were accepted.
    await expect.poll(() => statesOf(id)).toEqual(['failed']);
    expect((await endpoint(id)).enabled).toBe(true);

    await queue(['listing.deleted', 'app/2', 2]);
    await expect.poll(async () => (await endpoint(id)).retrying).toBe(1);
    await age();
    await setEndpoint({ delivered_at: fourDaysAgo });
    await retry();
    await expect.poll(async () => (await endpoint(id)).disabled_reason).toBe('failing');
    expect(await statesOf(id)).toEqual(['failed', 'pending']);
    await emailTo(backend.dataDir, 'admin@portal.test', 'webhook-disabled', 2);
    const log = await owner.get('/audit?action=webhook.disable');
    expect([log.at('data.0.actor'), log.at('data.0.changes.disabled_reason.1')]).toEqual([
      null,
      'failing',
    ]);
  });

  it('sends again what a killed server had claimed, once the lease ends', DATABASE, async () => {
    const endpoint_id = idOf(await create());
    const row = { endpoint_id, message: 'msg_1', type: 'ping', record: 'ping/1' };
    const claimed = { state: 'pending', tries: 1, since: 0, next: Date.now(), created_at: 0 };
    await inDatabase(backend, (sql) =>
      sql('webhook_deliveries').insert({ ...row, ...claimed, body: '{"data":{}}' }),
    );
    await retry();
    await expect.poll(() => statesOf(endpoint_id)).toEqual(['delivered']);
  });

  it('accepts at most ten endpoints', async () => {
    for (let count = 0; count < 10; count += 1) expect((await create()).status).toBe(201);
    expect((await create()).at('error.details.reason')).toBe('too-many-webhooks');
  });
});
