import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { buy, KEY, listingOf, offerOn, startRelay } from './billing.ts';
import { createBillingTestServer } from './billingTestServer.ts';
import { LONG, startBackend } from './startBackend.ts';

/** Opens a connection; null when the port is closed. */
const dial = (port: number): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).on('error', () =>
      resolve(null),
    );
  });

// Rows: 1.9
it(
  'a call and a refund in progress complete before the server stops',
  async () => {
    const billing = createBillingTestServer(async () => {
      const relay = await startRelay();
      const env = { STRIPE_API_BASE: relay.url, REFUND_AFTER_SECONDS: '0', LOG_LEVEL: 'info' };
      const backend = await startBackend({ env: { ...env, STRIPE_SECRET_KEY: KEY } });
      relay.open(backend.url);
      return { backend, relay };
    });
    await billing.open();
    const { backend, relay } = billing;
    const port = Number(new URL(backend.url).port);
    const call = await dial(port);
    if (!call) throw new Error('The server does not listen.');
    const body = JSON.stringify({ identifier: 'vendor@portal.test', password: 'greenstone-4400' });
    // The server confirms the call before its body is sent.
    call.write(
      `POST /api/auth/local HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    const closed = once(call, 'close');
    let response = '';
    call.on('data', (chunk) => {
      response += chunk;
    });
    await expect.poll(() => response).toContain('100 Continue');

    const { who } = await billing.person('last');
    const offer = (await buy(who, offerOn(await listingOf(who)))).at('data.id');
    const stopped = new Promise<void>((resolve, reject) => {
      relay.before(/^POST \/v1\/refunds$/, async () => {
        backend.stop().then(resolve, reject);
        await expect.poll(() => backend.said()).toContain('Stopping');
      });
    });
    await billing.decline(offer);
    const rejects = async () => {
      const other = await dial(port);
      other?.destroy();
      return other === null;
    };
    await expect.poll(rejects).toBe(true);
    call.write(body);
    await closed;
    await stopped;
    await relay.stop();
    expect(response).toMatch(/HTTP\/1\.1 200[\s\S]*"jwt"/);
    expect(backend.said()).not.toMatch(/is not reachable:|Refund still pending/);
    expect(relay.calls.filter((name) => /^GET \/v1\/refunds/.test(name))).toHaveLength(1);
  },
  LONG.timeout,
);
