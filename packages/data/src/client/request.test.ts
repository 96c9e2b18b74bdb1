import { makeUser } from '@portal/testing';
import { codeOf, openClient } from '@portal/testing/openClient';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasReason, messageFor } from '../schemas/dataError.ts';
import { createBillingApi } from './billing.ts';
import { createClient } from './client.ts';

describe('a call', () => {
  test.each([
    ['offline', { offline: true }],
    ['server', { broken: true }],
    ['malformed', { malformed: true }],
  ] as const)('fails as %s', async (code, faults) => {
    const { backend, client } = openClient();
    backend.setFaults(faults);
    expect(await codeOf(client.analytics.counts())).toBe(code);
  });

  test('that signs in is malformed without a user or a second factor', async () => {
    for (const body of [{}, { jwt: 'token' }, { second_factor: null }]) {
      const { auth } = createClient({ fetch: async () => Response.json(body) });
      const password = 'kahikatea-7';
      const calls = [
        auth.signIn({ identifier: 'ana@portal.test', password }),
        auth.resetPassword({ code: 'any', password, passwordConfirmation: password }),
      ];
      expect(await Promise.all(calls.map(codeOf))).toEqual(['malformed', 'malformed']);
    }
  });

  test.each([
    [400, 'malformed'],
    [402, 'payment-required'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'invalid'],
    [429, 'limited'],
    [502, 'server'],
  ])('with status %i fails as %s, whatever the body', async (status, code) => {
    const client = createClient({ fetch: async () => new Response('<html>', { status }) });
    client.tokens.set('token');
    expect(await codeOf(client.analytics.counts())).toBe(code);
  });

  test.each([
    ['900', '15 minutes'],
    ['61', '2 minutes'],
    ['20', 'a minute'],
    ['Sat, 01 Jan 2000 00:00:00 GMT', 'a minute'],
    ['soon', 'a while'],
  ])('above the limit (Retry-After: %s) shows a wait of %s', async (header, wait) => {
    const headers = { 'Retry-After': header };
    const client = createClient({
      fetch: async () => new Response('{}', { status: 429, headers }),
    });
    const failed = await client.auth.forgotPassword('kiri@portal.test').catch((error) => error);
    expect(messageFor(failed)).toBe(`Too many attempts. Wait ${wait} and try again.`);
  });

  test('sends token, key and body', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () =>
      Response.json({ data: null, meta: {} }),
    );
    const client = createClient({ fetch, baseUrl: 'https://api.example/' });
    client.tokens.set('token-1');
    await client.terms.add('industries', { name: 'Fishing' }, { idempotencyKey: 'key-1' });
    const [address = '', init] = fetch.mock.lastCall ?? [];
    const request = new Request(address, init);
    expect(request.url).toBe('https://api.example/api/industries');
    expect(request.headers.get('Authorization')).toBe('Bearer token-1');
    expect(request.headers.get('Idempotency-Key')).toBe('key-1');
    expect(await request.json()).toEqual({ data: { name: 'Fishing' } });
  });

  test('with a signal works in browsers without AbortSignal.any', async () => {
    const { client } = openClient();
    const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const { signal } = new AbortController();
    expect(await codeOf(client.auth.me({ signal }))).toBe('no failure');
    any.mockRestore();
  });

  test('can be aborted, which is not a failure', async () => {
    const { backend, client } = openClient();
    await client.auth.me();
    backend.setFaults({ timeout: true });
    const stop = new AbortController();
    const call = client.auth.me({ signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });

  test('maps field errors of a listing to our names', async () => {
    const { client } = openClient();
    const write = {
      name: '',
      shortDescription: '',
      longDescription: 'Long',
      link: 'nowhere',
      freeTrial: 'nowhere',
      pricing: '$1',
      industries: [],
      nzOwned: false,
      account: null,
      adminNote: null,
      logo: null,
    };
    const error = await client.listings.create('apps', write).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: 'invalid',
      reason: 'invalid',
      fields: [
        { path: 'name', message: 'Listing name is required' },
        { path: 'shortDescription', message: 'Short description is required' },
        { path: 'link', message: 'Must be a valid link' },
        { path: 'freeTrial', message: 'Must be a valid link' },
      ],
    });
  });

  test('has the reason of each wrong field', async () => {
    const details = {
      reason: 'invalid',
      errors: [
        { path: ['name'], message: 'This attribute must be unique', reason: 'name-taken' },
        { path: ['category'], message: 'Category is not valid' },
      ],
    };
    const response = () => Response.json({ data: null, error: { details } }, { status: 400 });
    const client = createClient({ fetch: async () => response() });
    client.tokens.set('token');
    const error = await client.analytics.counts().catch((caught: unknown) => caught);
    expect(hasReason(error, 'name-taken')).toBe(true);
    expect(error).toMatchObject({
      reason: 'invalid',
      fields: [{ path: 'name', reason: 'name-taken' }, { path: 'category' }],
    });
  });

  test('for a customer that does not exist returns null', async () => {
    const { client } = openClient();
    expect(await createBillingApi(client.request).subscription()).toBeNull();
    expect(await createBillingApi(client.request).customer()).toBeNull();
  });

  test('that uploads reports its progress', async () => {
    const { client } = openClient();
    const shares: number[] = [];
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png');
    const media = await client.media.upload(file, { onProgress: (share) => shares.push(share) });
    expect(media.name).toBe('logo.png');
    expect(shares.at(-1)).toBe(1);
  });
});

describe('a server that does not respond', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('times out', async () => {
    const { backend, client } = openClient();
    await client.auth.me();
    backend.setFaults({ timeout: true });
    const code = codeOf(client.auth.me());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await code).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a decoded user can be decoded again from storage', async () => {
  const { client } = openClient();
  expect(await client.auth.me()).toMatchObject({
    ...makeUser(),
    customerId: null,
    lastLogin: expect.any(String),
  });
});
