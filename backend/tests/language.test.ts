import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import { type Backend, LONG, startBackend } from './startBackend.ts';

describe('the language of a user', LONG, () => {
  let backend: Backend;
  let owner: Caller;

  beforeAll(async () => {
    backend = await startBackend({ env: { PUBLIC_URL: 'https://portal.test' } });
    owner = await signIn(backend.url, 'admin');
  });
  afterAll(() => backend?.stop());

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
    expect((await choose(vendor)).status).toBe(200);
    expect(await cookiesAtSignIn()).toEqual([]);
    const brand = { languages: ['en', 'de'] };
    expect((await owner.put('/brand', { data: { brand, version: 0 } })).status).toBe(200);
    expect(await cookiesAtSignIn()).toEqual([
      expect.stringMatching(/^language=de; path=\/; expires=[^;]+; samesite=lax; secure$/),
    ]);
    expect((await vendor.get('/me/export')).at('user.language')).toBe('de');
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
});
