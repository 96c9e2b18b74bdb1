// @module-tag database
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signUp } from './caller.ts';
import { type Backend, createDatabase, startBackend } from './startBackend.ts';

/** A port in front of the database, which can be closed. */
const startProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let left = Number.POSITIVE_INFINITY;
  const proxy = createServer((socket) => {
    const behind = connect(Number(target.port), target.hostname);
    // The driver sends each statement in one piece.
    socket.on('data', () => {
      left -= 1;
      if (left === 0) void close();
    });
    for (const [from, to] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  const listen = async (port: number) => {
    proxy.listen(port, '127.0.0.1');
    await once(proxy, 'listening');
  };
  await listen(0);
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.port = String(port);
  const close = async () => {
    const closed = once(proxy, 'close');
    proxy.close();
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  };
  return {
    url: url.href,
    close,
    reopen: () => listen(port),
    /** Closes it at this statement from now. */
    closeAt(statement: number) {
      left = statement;
    },
    isOpen: () => proxy.listening,
  };
};

let proxy: Awaited<ReturnType<typeof startProxy>>;
let backend: Backend;
beforeAll(async () => {
  proxy = await startProxy(await createDatabase());
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://portal.test',
    SECRET: 'only for this test, and long enough to be accepted',
    STRIPE_ALLOW_SANDBOX: 'on',
    CONFIRM_EMAIL: 'off',
  };
  backend = await startBackend({ env, databaseUrl: proxy.url });
});
afterAll(async () => {
  await backend?.stop();
  await proxy?.close();
});

it('while the database is away, calls get 503 with a time, also those with a token', async () => {
  const vendor = await signUp(backend.url, 'patient');
  const body = { identifier: 'patient@test.example', password: 'a long password' };
  const me = () =>
    fetch(`${backend.url}/users/me`, { headers: { authorization: `Bearer ${vendor.jwt}` } });
  await proxy.close();
  const response = await me();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await response.json()).error.details.reason).toBe('database-unreachable');
  expect((await call(backend.url, 'POST', '/auth/local', { body })).status).toBe(503);
  const headers = { cookie: vendor.cookie ?? '' };
  expect((await call(backend.url, 'POST', '/auth/refresh', { headers })).status).toBe(503);
  await proxy.reopen();
  await expect.poll(async () => (await me()).status).toBe(200);

  const messages = () =>
    backend
      .said()
      .trim()
      .split('\n')
      .map((line) => String(JSON.parse(line).message));
  // The driver's.
  expect(messages()).toContainEqual(expect.stringContaining('Connection Error'));
  // One line for all calls and workers, and one at the end.
  const told = () => messages().filter((message) => message.startsWith('The database can'));
  await expect
    .poll(async () => {
      await me();
      return told();
    })
    .toEqual([
      expect.stringMatching(/^The database cannot be reached: /),
      'The database can be reached again.',
    ]);
  expect(messages().filter((message) => message.includes(' at '))).toEqual([]);
});

it('while the database goes away at any statement of a call, it gets 503 as well', async () => {
  const { cookie = '', jwt } = await signUp(backend.url, 'interrupted');
  const bearer = { authorization: `Bearer ${jwt}` };
  const send = async (method: string, path: string, headers: Record<string, string>) =>
    (await fetch(backend.url + path, { method, headers })).status;
  const me = () => send('GET', '/users/me', bearer);
  for (const work of [me, () => send('POST', '/auth/refresh', { cookie })]) {
    const statuses: number[] = [];
    let repeats = 0;
    for (let [statement, whole] = [1, false]; !whole; statement += 1) {
      proxy.closeAt(statement);
      const status = await work();
      whole = proxy.isOpen();
      // Work in the background may have taken the statement: it is tried again, a few times in all.
      if (status === 200 && !whole && repeats < 3) {
        repeats += 1;
        statement -= 1;
      } else statuses.push(status);
      proxy.closeAt(Number.POSITIVE_INFINITY);
      if (!whole) await proxy.reopen();
      await expect.poll(me).toBe(200);
    }
    // The last is that of a call with fewer statements.
    expect(statuses.filter((status) => status !== 503)).toEqual([200]);
  }
});
