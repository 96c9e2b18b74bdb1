import { codeOf, openClient } from '@portal/testing/openClient';
import { describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import type { TabMessage, Tabs } from './tabs.ts';

const password = 'greenstone-4400';

/** Tabs of one browser, which share a lock and a channel. */
function browser() {
  const listeners = new Map<Tabs, Set<(message: TabMessage) => void>>();
  let queue: Promise<unknown> = Promise.resolve();
  return function openTab(): Tabs {
    const own = new Set<(message: TabMessage) => void>();
    const tab: Tabs = {
      shared: true,
      alone: (work) => {
        const turn = queue.then(work);
        queue = turn.catch(() => undefined);
        return turn;
      },
      tell: (message) => {
        for (const [other, hears] of listeners) {
          if (other !== tab) for (const listener of hears) listener(message);
        }
      },
      listen: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
      close: () => listeners.delete(tab),
    };
    listeners.set(tab, own);
    return tab;
  };
}

describe('the token', () => {
  test('concurrent calls with an expired token share one refresh', async () => {
    const { backend, client, count } = openClient();
    await client.auth.me();
    backend.expireTokens();
    const users = await Promise.all(Array.from({ length: 20 }, () => client.auth.me()));
    expect(users).toHaveLength(20);
    expect(count('POST /auth/refresh')).toBe(2);
  });

  test('a stream is opened with a new token once the known one has ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const calls: string[] = [];
    const client = createClient({
      fetch: async (input) => {
        calls.push(String(input));
        return Response.json({ jwt: `.${btoa('{"iat":5000,"exp":5060}')}.${calls.length}` });
      },
    });
    const open = () => client.open({ method: 'GET', path: '/news' }, new AbortController().signal);
    await open();
    await open();
    expect(calls).toEqual(['/auth/refresh', '/news', '/news'].map((path) => `/api${path}`));
    vi.setSystemTime(Date.now() + 60_000);
    await open();
    expect(calls.slice(3)).toEqual(['/api/auth/refresh', '/api/news']);
    vi.useRealTimers();
  });

  test('two tabs share one refresh', async () => {
    const { backend, count } = openClient();
    const openTab = browser();
    const clients = [openTab(), openTab()].map((tabs) =>
      createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch, tabs }),
    );
    await Promise.all(clients.map((client) => client.auth.me()));
    expect(count('POST /auth/refresh')).toBe(1);
  });

  test('without a session the call fails once and is reported', async () => {
    const { client, count } = openClient({});
    const rejected = vi.fn();
    client.onRejected(rejected);
    expect(await codeOf(client.auth.me())).toBe('unauthenticated');
    expect(rejected).toHaveBeenCalledOnce();
    expect(count('POST /auth/refresh')).toBe(1);
  });

  test('a call that is rejected with a new token is not retried again', async () => {
    const calls: string[] = [];
    const response = async (input: string | URL | Request) => {
      calls.push(String(input));
      return String(input).endsWith('/refresh')
        ? Response.json({ jwt: `token-${calls.length}` })
        : Response.json({ data: null, error: { message: '' } }, { status: 401 });
    };
    const client = createClient({ fetch: response });
    expect(await codeOf(client.auth.me())).toBe('unauthenticated');
    expect(calls.filter((call) => call.endsWith('/users/me'))).toHaveLength(2);
  });

  test('signing out during a refresh drops the new token', async () => {
    let give = (_: Response) => {};
    const client = createClient({
      fetch: (input) =>
        String(input).endsWith('/refresh')
          ? new Promise((resolve) => {
              give = resolve;
            })
          : Promise.resolve(Response.json({ ok: true })),
    });
    const call = codeOf(client.auth.me());
    await Promise.resolve();
    await client.auth.signOut();
    give(Response.json({ jwt: 'late' }));
    expect(await call).toBe('unauthenticated');
    expect(client.tokens.get()).toBeUndefined();
  });

  test('a call of one user is never repeated with the token of the next', async () => {
    const { backend, client, count, holdResponses } = openClient();
    const rejected = vi.fn();
    client.onRejected(rejected);
    await client.auth.me();
    backend.expireTokens();
    const release = holdResponses();
    const call = codeOf(client.terms.add('industries', { name: 'Fishing' }));
    release.others();
    await client.auth.signIn({ identifier: 'admin@portal.test', password });
    release.now();
    expect(await call).toBe('unauthenticated');
    expect(count('POST /industries')).toBe(1);
    expect(rejected).not.toHaveBeenCalled();
  });

  test('changing the password fails no concurrent call', async () => {
    const { backend, client, holdResponses } = openClient();
    await client.auth.me();
    backend.expireTokens();
    const release = holdResponses();
    const call = codeOf(client.analytics.counts());
    release.others();
    const passwordConfirmation = 'greenstone-4401';
    await client.auth.changePassword({
      currentPassword: password,
      password: passwordConfirmation,
      passwordConfirmation,
    });
    release.now();
    expect(await call).toBe('no failure');
  });

  test('a wrong password does not end the session', async () => {
    const { client } = openClient();
    const rejected = vi.fn();
    client.onRejected(rejected);
    const wrong = client.auth.signIn({ identifier: 'vendor@portal.test', password: 'wrong' });
    expect(await codeOf(wrong)).toBe('invalid');
    expect(rejected).not.toHaveBeenCalled();
  });
});
