import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, type Caller, call, callerOf, signIn, signUp } from './caller.ts';
import { openStream } from './eventStream.ts';
import { emailTo, readersOf } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG, openDatabase } from './startBackend.ts';

const passwords = {
  currentPassword: 'a long password',
  password: 'another password',
  passwordConfirmation: 'another password',
};

describe('a session', LONG, () => {
  let backend: Backend;
  const refresh = (cookie = '') =>
    call(backend.url, 'POST', '/auth/refresh', { headers: { cookie } });

  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('returns the same next session to twenty concurrent refreshes', async () => {
    const { cookie } = await signUp(backend.url, 'parallel');
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(responses.map((response) => response.cookie)).size).toBe(1);
  });

  it('goes on after calls during which the database failed', async () => {
    const { get, cookie } = await signUp(backend.url, 'unread');
    const inSql = (statement: string) => inDatabase(backend, (sql) => sql.raw(statement));
    const call = async () => [(await get('/users/me')).status, (await refresh(cookie)).status];
    const failed: Record<string, number[]> = {};
    // Of the next session, which is stored once.
    await inSql(
      `create trigger full before insert on strapi_sessions begin select raise(abort, ''); end`,
    );
    failed.insert = await call();
    await inSql('drop trigger full');
    const read = ['accounts', 'strapi_core_store_settings', 'strapi_sessions', 'up_users'];
    for (const table of [...read, 'up_users_role_lnk']) {
      await inSql(`alter table ${table} rename to away`);
      failed[table] = await call();
      await inSql(`alter table away rename to ${table}`);
    }
    expect(failed).toEqual({
      accounts: [500, 500],
      strapi_core_store_settings: [200, 200],
      strapi_sessions: [500, 500],
      up_users: [500, 500],
      up_users_role_lnk: [200, 200],
      insert: [200, 500],
    });
    expect(await call()).toEqual([200, 200]);
  });

  it('cannot be renewed, ended or used by another site', async () => {
    const { cookie, get } = await signUp(backend.url, 'lured');
    const account = (await get('/users/me')).at('account.id');
    const forged = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'https://evil.portal.test' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of forged) {
      const send = (method: string, path: string, body?: object) =>
        call(backend.url, method, path, { body, headers: { ...headers, cookie } });
      const responses = [
        await send('POST', '/auth/refresh'),
        await send('POST', '/auth/logout'),
        await send('POST', '/apps', { data: {} }),
        await send('PUT', `/api/accounts/${account}`, { data: {} }),
      ];
      expect(responses.map((response) => [response.status, response.cookie])).toEqual([
        [403, undefined],
        [403, undefined],
        [expect.toBeOneOf([401, 403]), undefined],
        [expect.toBeOneOf([401, 403]), undefined],
      ]);
    }
    const own = { origin: backend.url, 'sec-fetch-site': 'same-origin' };
    for (const headers of [own, { origin: backend.url }, {}]) {
      const response = await call(backend.url, 'POST', '/auth/refresh', {
        headers: { ...headers, cookie },
      });
      expect(response.status).toBe(200);
    }
  });

  it('is open for its own access token only, until it ends', DATABASE, async () => {
    const vendor = await signUp(backend.url, 'tokens');
    const other = await signUp(backend.url, 'another');
    const status = async (token: string) =>
      (await callerOf(backend.url, token).get('/users/me')).status;
    const refreshToken = vendor.cookie.split('=')[1]?.split(';')[0] ?? '';
    expect(await status(vendor.jwt)).toBe(200);
    expect(await status(refreshToken)).toBe(401);
    expect(await status(`${vendor.jwt}.more`)).toBe(401);
    expect(await status(vendor.jwt.replace(/\.[^.]+$/, `.${other.jwt.split('.')[2]}`))).toBe(401);
    const userId = String((await vendor.get('/users/me')).at('id'));
    const change = (values: object) =>
      inDatabase(backend, (sql) =>
        sql('strapi_sessions').where({ user_id: userId }).update(values),
      );
    await change({ absolute_expires_at: new Date(Date.now() - 1000) });
    expect(await status(vendor.jwt)).toBe(401);
    await change({ absolute_expires_at: new Date(Date.now() + 3_600_000) });
    expect(await status(vendor.jwt)).toBe(200);
    await change({ origin: 'admin' });
    expect(await status(vendor.jwt)).toBe(401);
    await change({
      origin: 'users-permissions',
      user_id: String((await other.get('/users/me')).at('id')),
    });
    expect(await status(vendor.jwt)).toBe(401);
  });

  it('can always be ended', async () => {
    expect((await call(backend.url, 'POST', '/auth/logout')).status).toBe(200);
    expect((await callerOf(backend.url, 'nonsense', '').post('/auth/logout')).status).toBe(200);
  });

  it('is replaced when the password changes, and all others end', async () => {
    const vendor = await signUp(backend.url, 'changing');
    const response = await vendor.post('/auth/change-password', passwords);
    expect(response.status).toBe(200);
    expect((await vendor.get('/users/me')).status).toBe(401);
    expect((await refresh(response.cookie)).status).toBe(200);
    const now = callerOf(backend.url, String(response.at('jwt')));
    const repeated = await now.post('/api/auth/change-password', passwords);
    expect(repeated.at('error.details.reason')).toBe('current-password-rejected');
  });

  it.each<[string, (vendor: Caller) => Promise<unknown>]>([
    [
      'signing out',
      ({ cookie }) => call(backend.url, 'POST', '/auth/logout', { headers: { cookie } }),
    ],
    [
      'ending it',
      async (vendor) =>
        vendor.delete(`/auth/sessions/${(await vendor.get('/auth/sessions')).at('0.id')}`),
    ],
    ['changing the password', (vendor) => vendor.post('/auth/change-password', passwords)],
    [
      'blocking the user',
      async (vendor) => {
        const staff = await signIn(backend.url, 'admin');
        const id = (await vendor.get('/users/me')).at('id');
        return staff.post(`/accounts/${id}/block`, { data: { reason: 'A fake.' } });
      },
    ],
  ])('%s ends its stream of events at once, and that of no other user', async (way, end) => {
    const [vendor, other] = [
      await signUp(backend.url, `streaming-${way.length}`),
      await signUp(backend.url, `staying-${way.length}`),
    ];
    const [stream, stays] = [await openStream(vendor), await openStream(other)];
    const ended = expect(stream.next()).rejects.toThrow('The stream ended.');
    await end(vendor);
    await ended;
    expect(stays.isOpen()).toBe(true);
    stays.close();
  });

  it('continues under a new email address', async () => {
    const vendor = await signUp(backend.url, 'moving');
    const { at } = await vendor.get('/users/me');
    const current_password = 'a long password';
    const names = { first_name: ' Moana ', last_name: 'Test' };
    const data = { ...names, email: 'Moved@Test.example', current_password };
    const save = (change = {}) =>
      vendor.put(`/api/accounts/${at('account.id')}`, { data: { ...data, ...change } });
    expect((await save()).at('data.email')).toBe('moved@test.example');
    const me = await vendor.get('/users/me');
    expect(['username', 'email', 'first_name'].map(me.at)).toEqual([
      'moved@test.example',
      'moved@test.example',
      'Moana',
    ]);
    expect((await refresh(vendor.cookie)).status).toBe(200);
    const login = (identifier: string) =>
      call(backend.url, 'POST', '/auth/local', {
        body: { identifier, password: 'a long password' },
      });
    expect((await login('moved@test.example')).status).toBe(200);
    expect((await login('moving@test.example')).status).toBe(400);
    const email = await emailTo(backend.dataDir, 'moving@test.example', 'address-changed');
    expect(email.text).toContain('was just changed to moved@test.example');

    for (const bad of [{ first_name: 'a\u0000b' }, { last_name: 7 }, { email: [] }]) {
      expect((await save(bad)).status).toBe(400);
    }
    expect(await readersOf(backend.dataDir, 'address-changed')).toEqual(['moving@test.example']);
  });

  it('allows ten wrong passwords', async () => {
    const { jwt } = await signUp(backend.url, 'guessed');
    const guess = (identifier: string, index: number) =>
      call(backend.url, 'POST', '/auth/local', {
        body: { identifier, password: 'wrong' },
        headers: { 'x-forwarded-for': `10.0.0.${index}` },
      });
    const spellings = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? 'guessed@test.example' : 'Guessed@Test.example',
    );
    const statuses = (await Promise.all(spellings.map(guess))).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(10).fill(429)]);
    expect((await callerOf(backend.url, jwt).get('/users/me')).status).toBe(200);
    // Ten of the fifteen minutes have passed.
    await using database = openDatabase(backend);
    await database('call_counts').decrement('ends', 10 * 60 * 1000);
    const again = await fetch(`${backend.url}/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'guessed@test.example', password: 'wrong' }),
    });
    const wait = Number(again.headers.get('Retry-After'));
    expect([again.status, wait > 0 && wait <= 5 * 60]).toEqual([429, true]);
  });

  it('cannot be renewed with an access token', async () => {
    const vendor = await signUp(backend.url, 'mistaken');
    const next = await refresh(vendor.cookie);
    const response = await refresh(`portal_session=${vendor.jwt}`);
    expect([response.status, response.cookie]).toEqual([401, undefined]);
    expect((await refresh(next.cookie)).status).toBe(200);
  });

  it('is not opened for a second account with the same address', async () => {
    await signUp(backend.url, 'twin');
    const body = {
      username: 'TWIN@test.example',
      email: 'TWIN@test.example',
      password: 'a long password',
      first_name: 'T',
      last_name: 'W',
    };
    const response = await call(backend.url, 'POST', '/auth/local/register', { body });
    expect(response.at('error.details.reason')).toBe('email-taken');
    const staff = await call(backend.url, 'POST', '/auth/local/register', {
      body: { ...body, email: 'x@test.example', staff: true },
    });
    expect(staff.status).toBe(400);
  });
});

// Rows: 7.5
describe('one of several sessions', () => {
  let backend: Backend;
  const open = async (agent: string) => {
    const body = { identifier: 'vendor@portal.test', password: 'greenstone-4400' };
    const headers = { 'user-agent': agent };
    const response = await call(backend.url, 'POST', '/auth/local', { body, headers });
    return callerOf(backend.url, String(response.at('jwt')), response.cookie);
  };
  interface Listed {
    id: string;
    device: string | null;
    current: boolean;
    signedInAt: string;
    lastActiveAt: string;
  }
  const listOf = async (caller: { get(path: string): Promise<ApiResponse> }): Promise<Listed[]> =>
    JSON.parse((await caller.get('/auth/sessions')).text);

  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('is listed with its device and can be ended, alone or with all others', async () => {
    const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const [here, there, elsewhere] = [await open(linux), await open('curl'), await open(linux)];
    const refreshed = await call(backend.url, 'POST', '/auth/refresh', {
      headers: { cookie: here.cookie },
    });
    const me = callerOf(backend.url, String(refreshed.at('jwt')));
    const all = await listOf(me);
    expect(all.map(({ current }) => current)).toEqual([true, false, false]);
    expect(all[0]?.device).toBe('Firefox on Linux');
    expect(Object.keys(all[0] ?? {})).toEqual([
      'id',
      'device',
      'current',
      'signedInAt',
      'lastActiveAt',
    ]);

    const [theirs] = await listOf(there);
    const ended = await me.delete(`/auth/sessions/${theirs?.id}`);
    expect([ended.status, ended.text]).toEqual([200, '{"ok":true}']);
    expect((await there.get('/users/me')).status).toBe(401);
    expect((await me.delete(`/auth/sessions/${theirs?.id}`)).status).toBe(404);
    expect((await call(backend.url, 'GET', '/auth/sessions')).status).toBe(401);

    // Sessions of other users cannot be ended.
    const admin = { identifier: 'admin@portal.test', password: 'greenstone-4400' };
    const signedIn = await call(backend.url, 'POST', '/auth/local', { body: admin });
    const foreign = await listOf(callerOf(backend.url, String(signedIn.at('jwt'))));
    expect((await me.delete(`/auth/sessions/${foreign[0]?.id}`)).status).toBe(404);

    expect((await me.delete('/auth/sessions')).status).toBe(200);
    expect((await elsewhere.get('/users/me')).status).toBe(401);
    expect((await listOf(me)).map(({ current }) => current)).toEqual([true]);
    expect((await callerOf(backend.url, String(signedIn.at('jwt'))).get('/users/me')).status).toBe(
      200,
    );
  });
});
