import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../src/base/days.ts';
import { MOST_OF_A_NETWORK } from '../src/features/view/visitors.ts';
import { anApp, type Caller, call, callerOf, signIn, signUp } from './caller.ts';
import { DIRECTORY, OTHER_DIRECTORY, sharedBackend, ZONE } from './sharedBackend.ts';
import { type Backend, inDatabase, openDatabase } from './startBackend.ts';

/* In production, behind a proxy that ends TLS, with low limits. */

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend('strict');
});

describe('a session', () => {
  // Rows: 9.2, 9.7
  it('sets its cookie for the configured domain and seven days', async () => {
    const response = await fetch(`${backend.url}/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'vendor@portal.test', password: 'greenstone-4400' }),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    for (const part of ['domain=portal.test', 'path=/', 'samesite=strict', 'secure', 'httponly'])
      expect(cookie.toLowerCase().split('; ')).toContain(part);
    const until = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '');
    const stays = until - Date.parse(response.headers.get('date') ?? '');
    expect(Math.round(stays / 60_000)).toBe(7 * 24 * 60);
  });

  // Rows: 9.7
  it('opens and ends with a secure cookie', async () => {
    const vendor = await signIn(backend.url, 'vendor');
    expect(vendor.cookie).toMatch(/^portal_session=./);
    const response = await fetch(`${backend.url}/auth/logout`, {
      method: 'POST',
      headers: { cookie: vendor.cookie },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^portal_session=;.*\bsecure\b/i);
    expect((await vendor.get('/users/me')).status).toBe(401);
  });

  it('is closed everywhere when an old refresh token is used again', async () => {
    const refresh = (cookie = '') =>
      call(backend.url, 'POST', '/auth/refresh', { headers: { cookie } });
    const stolen = await signUp(backend.url, 'stolen');
    const owner = await refresh(stolen.cookie);
    expect((await refresh(stolen.cookie)).status).toBe(401);
    expect((await refresh(owner.cookie)).status).toBe(401);
    expect((await callerOf(backend.url, String(owner.at('jwt'))).get('/users/me')).status).toBe(
      401,
    );
  });
});

describe('registering', () => {
  it('is limited per email address and per network address', async () => {
    const register = async (email: string) => {
      const body = { username: email, email, password: 'a long password' };
      const names = { first_name: 'Kiri', last_name: 'Tau', newsletter: false };
      const headers = { 'x-forwarded-for': '203.0.113.77' };
      return call(backend.url, 'POST', '/auth/local/register', {
        body: { ...body, ...names },
        headers,
      });
    };
    const statuses = [];
    for (const name of ['kiri', 'Kiri', 'kiri', 'ana', 'hemi', 'moana'])
      statuses.push((await register(`${name}@test.example`)).status);
    expect(statuses).toEqual([200, 400, 429, 200, 200, 429]);
  });
});

describe('a read with a key', () => {
  it('is limited per key, and says how many are left', async () => {
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
    );
    const owner = await signIn(backend.url, 'admin');
    const read = async () => {
      const made = await owner.post('/keys', { data: { name: 'Site', scopes: ['listings.read'] } });
      const headers = { authorization: `Bearer ${made.at('data.secret')}` };
      return () => fetch(`${backend.url}/directory/locations`, { headers });
    };
    const [first, second] = [await read(), await read()];
    const responses = [await first(), await first(), await first(), await second()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    const none = new Response();
    const [{ headers } = none, , limited = none] = responses;
    expect(headers.get('RateLimit-Policy')).toBe('"key";q=2;w=60');
    expect(headers.get('RateLimit')).toMatch(/^"key";r=1;t=\d+$/);
    expect(headers.get('Access-Control-Expose-Headers')).toContain('RateLimit');
    const wait = limited.headers.get('Retry-After');
    expect(limited.headers.get('RateLimit')).toBe(`"key";r=0;t=${wait}`);
    expect((await limited.json()).error.details.reason).toBe('too-many-reads');
  });
});

describe('a view reported by the directory', () => {
  let vendor: Caller;
  let slug: unknown;
  let id: unknown;

  beforeAll(async () => {
    vendor = await signIn(backend.url, 'vendor');
    const apps = await vendor.get('/apps');
    [slug, id] = [apps.at('data.0.slug'), apps.at('data.0.id')];
  });

  const look = (
    address: string,
    { browser = 'Mozilla/5.0 Firefox/140.0', headers = {}, path = `/views/apps/${slug}` } = {},
  ) =>
    fetch(`${backend.url}${path}`, {
      method: 'POST',
      headers: {
        origin: DIRECTORY,
        'user-agent': browser,
        'x-forwarded-for': address,
        'content-type': 'text/plain;charset=UTF-8',
        ...headers,
      },
      body: '{}',
    });
  const counted = async () => {
    const today = dayOf(new Date(), ZONE);
    const response = await vendor.get(
      `/analytics/apps/${id}?start_date=${today}&end_date=${today}`,
    );
    return Number(response.at(today));
  };

  // Rows: 3.10
  it('counts once per visitor, listing and day', async () => {
    const before = await counted();
    const first = await look('203.0.113.1');
    expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([
      204,
      DIRECTORY,
    ]);
    expect(await counted()).toBe(before + 1);
    await Promise.all([look('203.0.113.1'), look('203.0.113.1'), look('203.0.113.1')]);
    expect(await counted()).toBe(before + 1);
    await look('203.0.113.1', { browser: 'Mozilla/5.0 Safari/604.1' });
    await Promise.all(['203.0.113.2', '2001:db8::1'].map((address) => look(address)));
    expect(await counted()).toBe(before + 4);
    await look('2001:db8::2');
    expect(await counted()).toBe(before + 4);
    const json = { 'content-type': 'application/json' };
    await look('203.0.113.3', { headers: json, path: `/api/views/apps/${slug}/` });
    expect(await counted()).toBe(before + 5);
    await look('198.51.100.7', { headers: { origin: OTHER_DIRECTORY } });
    expect(await counted()).toBe(before + 6);
  });

  it('counts only for people on the directory', async () => {
    const before = await counted();
    const statuses = [
      await look('203.0.113.4', { browser: 'Googlebot/2.1' }),
      await look('203.0.113.4', { headers: { 'sec-purpose': 'prefetch' } }),
      await look('203.0.113.4', { headers: { origin: 'https://elsewhere.example' } }),
      await look('203.0.113.4', { path: '/views/apps/no-such-listing' }),
      await look('203.0.113.4', { path: `/views/reviews/${slug}` }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 403, 404, 404]);
    const hidden = (await vendor.post('/apps', anApp())).at('data.slug');
    expect((await look('203.0.113.4', { path: `/views/apps/${hidden}` })).status).toBe(404);
    const preflight = await fetch(`${backend.url}/views/apps/${slug}`, {
      method: 'OPTIONS',
      headers: { origin: DIRECTORY, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe(DIRECTORY);
    const read = await fetch(`${backend.url}/apps`, { headers: { origin: DIRECTORY } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    expect(await counted()).toBe(before);
  });

  it('counts at most ten visitors per network', async () => {
    const before = await counted();
    const names = Array.from(
      { length: MOST_OF_A_NETWORK + 2 },
      (_, name) => `Mozilla/5.0 (${name})`,
    );
    for (const browser of names) await look('203.0.113.9', { browser });
    expect(await counted()).toBe(before + MOST_OF_A_NETWORK);
    await look('203.0.113.10');
    expect(await counted()).toBe(before + MOST_OF_A_NETWORK + 1);
  });

  it('is rejected above the limit per address', async () => {
    const responses = [];
    for (let time = 0; time < 13; time += 1) responses.push(await look('203.0.113.5'));
    expect(responses.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 12 }, () => 204),
      429,
    ]);
    const wait = Number(responses.at(-1)?.headers.get('retry-after'));
    expect(wait > 0 && wait <= 60).toBe(true);
    // A proxy appends the real address to what the caller sent.
    expect((await look('198.51.100.1, 203.0.113.5')).status).toBe(429);
    expect((await look('203.0.113.6')).status).toBe(204);
  });

  it('stores nothing about the visitor', async () => {
    await using sql = openDatabase(backend);
    for (const table of ['view_visits', 'call_counts']) {
      const stored = JSON.stringify(await sql(table));
      expect(stored).not.toMatch(/203\.0|2001|Mozilla|Firefox/);
      expect(stored.length).toBeGreaterThan(100);
    }
  });

  it('counts for the day in the configured time zone, as does the overview for admins', async () => {
    const admin = await signIn(backend.url, 'admin');
    const overview = await admin.get('/analytics/overview');
    const today = dayOf(new Date(), ZONE);
    expect([overview.at('time_zone'), overview.at('today')]).toEqual([ZONE, today]);
  });
});
