import { createAuthClient } from '@portal/data/client';
import { rememberUser } from '@portal/data/stores';
import { createMemoryBackend, makeUser } from '@portal/testing';
import { expect, test, vi } from 'vitest';
import { noScene } from './authScene.ts';
import { redirectWhenSignedIn } from './redirectWhenSignedIn.ts';

const now = Date.UTC(2026, 10, 20);

/** Opens a page for signed-out visitors while a vendor is signed in. */
function open(path: string) {
  const fetch = vi.fn(createMemoryBackend({ as: 'vendor@portal.test' }).fetch);
  const client = createAuthClient({ fetch });
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
  rememberUser(storage, makeUser({ email: 'vendor@portal.test' }), now);
  const gone = new Promise<string>((resolve) => {
    const scene = { ...noScene, client: () => client, storage, search: () => '', go: resolve };
    redirectWhenSignedIn({ ...scene, now: () => now }, path);
  });
  return { fetch, gone };
}

// Rows: 2.1, 2.6
test.each(['/auth/login', '/auth/verify-email'])('%s redirects a signed-in user', async (path) => {
  expect(await open(path).gone).toBe('/');
});

test.each(['/auth/verify', '/auth/reset-password'])(
  '%s also works for a signed-in user',
  (path) => {
    expect(open(path).fetch).not.toHaveBeenCalled();
  },
);
