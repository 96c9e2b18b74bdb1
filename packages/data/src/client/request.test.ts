import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '../schemas/dataError.ts';
import { withHeldAnswers } from '../testing/holdAnswers.ts';
import { makeUser } from '../testing/makers/people.ts';
import { createMemoryBackend, type MemoryBackendOptions } from '../testing/memory/memoryBackend.ts';
import { createClient } from './client.ts';
import type { TabMessage, Tabs } from './tabs.ts';

function setUp(options: MemoryBackendOptions = { as: 'vendor@portal.test' }) {
  const backend = createMemoryBackend(options);
  const { fetch, holdAnswers } = withHeldAnswers(backend.fetch);
  const client = createClient({ baseUrl: 'http://portal.test', fetch });
  const count = (call: string) => backend.calls.filter((made) => made === call).length;
  return { backend, client, count, holdAnswers };
}

const password = 'greenstone-4400';

async function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof DataError ? error.code : String(error)),
  );
}

/** Tabs of one browser: one lock, one channel. */
function browser() {
  const listeners = new Map<Tabs, Set<(message: TabMessage) => void>>();
  let queue: Promise<unknown> = Promise.resolve();
  return function openTab(): Tabs {
    const own = new Set<(message: TabMessage) => void>();
    const tab: Tabs = {
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
  test('many calls whose token ran out wait for one new one', async () => {
    const { backend, client, count } = setUp();
    await client.auth.me();
    backend.expireTokens();
    const users = await Promise.all(Array.from({ length: 20 }, () => client.auth.me()));
    expect(users).toHaveLength(20);
    expect(count('POST /auth/refresh')).toBe(2);
  });

  test('two tabs share one new token', async () => {
    const { backend, count } = setUp();
    const openTab = browser();
    const clients = [openTab(), openTab()].map((tabs) =>
      createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch, tabs }),
    );
    await Promise.all(clients.map((client) => client.auth.me()));
    expect(count('POST /auth/refresh')).toBe(1);
  });

  test('without a session the call fails once, and that is told', async () => {
    const { client, count } = setUp({});
    const refused = vi.fn();
    client.onRefused(refused);
    expect(await codeOf(client.auth.me())).toBe('unauthenticated');
    expect(refused).toHaveBeenCalledOnce();
    expect(count('POST /auth/refresh')).toBe(1);
  });

  test('a call that is refused again with a new token is not tried for ever', async () => {
    const calls: string[] = [];
    const answer = async (input: string | URL | Request) => {
      calls.push(String(input));
      return String(input).endsWith('/refresh')
        ? Response.json({ jwt: `token-${calls.length}` })
        : Response.json({ data: null, error: { message: '' } }, { status: 401 });
    };
    const client = createClient({ fetch: answer });
    expect(await codeOf(client.auth.me())).toBe('unauthenticated');
    expect(calls.filter((call) => call.endsWith('/users/me'))).toHaveLength(2);
  });

  test('signing out while a new token is on its way does not bring it back', async () => {
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

  test('a call of one user is never sent again with the token of the next', async () => {
    const { backend, client, count, holdAnswers } = setUp();
    const refused = vi.fn();
    client.onRefused(refused);
    await client.auth.me();
    backend.expireTokens();
    const release = holdAnswers();
    const call = codeOf(client.terms.add('industries', { name: 'Fishing' }));
    release.others();
    await client.auth.signIn({ identifier: 'admin@portal.test', password });
    release.now();
    expect(await call).toBe('unauthenticated');
    expect(count('POST /industries')).toBe(1);
    expect(refused).not.toHaveBeenCalled();
  });

  test('a new password refuses no call that is under way', async () => {
    const { backend, client, holdAnswers } = setUp();
    await client.auth.me();
    backend.expireTokens();
    const release = holdAnswers();
    const call = codeOf(client.counts.get());
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

  test('a wrong password ends no session', async () => {
    const { client } = setUp();
    const refused = vi.fn();
    client.onRefused(refused);
    const wrong = client.auth.signIn({ identifier: 'vendor@portal.test', password: 'wrong' });
    expect(await codeOf(wrong)).toBe('invalid');
    expect(refused).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  test.each([
    ['offline', { offline: true }],
    ['server', { broken: true }],
    ['malformed', { malformed: true }],
  ] as const)('that goes wrong is told as %s', async (code, faults) => {
    const { backend, client } = setUp();
    backend.setFaults(faults);
    expect(await codeOf(client.counts.get())).toBe(code);
  });

  test.each([
    [402, 'payment-required'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [409, 'conflict'],
    [413, 'invalid'],
    [429, 'limited'],
    [502, 'server'],
  ])('answered %i fails as %s, whatever the body', async (status, code) => {
    const client = createClient({ fetch: async () => new Response('<html>', { status }) });
    client.tokens.set('token');
    expect(await codeOf(client.counts.get())).toBe(code);
  });

  test('carries token, key and body', async () => {
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

  test('that can be stopped is sent by browsers that do not know AbortSignal.any', async () => {
    const { client } = setUp();
    const any = vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const { signal } = new AbortController();
    expect(await codeOf(client.auth.me({ signal }))).toBe('no failure');
    any.mockRestore();
  });

  test('can be stopped, and that is no failure', async () => {
    const { backend, client } = setUp();
    await client.auth.me();
    backend.setFaults({ timeout: true });
    const stop = new AbortController();
    const call = client.auth.me({ signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });

  test('names the problems of a listing by our fields', async () => {
    const { client } = setUp();
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
      fields: [
        { path: 'name', message: 'Listing name is required' },
        { path: 'shortDescription', message: 'Short description is required' },
        { path: 'link', message: 'Must be a valid link' },
        { path: 'freeTrial', message: 'Must be a valid link' },
      ],
    });
  });

  test('to a card provider that knows nothing answers nothing', async () => {
    const { client } = setUp();
    expect(await client.billing.subscription()).toBeNull();
    expect(await client.billing.customer()).toBeNull();
  });

  test('that uploads tells when the picture has left', async () => {
    const { client } = setUp();
    const shares: number[] = [];
    const file = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png');
    const media = await client.media.upload(file, { onProgress: (share) => shares.push(share) });
    expect(media.name).toBe('logo.png');
    expect(shares.at(-1)).toBe(1);
  });
});

describe('a server that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is given up after the time a call may take', async () => {
    const { backend, client } = setUp();
    await client.auth.me();
    backend.setFaults({ timeout: true });
    const code = codeOf(client.auth.me());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await code).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a user that was read can be read again from storage', async () => {
  const { client } = setUp();
  expect(await client.auth.me()).toMatchObject({ ...makeUser(), customerId: null });
});
