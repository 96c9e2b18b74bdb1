import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { checkStripe, readStripe } from '../e2e/support/stripeKeys.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_invented',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_invented',
  STRIPE_WEBHOOK_SECRET: 'whsec_invented',
};

test('journeys run against Stripe with three test keys, against the sandbox with none, and with nothing between', () => {
  expect(readStripe(keys)).toMatchObject({ atStripe: true, api: 'https://api.stripe.com' });
  expect(readStripe({})).toMatchObject({ atStripe: false });
  const told = (env: Record<string, string>) => {
    try {
      return readStripe({ ...keys, ...env });
    } catch (error) {
      return /look at (.*)\.$/.exec(String(error))?.[1];
    }
  };
  expect(told({ STRIPE_WEBHOOK_SECRET: '' })).toBe('STRIPE_WEBHOOK_SECRET');
  expect(told({ STRIPE_SECRET_KEY: '' })).toBe('STRIPE_SECRET_KEY');
  expect(told({ STRIPE_SECRET_KEY: 'sk_live_real', STRIPE_PUBLISHABLE_KEY: 'pk_live_real' })).toBe(
    'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY',
  );
});

test('a key that nobody knows, and a provider that is away or another, are told in a sentence', async () => {
  let status = 401;
  let body = '{ "error": { "message": "Invalid API Key provided." } }';
  const server = createServer((_, reply) => void reply.writeHead(status).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  const check = () =>
    checkStripe(readStripe({ ...keys, STRIPE_API_BASE: `http://127.0.0.1:${address.port}` }));
  await expect(check()).rejects.toThrow('Stripe does not take the key in STRIPE_SECRET_KEY (401).');
  [status, body] = [200, '<!doctype html>'];
  await expect(check()).rejects.toThrow(/is not the API of Stripe \(200\)\.$/);
  body = '{ "object": "list", "data": [] }';
  await expect(check()).resolves.toBeUndefined();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expect(check()).rejects.toThrow(/^Stripe is out of reach at http/);
});
