import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from './caller.ts';
import { type Backend, startBackend } from './startBackend.ts';

describe('behind a proxy that ends TLS', () => {
  let backend: Backend;

  beforeAll(async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.test',
      STRIPE_ALLOW_SANDBOX: 'on',
      COOKIE_DOMAIN: 'portal.test',
    };
    const secret = 'only for this test, and long enough to be taken';
    backend = await startBackend({ env: { ...production, SECRET: secret, DEMO: 'on' } });
  });
  afterAll(() => backend?.stop());

  // Rows: 9.2, 9.7
  it('the cookie goes to the domain of the settings alone, and stays for seven days', async () => {
    const answer = await fetch(`${backend.url}/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'vendor@portal.test', password: 'greenstone-4400' }),
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    for (const part of ['domain=portal.test', 'path=/', 'samesite=strict', 'secure', 'httponly'])
      expect(cookie.toLowerCase().split('; ')).toContain(part);
    const until = Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '');
    const stays = until - Date.parse(answer.headers.get('date') ?? '');
    expect(Math.round(stays / 60_000)).toBe(7 * 24 * 60);
  });

  // Rows: 9.7
  it('a session is opened and left with a secure cookie', async () => {
    const vendor = await signIn(backend.url, 'vendor');
    expect(vendor.cookie).toMatch(/^portal_session=./);
    const answer = await fetch(`${backend.url}/auth/logout`, {
      method: 'POST',
      headers: { cookie: vendor.cookie },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_session=;.*\bsecure\b/i);
    expect((await vendor.get('/users/me')).status).toBe(401);
  });
});
