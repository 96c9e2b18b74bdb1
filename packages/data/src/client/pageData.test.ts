import { createMemoryBackend } from '@portal/testing';
import { codeOf, openClient } from '@portal/testing/openClient';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';

const query = { collection: 'apps', scope: 'active', mine: true } as const;

/** The responses of the API as the server sends them with the page of a list. */
async function dataOf(as: 'vendor@portal.test' | 'admin@portal.test') {
  const backend = createMemoryBackend({ as });
  const bodies: Record<string, unknown> = {};
  const record: typeof fetch = async (input, init) => {
    const response = await backend.fetch(input, init);
    if (response.ok) bodies[String(input)] = await response.clone().json();
    return response;
  };
  const client = createClient({ fetch: record });
  await client.auth.signIn({ identifier: as, password: 'greenstone-4400' });
  await Promise.all([client.auth.me(), client.analytics.counts(), client.listings.list(query)]);
  return bodies;
}

function openPage(pageData: string) {
  const backend = createMemoryBackend({ as: 'vendor@portal.test' });
  return { backend, client: createClient({ fetch: backend.fetch, pageData }) };
}

afterEach(() => {
  vi.useRealTimers();
});

test('the responses sent with the page are used without a call or a token, each once', async () => {
  const { backend, client } = openPage(JSON.stringify(await dataOf('vendor@portal.test')));
  expect(client.auth.sentUser()).toMatchObject({ email: 'vendor@portal.test' });
  expect(client.auth.sentUser()).toBeUndefined();
  const { rows } = await client.listings.list(query);
  expect(rows).toEqual((await openClient().client.listings.list(query)).rows);
  await client.analytics.counts();
  expect(backend.calls).toEqual([]);
  await client.listings.list(query);
  expect(backend.calls).toEqual(['POST /auth/refresh', 'GET /apps']);
});

test('another query makes its call', async () => {
  const { backend, client } = openPage(JSON.stringify(await dataOf('vendor@portal.test')));
  await client.listings.list({ ...query, page: 2 });
  expect(backend.calls).toContain('GET /apps');
});

test.each(['', '{', '[]', 'null', '{"/api/users/me":{"id":"<b>"},"/api/me/counts":7}'])(
  'invalid data are ignored: %s',
  async (pageData) => {
    const { backend, client } = openPage(pageData);
    expect(client.auth.sentUser()).toBeUndefined();
    await client.analytics.counts();
    expect(backend.calls).toEqual(['POST /auth/refresh', 'GET /me/counts']);
  },
);

test('nothing is used once the session turns out to be that of another user', async () => {
  const { backend, client } = openPage(JSON.stringify(await dataOf('admin@portal.test')));
  expect(client.auth.sentUser()).toMatchObject({ email: 'admin@portal.test' });
  expect(await codeOf(client.auth.me())).toBe('unauthenticated');
  await client.analytics.counts();
  expect(backend.calls).toContain('GET /me/counts');
});

test('nothing is used after a write, in another session, or 15 seconds later', async () => {
  const data = JSON.stringify(await dataOf('vendor@portal.test'));
  const written = openPage(data);
  await written.client.auth.forgotPassword('vendor@portal.test');
  expect(written.client.auth.sentUser()).toBeUndefined();
  const signedOut = openPage(data);
  signedOut.client.tokens.set(undefined);
  expect(signedOut.client.auth.sentUser()).toBeUndefined();
  vi.useFakeTimers();
  const late = openPage(data);
  vi.advanceTimersByTime(15_001);
  expect(late.client.auth.sentUser()).toBeUndefined();
});
