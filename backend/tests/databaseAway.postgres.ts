import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signUp } from './caller.ts';
import { type Backend, createDatabase, startBackend } from './startBackend.ts';

/** A port in front of the database, which can be closed. */
const startDoor = async (databaseUrl: string) => {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const door = createServer((socket) => {
    const behind = connect(Number(target.port), target.hostname);
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
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
  };
  await listen(0);
  const address = door.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    reopen: () => listen(port),
    async close() {
      const closed = once(door, 'close');
      door.close();
      for (const socket of open) socket.destroy();
      open.clear();
      await closed;
    },
  };
};

let door: Awaited<ReturnType<typeof startDoor>>;
let backend: Backend;
beforeAll(async () => {
  door = await startDoor(await createDatabase());
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://portal.test',
    SECRET: 'only for this test, and long enough to be accepted',
    STRIPE_ALLOW_SANDBOX: 'on',
    CONFIRM_EMAIL: 'off',
  };
  backend = await startBackend({ env, databaseUrl: door.url });
});
afterAll(async () => {
  await backend?.stop();
  await door?.close();
});

it('while the database is away, calls get 503 with a time, also those with a token', async () => {
  const vendor = await signUp(backend.url, 'patient');
  const body = { identifier: 'patient@test.example', password: 'a long password' };
  const me = () =>
    fetch(`${backend.url}/users/me`, { headers: { authorization: `Bearer ${vendor.jwt}` } });
  await door.close();
  const response = await me();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await response.json()).error.details.reason).toBe('database-unreachable');
  expect((await call(backend.url, 'POST', '/auth/local', { body })).status).toBe(503);
  const headers = { cookie: vendor.cookie ?? '' };
  expect((await call(backend.url, 'POST', '/auth/refresh', { headers })).status).toBe(503);
  await door.reopen();
  await expect.poll(async () => (await me()).status).toBe(200);

  const lines = backend.said().trim().split('\n');
  const messages = lines.map((line) => String(JSON.parse(line).message));
  expect(
    messages.filter((line) => line.startsWith('The database cannot be reached: ')),
  ).not.toEqual([]);
  // The driver's.
  expect(messages).toContainEqual(expect.stringContaining('Connection Error'));
});
