import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { endServer } from '../src/base/endServer.ts';

test('a connection that waits to be accepted when the server ends gets its response', async () => {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const status = new Promise<number | undefined>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
  // `get` connects on the next tick.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const ended = endServer(server);
  expect(await status).toBe(200);
  await ended;
  expect(server.listening).toBe(false);
});
