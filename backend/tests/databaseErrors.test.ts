import { createServer } from 'node:net';
import knex from 'knex';
import { expect, it } from 'vitest';
import { isDatabaseAway, noteDatabaseErrors } from '../src/base/databaseAway.ts';

/** A server that closes each connection. */
const startClosing = async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
};

it('only errors of the database say that it is away, not those of a request or bucket', async () => {
  const { server, port } = await startClosing();
  const sql = knex({ client: 'pg', connection: `postgres://portal:x@127.0.0.1:${port}/portal` });
  noteDatabaseErrors(sql, () => undefined);
  const failed: unknown = await sql.raw('select 1').catch((error: unknown) => error);
  const inPart: unknown = await sql
    .transaction((part) => part.raw('select 1'))
    .catch((error: unknown) => error);
  await sql.destroy();
  server.close();
  const { code, message } = Object(failed);
  expect([failed, inPart].map(isDatabaseAway)).toEqual([true, true]);
  expect(isDatabaseAway(Object.assign(new Error(message), { code }))).toBe(false);
  expect(isDatabaseAway(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))).toBe(false);
});
