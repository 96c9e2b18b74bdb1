import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/pages/headers.ts';

describe('the policy of a page', () => {
  it('is sent as a whole and names no host but our own', () => {
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
});
