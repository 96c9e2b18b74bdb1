import { once } from 'node:events';
import { join } from 'node:path';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/base/headers.ts';
import { createPages } from '../src/features/pages/createPages.ts';
import { ask } from './caller.ts';

describe('the policy of a page', () => {
  it('names no host but our own', () => {
    const headers = securityHeaders('n', { publicUrl: 'http://localhost' });
    const policy = `${headers['Content-Security-Policy']}`;
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-n'",
      "style-src-attr 'none'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
      'report-uri /api/reports',
      'report-to policy',
    ]);
  });

  // Rows: 1.9
  it('names Stripe in test and live mode only', () => {
    const named = (stripeMode: 'sandbox' | 'test' | 'live') =>
      `${securityHeaders('n', { publicUrl: 'http://x', stripeMode })['Content-Security-Policy']}`.includes(
        'stripe.com',
      );
    expect([named('sandbox'), named('test'), named('live')]).toEqual([false, true, true]);
  });

  it('names Stripe on no page for signed-out visitors', async () => {
    const app = new Koa();
    const dist = join(import.meta.dirname, 'no-such-build');
    app.use(createPages({ dist, publicUrl: 'http://localhost', stripeMode: 'live' }));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const named = async (path: string) => {
      const { headers } = await ask(port, path, { 'sec-fetch-mode': 'navigate' });
      return `${headers['content-security-policy']}`.includes('js.stripe.com');
    };
    const pages = ['/auth/login', '/auth/registration', '/account/payment_methods/new'];
    expect(await Promise.all(pages.map(named))).toEqual([false, false, true]);
    server.closeAllConnections();
    server.close();
  });
});
