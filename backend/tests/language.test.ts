import { defaultNames, languageTexts } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type Caller, call, resetBrand, saveBrand, signIn } from './caller.ts';
import { emailTo, linkOf } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, LONG } from './startBackend.ts';

describe('the language of a user', LONG, () => {
  let backend: Backend;
  let owner: Caller;

  beforeAll(async () => {
    backend = await sharedBackend('equipped');
    owner = await signIn(backend.url, 'admin');
  });
  afterAll(() => resetBrand(owner));

  /** The cookies of the language that a sign-in sets. */
  const cookiesAtSignIn = async (): Promise<string[]> => {
    const response = await fetch(`${backend.url}/auth/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: 'vendor@portal.test', password: 'greenstone-4400' }),
    });
    expect(response.status).toBe(200);
    return response.headers.getSetCookie().filter((line) => line.startsWith('language='));
  };
  const choose = (by: Caller) => by.put('/me/language', { data: { language: 'de' } });

  // Rows: X24R.6
  it('follows them to the next browser, while the brand offers it', async () => {
    const vendor = await signIn(backend.url, 'vendor');
    expect((await choose(vendor)).at('error.message')).toBe(languageTexts.notOffered);
    expect((await saveBrand(owner, { languages: ['en', 'de'] })).status).toBe(200);
    expect(await cookiesAtSignIn()).toEqual([]);
    expect((await choose(vendor)).status).toBe(200);
    expect(await cookiesAtSignIn()).toEqual([
      expect.stringMatching(/^language=de; path=\/; expires=[^;]+; samesite=lax; secure$/),
    ]);
    expect((await vendor.get('/me/export')).at('user.language')).toBe('de');
  });

  it('is that of the next page in every browser, before the cookie', async () => {
    const vendor = await signIn(backend.url, 'vendor');
    const open = async (path: string, cookie: string) => {
      const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', cookie };
      const { body, headers: sent } = await ask(Number(new URL(backend.url).port), path, headers);
      return [/lang="\w+"/.exec(body.toString())?.[0], sent['set-cookie']?.length ?? 0];
    };
    const cookie = `${vendor.cookie}; language=en`;
    expect(await open('/apps/active', cookie)).toEqual(['lang="de"', 1]);
    expect(await open('/apps/active', cookie.replace('=en', '=de'))).toEqual(['lang="de"', 0]);
    expect(await open('/apps/active', 'language=en')).toEqual(['lang="en"', 0]);
    expect(await open('/auth/login', cookie)).toEqual(['lang="en"', 0]);
  });

  it('has default names of the brand, which stay the default', async () => {
    const headers = { authorization: `Bearer ${owner.jwt}`, cookie: 'language=de' };
    const shown = await call(backend.url, 'GET', '/brand', { headers });
    const { brand, version } = Object(shown.at('data'));
    expect(brand.names.apps).toBe('App-Einträge');
    const body = { data: { brand, version } };
    const english = { ...headers, cookie: 'language=en' };
    const saved = await call(backend.url, 'PUT', '/brand', { body, headers: english });
    expect(saved.status).toBe(200);
    expect((await owner.get('/brand')).at('data.brand.names')).toEqual(defaultNames);
  });

  it('is that in which their picture is rejected, which another process reads', async () => {
    const form = new FormData();
    form.append('files', new Blob(['GIF89a']), 'logo.gif');
    const rejected = await owner.post('/upload', form, { cookie: 'language=de' });
    expect(rejected.at('error.message')).toBe(
      'Nicht unterstütztes Format: Muss JPEG oder PNG sein',
    );
  });

  // Rows: X24R.8
  it('is that of their emails, and that of a request to set a password if they chose none', async () => {
    const reset = (email: string, language: string) =>
      fetch(`${backend.url}/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ email }),
      });
    await reset('vendor@portal.test', 'en');
    await reset('pro@portal.test', 'de');
    await reset('admin@portal.test', 'fr');
    const emailOf = async (name: string) => {
      const email = await emailTo(backend.dataDir, `${name}@portal.test`, 'reset-password');
      return [email.subject, email.html.includes('Wir wurden gebeten, Ihr Passwort für')];
    };
    const german = ['Neues Passwort festlegen', true];
    expect(await emailOf('vendor')).toEqual(german);
    expect(await emailOf('pro')).toEqual(german);
    expect(await emailOf('admin')).toEqual(['Set a new password', false]);
    const page = await fetch(`${backend.url}/api/notifications/unsubscribe`, {
      headers: { accept: 'text/html', cookie: 'language=de' },
    });
    expect(await page.text()).toContain('Dieser Link funktioniert nicht');
  });

  it('is not changed by staff who view the portal as them', async () => {
    const vendor = await signIn(backend.url, 'pro');
    const id = (await vendor.get('/users/me')).at('id');
    await owner.post(`/accounts/${id}/view-as`, {});
    expect((await owner.get('/users/me')).at('id')).toBe(id);
    expect((await choose(owner)).at('error.details.reason')).toBe('view-only');
    await owner.delete('/me/view-as');
    for (const by of [owner, vendor]) expect((await by.get('/users/me')).at('language')).toBeNull();
  });

  it('is what was chosen before the first sign-in', async () => {
    const body = { identifier: 'pro@portal.test', password: 'greenstone-4400' };
    const headers = { cookie: 'language=de' };
    const response = await call(backend.url, 'POST', '/auth/local', { body, headers });
    expect(response.at('user.language')).toBe('de');
  });

  // Rows: X24R.8
  it('is that in which they registered, and then that of every email to them', async () => {
    const register = (name: string, language: string) => {
      const email = `${name}@portal.test`;
      const body = { email, password: 'a long password', first_name: name, last_name: 'Test' };
      const headers = { 'accept-language': language };
      return call(backend.url, 'POST', '/auth/local/register', { body, headers });
    };
    expect((await register('fritz', 'fr, *;q=0.1')).at('user.language')).toBeNull();
    const registered = await register('mia', 'de-CH, en;q=0.5');
    expect(registered.at('user.language')).toBe('de');
    const data = { reason: 'Spam' };
    expect((await owner.post(`/accounts/${registered.at('user.id')}/block`, { data })).status).toBe(
      200,
    );
    const { subject } = await emailTo(backend.dataDir, 'mia@portal.test', 'account-blocked');
    expect(subject).toBe('Ihr Konto wurde gesperrt');
  });

  // Rows: X24R.8
  it('is that of the invites they send', async () => {
    await choose(owner);
    const email = 'ina@portal.test';
    const data = {
      email,
      first_name: 'Ina',
      roles: ['moderator'],
      current_password: 'greenstone-4400',
    };
    const invited = await owner.post('/accounts/invite', { data });
    expect(invited.status).toBe(201);
    // Other emails from staff are in the language of the reader.
    expect((await owner.get(`/accounts/${invited.at('data.id')}/export`)).status).toBe(200);
    const exported = await emailTo(backend.dataDir, email, 'account-exported');
    expect(exported.html).toContain('lang="en-NZ"');
    const sent = await emailTo(backend.dataDir, email, 'staff-invite');
    expect(sent.subject).toBe('Sie wurden zum Kundenportal eingeladen');
    const password = 'a long password';
    const body = {
      code: linkOf(sent).searchParams.get('code'),
      password,
      passwordConfirmation: password,
    };
    const headers = { 'accept-language': 'en-NZ' };
    const accepted = await call(backend.url, 'POST', '/auth/reset-password', { body, headers });
    expect(accepted.at('user.language')).toBe('en');
  });
});
