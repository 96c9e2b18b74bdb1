import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { checkStripe, readStripe } from '../e2e/support/stripeKeys.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_invented',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_invented',
  STRIPE_WEBHOOK_SECRET: 'whsec_invented',
};

test('three test keys select Stripe, no keys select the sandbox, anything else is an error', () => {
  expect(readStripe(keys)).toMatchObject({ atStripe: true, api: 'https://api.stripe.com' });
  expect(readStripe({})).toMatchObject({ atStripe: false });
  const wrongKeys = (env: Record<string, string>) => {
    try {
      return readStripe({ ...keys, ...env });
    } catch (error) {
      return /Missing or wrong: (.*)\.$/.exec(String(error))?.[1];
    }
  };
  expect(wrongKeys({ STRIPE_WEBHOOK_SECRET: '' })).toBe('STRIPE_WEBHOOK_SECRET');
  expect(wrongKeys({ STRIPE_SECRET_KEY: '' })).toBe('STRIPE_SECRET_KEY');
  expect(
    wrongKeys({ STRIPE_SECRET_KEY: 'sk_live_real', STRIPE_PUBLISHABLE_KEY: 'pk_live_real' }),
  ).toBe('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY');
});

test('an unknown key, an unreachable provider and a wrong URL are reported plainly', async () => {
  let status = 401;
  let body = '{ "error": { "message": "Invalid API Key provided." } }';
  const server = createServer((_, reply) => void reply.writeHead(status).end(body));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  const check = () =>
    checkStripe(readStripe({ ...keys, STRIPE_API_BASE: `http://127.0.0.1:${address.port}` }));
  await expect(check()).rejects.toThrow('Stripe rejected STRIPE_SECRET_KEY (401).');
  [status, body] = [200, '<!doctype html>'];
  await expect(check()).rejects.toThrow(/is not the Stripe API \(200\)\.$/);
  body = '{ "object": "list", "data": [] }';
  await expect(check()).resolves.toBeUndefined();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await expect(check()).rejects.toThrow(/^Stripe cannot be reached at http/);
});
