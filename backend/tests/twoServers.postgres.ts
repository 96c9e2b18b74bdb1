import { once } from 'node:events';
import { createServer, request } from 'node:http';
import knex from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTING } from '../src/startTurn.ts';
import { billingClientOf, buy, KEY, listingOf, offerOn, offersOn } from './billing.ts';
import { anApp, call, callerOf, signIn, signUp } from './caller.ts';
import { type Backend, createDatabase, openDatabase, startBackend } from './startBackend.ts';

/** Passes calls to the servers in turn. */
const startRoundRobin = async (urls: string[]) => {
  let turn = 0;
  // Responses pass on the servers' Keep-Alive, so this must keep connections open as long.
  const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, reply) => {
    const target = urls[turn % urls.length];
    turn += 1;
    const options = { method: incoming.method, headers: incoming.headers };
    const onward = request(`${target}${incoming.url}`, options, (response) => {
      reply.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, stop };
};

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('two servers on one database', () => {
  let first: Backend;
  let second: Backend;
  let balancer: Awaited<ReturnType<typeof startRoundRobin>>;
  const refresh = (url: string, cookie = '') =>
    call(url, 'POST', '/auth/refresh', { headers: { cookie } });

  beforeAll(async () => {
    const env = { STRIPE_SECRET_KEY: KEY, LOG_LEVEL: 'http' };
    first = await startBackend({ env });
    second = await startBackend({ dataDir: first.dataDir, env });
    balancer = await startRoundRobin([first.url, second.url]);
  });
  afterAll(async () => {
    balancer?.stop();
    await second?.stop();
    await first?.stop();
  });

  it('share sessions, refreshes and sign-outs', async () => {
    const vendor = await signUp(first.url, 'both');
    const seen = await times(6, async () => {
      return (await callerOf(balancer.url, vendor.jwt).get('/users/me')).status;
    });
    expect(seen).toEqual(Array(6).fill(200));
    const renewed = await times(20, () => refresh(balancer.url, vendor.cookie));
    expect(renewed.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(renewed.map(({ cookie }) => cookie)).size).toBe(1);

    const next = await refresh(second.url, renewed[0]?.cookie);
    const headers = { cookie: next.cookie ?? '' };
    expect((await call(first.url, 'POST', '/auth/logout', { headers })).status).toBe(200);
    for (const { url } of [first, second]) {
      expect((await callerOf(url, String(next.at('jwt'))).get('/users/me')).status).toBe(401);
      expect((await refresh(url, next.cookie)).status).toBe(401);
    }
  });

  it('add no listing to a deleted term, and delete no term in use', async () => {
    const admin = await signIn(balancer.url, 'admin');
    const vendor = await signUp(balancer.url, 'filing');
    for (let round = 0; round < 8; round += 1) {
      const made = await admin.post('/industries', { data: { name: `Brief ${round}` } });
      const id = Number(made.at('data.id'));
      const saving = times(6, async () => {
        const response = await vendor.post('/apps', anApp({ industries: [id] }));
        return { status: response.status, id: response.at('data.id') };
      });
      const { status } = await admin.delete(`/industries/${id}`);
      const saved = await saving;
      expect([200, 409]).toContain(status);
      for (const listing of saved) {
        expect([201, 400]).toContain(listing.status);
        if (listing.status !== 201) continue;
        const kept = await vendor.get(`/pending/apps/${listing.id}`);
        expect([status, kept.at('data.industries.0.id')]).toEqual([409, id]);
      }
    }
  });

  it('share the count of wrong passwords', async () => {
    await signUp(second.url, 'guessed');
    const body = { identifier: 'guessed@test.example', password: 'wrong' };
    const responses = await times(20, () => call(balancer.url, 'POST', '/auth/local', { body }));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(10).fill(429)]);
  });

  it('create one record for a repeated save, and accept one of two decisions', async () => {
    const { jwt } = await signIn(first.url, 'vendor');
    const key = { 'idempotency-key': 'once' };
    const save = (url: string) => callerOf(url, jwt).post('/apps', anApp({ name: 'Once' }), key);
    const saved = [...(await times(10, () => save(balancer.url))), await save(second.url)];
    expect(saved.map(({ status }) => status)).toEqual(Array(11).fill(201));
    expect(new Set(saved.map(({ text }) => text)).size).toBe(1);

    const id = saved[0]?.at('data.id');
    const admin = await signIn(second.url, 'admin');
    const decided = await times(2, (index) => {
      const decision = index ? { status: 'APPROVED' } : { status: 'DECLINED', note: 'Not yet.' };
      const { url } = index ? first : second;
      return callerOf(url, admin.jwt).patch(`/apps/${id}`, { data: { ...decision, version: 1 } });
    });
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = decided.find(({ status }) => status === 200)?.at('data.status');
    for (const { url } of [first, second]) {
      expect((await callerOf(url, jwt).get(`/apps/${id}`)).at('data.status')).toBe(won);
    }
  });

  it('share one sandbox: an offer sent to both is charged once, and each event is delivered once', async () => {
    const vendor = await signUp(first.url, 'buyer');
    const { provider, settled } = billingClientOf(() => second.url);
    const totals = async () => {
      await settled();
      const { body } = await provider('GET', '/v1/events', { limit: '1000' });
      const paid = body.data.filter(({ type }: { type: string }) =>
        /^charge|^payment_intent/.test(type),
      );
      const calls = `${first.said()}${second.said()}`.match(/stripe\/webhook/g) ?? [];
      return { events: body.data.length, charges: paid.length, calls: calls.length };
    };
    const before = await totals();
    await billingClientOf(() => first.url).addCard(vendor);
    const url = await listingOf(vendor);
    const responses = await times(6, (index) =>
      buy(callerOf(balancer.url, vendor.jwt), offerOn(url), `attempt ${index}`),
    );
    const [offer, ...more] = await offersOn(vendor, url);
    expect(more).toEqual([]);
    expect(responses.map(({ status, at }) => [status, at('error.details.offer')]).sort()).toEqual([
      [201, undefined],
      ...Array(5).fill([400, offer.id]),
    ]);
    const after = await totals();
    expect(after.charges - before.charges).toBe(1);
    expect(after.calls - before.calls).toBe(after.events - before.events);
  });
});

describe('two servers that start at once on an empty database', () => {
  const servers: Backend[] = [];
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  it('start one after the other, and create tables and first records once', async () => {
    const databaseUrl = await createDatabase();
    // Locked until both wait for it, so that they start at the same time.
    const sql = knex({ client: 'pg', connection: databaseUrl, pool: { min: 1, max: 1 } });
    const waiting = async (): Promise<number> => {
      const { rows } = await sql.raw(
        "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted",
      );
      return rows[0].waiting;
    };
    await sql.raw('select pg_advisory_lock(?)', [STARTING]);
    const env = { SECRET: 'the same for both of these servers' };
    const both = times(2, () => startBackend({ env, databaseUrl }));
    await expect.poll(waiting).toBe(2);
    await sql.destroy();
    servers.push(...(await both));

    for (const server of servers) expect(server.said()).toContain('goes on after it');
    const [one, other] = servers;
    if (!one || !other) throw new Error('A server is missing.');
    const { jwt } = await signIn(one.url, 'admin');
    const listed = await callerOf(one.url, jwt).get('/apps?pagination[pageSize]=100');
    expect((await callerOf(other.url, jwt).get('/apps?pagination[pageSize]=100')).text).toBe(
      listed.text,
    );
    await using tables = openDatabase(one);
    const twice = {
      up_users: 'email',
      up_roles: 'type',
      accounts: 'document_id',
      apps: 'slug',
    };
    for (const [table, column] of Object.entries(twice)) {
      const rows = await tables(table).select(column).whereNotNull(column);
      const names = rows.map((row) => row[column]);
      expect([table, new Set(names).size]).toEqual([table, names.length]);
      expect(names.length).toBeGreaterThan(0);
    }
  }, 180_000);
});
