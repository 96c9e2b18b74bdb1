import { expect, test } from 'vitest';
import { createClient } from '../../client/client.ts';
import { noTabs, type TabMessage } from '../../client/tabs.ts';
import { withHeldAnswers } from '../../testing/holdAnswers.ts';
import {
  createMemoryBackend,
  type MemoryBackendOptions,
} from '../../testing/memory/memoryBackend.ts';
import { createSessionStore } from './sessionStore.ts';
import { rememberUser, type UserStorage } from './userCache.ts';

const minute = 60 * 1000;
const password = 'greenstone-4400';

function memoryStorage(): UserStorage & { size(): number } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
    clear: () => items.clear(),
    size: () => items.size,
  };
}

function setUp({
  storage = memoryStorage(),
  ...options
}: MemoryBackendOptions & { storage?: ReturnType<typeof memoryStorage> } = {}) {
  const backend = createMemoryBackend(options);
  const told: TabMessage[] = [];
  let hear = (_: TabMessage) => {};
  const tabs = {
    ...noTabs(),
    tell: (message: TabMessage) => told.push(message),
    listen: (listener: (message: TabMessage) => void) => {
      const before = hear;
      hear = (message) => {
        before(message);
        listener(message);
      };
      return () => {};
    },
  };
  const { fetch, holdAnswers } = withHeldAnswers(backend.fetch);
  const client = createClient({ baseUrl: 'http://portal.test', fetch, tabs });
  let time = Date.parse('2026-11-20T00:00:00Z');
  const session = createSessionStore({ client, storage, now: () => time });
  return {
    backend,
    client,
    holdAnswers,
    session,
    storage,
    told,
    hear: (message: TabMessage) => hear(message),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    kind: () => session.getState().kind,
    asked: () => backend.calls.filter((call) => call === 'GET /users/me').length,
  };
}

async function signedInEarlier(ago: number) {
  const before = setUp({ as: 'vendor@portal.test' });
  await before.session.restore();
  const after = setUp({ as: 'vendor@portal.test', storage: before.storage });
  after.pass(ago);
  return after;
}

test('a visitor without a session turns out to be nobody', async () => {
  const { session, kind } = setUp();
  expect(kind()).toBe('restoring');
  await session.restore();
  expect(kind()).toBe('anonymous');
});

test('signing in knows the user, keeps the record and tells the other tabs', async () => {
  const { session, storage, told } = setUp();
  await session.restore();
  const call = session.signIn({ identifier: 'vendor@portal.test', password });
  expect(session.getState().kind).toBe('signing-in');
  await call;
  expect(session.getState()).toMatchObject({ kind: 'signed-in', user: { firstName: 'Aroha' } });
  expect(storage.size()).toBe(1);
  expect(told).toContainEqual({ kind: 'signed-in' });
});

test('a refused sign-in rejects and leaves nobody signed in', async () => {
  const { session, kind } = setUp();
  await session.restore();
  const call = session.signIn({ identifier: 'vendor@portal.test', password: 'wrong' });
  await expect(call).rejects.toMatchObject({ code: 'invalid' });
  expect(kind()).toBe('anonymous');
});

// Rows: 4.9, 9.2
test('a user read in the last five minutes is shown without asking', async () => {
  const { session, kind, asked } = await signedInEarlier(5 * minute);
  const restored = session.restore();
  expect(kind()).toBe('signed-in');
  await restored;
  expect(asked()).toBe(0);
});

test('an older one is shown while a fresh one loads', async () => {
  const { session, asked } = await signedInEarlier(6 * minute);
  const restored = session.restore();
  expect(session.getState()).toMatchObject({ kind: 'signed-in', refreshing: true });
  await restored;
  expect(session.getState()).toMatchObject({ kind: 'signed-in', refreshing: false });
  expect(asked()).toBe(1);
});

// Rows: 4.9, 9.2
test('one of yesterday, or of a clock that was wrong, is not shown', async () => {
  const late = await signedInEarlier(24 * 60 * minute + 1);
  void late.session.restore();
  expect(late.kind()).toBe('restoring');
  const early = await signedInEarlier(-minute);
  void early.session.restore();
  expect(early.kind()).toBe('restoring');
});

test('what was spoilt in storage counts as nothing', async () => {
  const { session, storage, kind } = setUp({ as: 'vendor@portal.test' });
  storage.setItem('portal.user', '{"user":{"id":"<script>"},"loadedAt":1}');
  await session.restore();
  expect(kind()).toBe('signed-in');
});

test('without a connection it stays open who is there, and can be tried again', async () => {
  const { session, backend, kind } = setUp({ as: 'vendor@portal.test', faults: { offline: true } });
  await session.restore();
  expect(session.getState()).toMatchObject({ kind: 'restoring', problem: { code: 'offline' } });
  backend.setFaults({});
  await session.restore();
  expect(kind()).toBe('signed-in');
});

// Rows: 4.8
test('a session the server ends is expired, and nothing of it is left in the browser', async () => {
  const { session, backend, client, storage, kind } = setUp({ as: 'vendor@portal.test' });
  await session.restore();
  await client.auth.signOut();
  backend.expireTokens();
  await expect(client.counts.get()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(kind()).toBe('expired');
  expect(storage.size()).toBe(0);
});

// Rows: 8.1
test('what the role forbids ends the session for good', async () => {
  const { session, client, kind } = setUp({ as: 'vendor@portal.test' });
  await session.restore();
  await expect(client.terms.add('industries', { name: 'Fishing' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(kind()).toBe('expired');
  await session.restore();
  expect(kind()).not.toBe('signed-in');
});

test('signing out does not wait for the server', async () => {
  const { session, storage, told, kind } = setUp({ as: 'vendor@portal.test' });
  await session.restore();
  const left = session.signOut();
  expect([kind(), storage.size(), told.at(-1)]).toEqual(['anonymous', 0, { kind: 'signed-out' }]);
  await left;
});

test('a user that arrives after signing out is not shown', async () => {
  const { session, kind } = setUp({ as: 'vendor@portal.test' });
  await session.restore();
  const late = session.reload();
  await session.signOut();
  await late;
  expect(kind()).toBe('anonymous');
});

test('a user still on the way when another signs in elsewhere is not kept', async () => {
  const { session, client, storage, hear, holdAnswers } = setUp({ as: 'vendor@portal.test' });
  await session.restore();
  const release = holdAnswers();
  const late = session.reload();
  release.others();
  const { user } = await client.auth.signIn({ identifier: 'admin@portal.test', password });
  rememberUser(storage, user, Date.parse('2026-11-20T00:00:00Z'));
  hear({ kind: 'signed-in' });
  release.now();
  await late;
  expect(session.getState()).toMatchObject({ kind: 'signed-in', user: { id: user.id } });
  expect(storage.getItem('portal.user')).toContain('admin@portal.test');
});

test('leaving in one tab leaves in all of them', async () => {
  const { session, hear, kind } = setUp({ as: 'vendor@portal.test' });
  await session.restore();
  hear({ kind: 'signed-out' });
  expect(kind()).toBe('anonymous');
});

test('a change of plan shows after a reload, in every tab', async () => {
  const { session, client, hear, told } = setUp({ as: 'vendor@portal.test' });
  const plan = () => {
    const state = session.getState();
    return state.kind === 'signed-in' ? state.user.plan : null;
  };
  await session.restore();
  await client.billing.addPaymentMethod({ id: 'pm_1' });
  await client.billing.subscribe({
    paymentMethod: 'pm_1',
    product: 'premium-trial',
    price: 'price_annually',
  });
  hear({ kind: 'user-changed' });
  await expect.poll(plan).toBe('trial');
  await session.reload();
  expect(plan()).toBe('trial');
  expect(told).toContainEqual({ kind: 'user-changed' });
});
