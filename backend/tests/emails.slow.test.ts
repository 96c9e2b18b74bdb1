import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { render } from '../src/features/mail/render.ts';
import { type ApiResponse, ask, call, callerOf } from './caller.ts';
import { emailTo, linkOf, readersOf } from './mailbox.ts';
import { type Backend, LONG, startBackend } from './startBackend.ts';

const password = 'a long password';
const person = { first_name: 'Kiri', last_name: 'Tau', newsletter: false };

// Rows: 7.5, 8.3, 8.4, 8.5, 8.6, 9.1, 2.9, 2.10
describe('signing in by email', LONG, () => {
  let backend: Backend;
  const post = (path: string, body: object): Promise<ApiResponse> =>
    call(backend.url, 'POST', path, { body });
  const register = (email: string) =>
    post('/auth/local/register', { ...person, username: email, email, password });
  const signIn = (identifier: string, secret = password) =>
    post('/auth/local', { identifier, password: secret });
  const queryOf = (link: URL) => Object.fromEntries(link.searchParams);

  beforeAll(async () => {
    const env = { CONFIRM_EMAIL: 'on', LOG_HASHES: 'on' };
    backend = await startBackend({ env });
  });
  afterAll(() => backend?.stop());

  it('needs a confirmed email address', async () => {
    const address = 'kiri@test.example';
    const response = await register('Kiri@test.example');
    expect([response.status, response.text, response.cookie]).toEqual([200, '{}', undefined]);
    const rejected = await signIn(address);
    expect(rejected.at('error.details.reason')).toBe('email-not-confirmed');

    const email = await emailTo(backend.dataDir, address, 'confirm-address');
    expect(email.text).toContain('Kia ora Kiri,');
    const link = linkOf(email);
    expect(link.pathname).toBe('/auth/verify');
    const query = queryOf(link);
    for (const wrong of [
      { ...query, user_id: '2' },
      { ...query, timestamp: String(Number(query.timestamp) + 1) },
      { ...query, timestamp: String(Date.now() - 25 * 3600 * 1000) },
      { ...query, signature: `${query.signature}A` },
      { ...query, signature: ['x'] },
      {},
    ]) {
      const response = await post('/auth/verify', wrong);
      expect(response.at('error.details.reason')).toBe('confirmation-rejected');
    }
    expect((await post('/auth/verify', query)).body).toEqual({ ok: true, email: address });
    expect((await post('/auth/verify', query)).status).toBe(200);
    await emailTo(backend.dataDir, address, 'welcome');
    const open = await signIn(`  ${address} `);
    expect([open.status, open.at('user.confirmed')]).toEqual([200, true]);

    await post('/auth/send-email-confirmation', { email: address });
    await register('ana@test.example');
    await post('/auth/send-email-confirmation', { email: 'Ana@test.example' });
    await emailTo(backend.dataDir, 'ana@test.example', 'confirm-address', 2);
    // A confirmed user gets no second email and no second welcome.
    expect(
      (await readersOf(backend.dataDir, 'confirm-address')).filter((to) => to === address),
    ).toHaveLength(1);
    expect(await readersOf(backend.dataDir, 'welcome')).toEqual([address]);
  });

  it('works with a reset code, once', async () => {
    const email = 'hemi@test.example';
    await register(email);
    const known = await post('/api/auth/forgot-password', { email: ' Hemi@test.example ' });
    const unknown = await post('/api/auth/forgot-password', { email: 'nobody@test.example' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const code = linkOf(await emailTo(backend.dataDir, email, 'reset-password')).searchParams.get(
      'code',
    );
    expect(await readersOf(backend.dataDir, 'reset-password')).toEqual([email]);

    const reset = (change: object) =>
      post('/api/auth/reset-password', {
        code,
        password: 'kahikatea-7',
        passwordConfirmation: 'kahikatea-7',
        ...change,
      });
    const messageOf = async (change: object) => (await reset(change)).at('error.message');
    expect(await messageOf({ code: undefined })).toBe('Code or new password is not provided');
    expect(await messageOf({ password: '' })).toBe('Code or new password is not provided');
    expect(await messageOf({ passwordConfirmation: 'kahikatea-8' })).toBe('Passwords do not match');
    expect(await messageOf({ password: 'short' })).toBe('Minimum 8 symbols');
    const late = `${(Date.now() - 1000).toString(36)}.${code?.split('.')[1]}`;
    expect(await messageOf({ code: late })).toBe('Incorrect code provided');
    // None of these used up the code. Of concurrent attempts, one succeeds.
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => reset({})));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const good = responses.find(({ status }) => status === 200);
    // The email proved the address, so the session is open.
    expect(good?.cookie).toMatch(/^portal_session=./);
    const me = await callerOf(backend.url, String(good?.at('jwt'))).get('/users/me');
    expect([me.status, me.at('confirmed')]).toEqual([200, true]);
    expect(await messageOf({})).toBe('Incorrect code provided');
    await emailTo(backend.dataDir, email, 'password-changed');
    expect((await signIn(email)).status).toBe(400);
    expect((await signIn(email, 'kahikatea-7')).status).toBe(200);
  });

  it('rejects common passwords wherever a password is set', async () => {
    const body = { ...person, username: 'x@test.example', email: 'x@test.example' };
    for (const common of ['password', 'Password1', 'ILOVEYOU1', '12345678', 'qwertyuiop']) {
      const response = await post('/auth/local/register', { ...body, password: common });
      expect(response.at('error.details.errors')).toEqual([
        { path: ['password'], message: 'Password is too common' },
      ]);
    }
    const jwt = String((await signIn('hemi@test.example', 'kahikatea-7')).at('jwt'));
    const change = (next: string, current = 'kahikatea-7') =>
      callerOf(backend.url, jwt).post('/api/auth/change-password', {
        currentPassword: current,
        password: next,
        passwordConfirmation: next,
      });
    const messageOf = async (...given: [string, string?]) =>
      (await change(...given)).at('error.message');
    expect(await messageOf('sunshine1')).toBe('Password is too common');
    expect(await messageOf('x'.repeat(65))).toBe('Maximum 64 symbols');
    expect(await messageOf('kahikatea-7')).toBe(
      'Your new password must be different than your current password',
    );
    expect(await messageOf('kahikatea-8', 'wrong')).toBe(
      'The provided current password is invalid',
    );
  });

  it('takes as much work for an unknown user as for a wrong password', async () => {
    const known = await signIn('kiri@test.example', 'wrong-for-kiri');
    const unknown = await signIn('nobody@test.example', 'wrong-for-nobody');
    expect([unknown.status, unknown.text]).toEqual([400, known.text]);
    const workFor = (password: string) =>
      [...backend.said().matchAll(/^compared (.+) with (.+)$/gm)].flatMap(([, compared, hash]) =>
        compared === password ? [hash] : [],
      );
    await expect.poll(() => workFor('wrong-for-nobody')).toHaveLength(1);
    expect(workFor('wrong-for-kiri')).toEqual(workFor('wrong-for-nobody'));
  });

  it('shows the outbox only to requests from this machine to its own host name', async () => {
    const shown = await fetch(`${backend.url}/_outbox`);
    const text = await shown.text();
    expect(text).toContain('Confirm your email address');
    expect(text).toMatch(/ · [A-Z][a-z]+ \d{1,2}(st|nd|rd|th) \d{4}, \d\d:\d\d UTC</);
    // DNS rebinding would send another host name.
    const rebound = await ask(Number(new URL(backend.url).port), '/_outbox', {
      host: 'elsewhere.example',
      accept: 'text/html',
    });
    expect(rebound.body.toString()).not.toContain('Confirm your email address');
  });
});

describe('an email', () => {
  it('escapes what users typed', () => {
    const { subject, text, html } = render({
      language: 'en',
      subject: 'Kea\r\nBcc: all@test.example',
      name: '<b>Kiri</b>',
      lines: ['One & two'],
      quote: 'first\nsecond "line"',
      action: { label: 'Open', href: 'https://portal.test/?a=1&b="2"' },
    });
    expect(subject).toBe('Kea Bcc: all@test.example');
    expect(text).toContain('Kia ora <b>Kiri</b>,');
    expect(text).toContain('> first\n> second "line"');
    expect(html).toContain('Kia ora &lt;b&gt;Kiri&lt;/b&gt;,');
    expect(html).toContain('href="https://portal.test/?a=1&amp;b=&quot;2&quot;"');
    expect(html).not.toContain('<b>');
  });
});
