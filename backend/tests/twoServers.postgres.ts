// @module-tag database
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import knex from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTING } from '../src/base/startLock.ts';
import { billingClientOf, buy, KEY, listingOf, offerOn, offersOn } from './billing.ts';
import { anApp, call, callerOf, signIn, signUp } from './caller.ts';
import { openStream } from './eventStream.ts';
import { type Balancer, startProxy } from './nginx.ts';
import {
  type Backend,
  createDatabase,
  inDatabase,
  LONG,
  openDatabase,
  startBackend,
} from './startBackend.ts';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Milliseconds between the calls of one of many users; without them calls take all of the machine. */
const PACE = 300;

const inProduction = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.test',
  STRIPE_ALLOW_SANDBOX: 'on',
  // Strapi stores it for all instances.
  CONFIRM_EMAIL: 'off',
};

const pendingOf = async (vendor: ReturnType<typeof callerOf>) =>
  Number((await vendor.get('/pending/apps')).at('meta.pagination.total'));

describe('two servers on one database', () => {
  let first: Backend;
  let second: Backend;
  let balancer: Balancer;
  const refresh = (url: string, cookie = '') =>
    call(url, 'POST', '/auth/refresh', { headers: { cookie } });
  const env = {
    STRIPE_SECRET_KEY: KEY,
    LOG_LEVEL: 'http',
    DRAIN_SECONDS: '1',
    VIEWS_PER_MINUTE: '6',
    READS_PER_MINUTE: '8',
    SECRET: 'the same for both of these servers',
  };
  /** By a test, for the one after it. */
  let killed: Backend | undefined;
  let dataDir: string;
  let databaseUrl: string;
  /** Its connections have a name, so that the tests can see what it does. */
  const startSecond = (more = {}) =>
    startBackend({
      env: { ...env, ...more },
      dataDir,
      databaseUrl: `${databaseUrl}?application_name=second`,
    });

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'portal-two-'));
    databaseUrl = await createDatabase();
    // Locked until both wait for it, so that they start at the same time.
    const sql = knex({ client: 'pg', connection: databaseUrl, pool: { min: 1, max: 1 } });
    const isWaitedFor = async (): Promise<boolean> => {
      const { rows } = await sql.raw(
        "select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted",
      );
      return rows[0].waiting === 2;
    };
    await sql.raw('select pg_advisory_lock(?)', [STARTING]);
    const both = Promise.all([startBackend({ env, dataDir, databaseUrl }), startSecond()]);
    try {
      while (!(await isWaitedFor()))
        if (await Promise.race([both, pause(PACE)])) throw new Error('A start did not wait.');
    } finally {
      await sql.destroy();
    }
    [first, second] = await both;
    balancer = await startProxy([first.url, second.url]);
  }, LONG.timeout);
  afterAll(async () => {
    await balancer?.stop();
    await second?.stop();
    await first?.stop();
  });

  it('that start at once on an empty database start one after the other, and create tables and first records once', async () => {
    for (const server of [first, second]) expect(server.said()).toContain('goes on after it');
    const { jwt } = await signIn(first.url, 'admin');
    const listed = await callerOf(first.url, jwt).get('/apps?pagination[pageSize]=100');
    expect((await callerOf(second.url, jwt).get('/apps?pagination[pageSize]=100')).text).toBe(
      listed.text,
    );
    await using tables = openDatabase(first);
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

  it('send news to pages that are open on the other server', async () => {
    const admin = await signIn(first.url, 'admin');
    const vendor = await signUp(first.url, 'reviewed');
    const id = (await vendor.post('/apps', anApp())).at('data.id');
    const { jwt } = await signUp(first.url, 'colleague');
    await inDatabase(first, (sql) =>
      sql('up_users').where({ email: 'colleague@test.example' }).update({ staff: true }),
    );
    const colleague = callerOf(second.url, jwt);
    await admin.post(`/claims/apps/${id}`);
    const { next, close } = await openStream(admin);
    await colleague.post(`/claims/apps/${id}`);
    await next();
    await colleague.delete(`/claims/apps/${id}`);
    await next();
    close();
  });

  it('show a brand that was saved on the other server', async () => {
    const owner = await signIn(first.url, 'admin');
    const data = { brand: { names: { portal: 'Tui Software' } }, version: 0 };
    expect((await owner.put('/brand', { data })).status).toBe(200);
    const page = async () => {
      const headers = { accept: 'text/html' };
      return (await fetch(`${second.url}/api/notifications/unsubscribe`, { headers })).text();
    };
    await expect.poll(page).toContain('· Tui Software</title>');
    expect((await owner.delete('/brand?version=1')).status).toBe(200);
  });

  it('add no listing to a deleted term, and delete no term in use', async () => {
    const admin = await signIn(balancer.url, 'admin');
    const vendor = await signUp(balancer.url, 'filing');
    for (let round = 0; round < 4; round += 1) {
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

  it('share the limits of views and reads', async () => {
    await inDatabase(first, (sql) =>
      sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
    );
    const owner = await signIn(first.url, 'admin');
    const data = { name: 'Site', scopes: ['listings.read'] };
    const key = String((await owner.post('/keys', { data })).at('data.secret'));
    const reader = callerOf(balancer.url, key);
    const statusesOf = async (each: () => Promise<{ status: number }>) =>
      (await times(20, each)).map(({ status }) => status).sort();
    expect(await statusesOf(() => reader.get('/directory/locations'))).toEqual([
      ...Array(8).fill(200),
      ...Array(12).fill(429),
    ]);
    expect(await statusesOf(() => call(balancer.url, 'POST', '/views/apps/none'))).toEqual([
      ...Array(6).fill(404),
      ...Array(14).fill(429),
    ]);
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

  it('go on without one that is killed during a save, which is made once when repeated', async () => {
    const vendor = await signUp(balancer.url, 'unlucky');
    await using sql = openDatabase(first);
    const [account] = await sql('accounts').where({ email: 'unlucky@test.example' });
    const headers = {
      authorization: `Bearer ${vendor.jwt}`,
      'content-type': 'application/json',
      'idempotency-key': 'unlucky',
    };
    const save = async () => {
      const options = { method: 'POST', headers, body: JSON.stringify(anApp()) };
      const response = await fetch(`${balancer.url}/apps`, options);
      return { status: response.status, text: await response.text() };
    };
    /** The instances whose calls wait for a connection. */
    const waitingFor = (pid: number): Promise<{ pid: number; application_name: string }[]> =>
      sql('pg_stat_activity').whereRaw('? = any(pg_blocking_pids(pid))', [pid]);
    // Saves of this account wait.
    const held = await sql.transaction();
    await held('accounts').where({ id: account.id }).forUpdate();
    const { rows } = await held.raw('select pg_backend_pid() as pid');
    const interrupted = save();
    await expect.poll(() => waitingFor(rows[0].pid)).toHaveLength(1);
    const [busy] = await waitingFor(rows[0].pid);
    if (!busy) throw new Error('No save waits.');
    killed = busy.application_name === 'second' ? second : first;
    await killed.kill();
    expect((await interrupted).status).toBe(502);
    const repeated = save();
    await expect.poll(() => waitingFor(busy.pid)).toHaveLength(1);
    await held.commit();
    const saved = await repeated;
    expect([saved.status, await save()]).toEqual([201, saved]);
    expect((await vendor.get('/pending/apps')).at('meta.pagination.total')).toBe(1);

    const reads = await times(20, () => callerOf(balancer.url, vendor.jwt).get('/users/me'));
    expect(reads.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  it('lose no call while the killed one starts as another version, which changes tables and fills those of lists again, nor while the other one stops after it', async () => {
    if (!killed) throw new Error('The test before has killed no server.');
    const vendor = await signUp(balancer.url, 'updated');
    const before = await pendingOf(vendor);
    await inDatabase(first, async (sql) => {
      await sql('list_index_versions').update({ version: 'another' });
      await sql('strapi_database_schema').update({ hash: 'another' });
      await sql.raw('alter table industries alter column sort_name type text');
    });
    // As every call with a token does, for longer.
    const reading = openDatabase(first);
    const open = await reading.transaction();
    await open('up_users').first();
    const statuses = new Set<number>();
    const headers = {
      authorization: `Bearer ${vendor.jwt}`,
      'content-type': 'application/json',
    };
    let updating = true;
    let saved = 0;
    const read = async () => {
      const paths = ['/apps', '/pending/apps?_q=weather', '/users/me'];
      for (let calls = 0; updating; calls += 1) {
        const path = paths[calls % paths.length];
        const response = await fetch(`${balancer.url}${path}`, { headers });
        await response.arrayBuffer();
        statuses.add(response.status);
        await pause(PACE);
      }
    };
    const save = async (key: string): Promise<number> => {
      const response = await fetch(`${balancer.url}/apps`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(anApp()),
      });
      await response.arrayBuffer();
      // The connection arrived as the port closed (docs/deploy.md).
      return response.status === 502 ? save(key) : response.status;
    };
    const saveAll = async () => {
      for (; updating; saved += 1) {
        statuses.add(await save(`updated ${saved}`));
        await pause(PACE);
      }
    };
    const working = [read(), saveAll()];
    try {
      const own = { ...env, ...inProduction, PORT: new URL(killed.url).port };
      const databaseUrl = String(killed.databaseUrl);
      const next = await startBackend({ env: own, dataDir, databaseUrl });
      await open.commit();
      [first, second] = killed === first ? [next, second] : [first, next];
      // At once, while nginx may still know the new one as failed.
      await (next === first ? second : first).end();
      const alone = saved;
      await expect.poll(() => saved).toBeGreaterThan(alone + 5);
    } finally {
      updating = false;
    }
    await Promise.all(working);
    expect([...statuses].sort()).toEqual([200, 201]);
    expect(await pendingOf(vendor)).toBe(before + saved);
    const sorted = reading('information_schema.columns').where({ column_name: 'sort_name' });
    expect(new Set(await sorted.pluck('collation_name'))).toEqual(new Set(['C']));
    expect(await reading('list_index_versions').pluck('version')).not.toEqual(['another']);
    await reading.destroy();
  }, 180_000);
});
