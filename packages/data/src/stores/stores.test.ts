import { createMemoryBackend, type Faults } from '@portal/testing';
import { expect, test } from 'vitest';
import { createBillingApi } from '../client/billing.ts';
import { createClient } from '../client/client.ts';
import { openBilling } from './billing.ts';
import { type Readable, viewOf } from './cache.ts';
import { selectUser } from './session.ts';
import { createStores } from './stores.ts';

function setUp(faults: Faults = {}) {
  const backend = createMemoryBackend({ as: 'vendor@portal.test', faults });
  const client = createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch });
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
  const listeners = new Set<() => void>();
  let comesBack = () => {};
  let time = Date.parse('2026-11-20T00:00:00Z');
  const stores = createStores({
    client,
    storage,
    now: () => time,
    returned: (listener) => {
      comesBack = listener;
      return () => {};
    },
    online: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    ...stores,
    comeBack: () => {
      backend.setFaults({});
      for (const listener of listeners) listener();
    },
    goAway: () => backend.setFaults({ offline: true }),
    listeners,
    backend,
    client,
    calls: backend.calls,
    /** Shows the tab again after so many minutes. */
    returnAfter: (minutes: number) => {
      time += minutes * 60 * 1000;
      comesBack();
    },
  };
}

/** Lets pending requests start. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The next state that matches. */
function once<T>(store: Readable<T>, isIt: (state: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isIt(state)) return;
      stop();
      resolve();
    });
  });
}

test('data of one user are not there for the next', async () => {
  const { session, listings, counts } = setUp();
  await session.restore();
  await listings.pages.load({ collection: 'apps', scope: 'active' });
  await counts.load('all');
  await session.signOut();
  expect(listings.pages.getState().entries).toEqual({});
  expect(counts.getState().entries).toEqual({});
});

test('queries that failed offline are reloaded online', async () => {
  const { session, listings, comeBack, goAway } = setUp();
  const query = { collection: 'apps', scope: 'active' } as const;
  await session.restore();
  goAway();
  const failed = once(
    listings.pages,
    (state) => viewOf(listings.pages, state, query).kind === 'failed',
  );
  listings.pages.watch(query);
  await failed;
  const loaded = once(
    listings.pages,
    (state) => viewOf(listings.pages, state, query).kind === 'ready',
  );
  comeBack();
  await loaded;
});

test('an unknown user is reloaded online', async () => {
  const { session, comeBack } = setUp({ offline: true });
  await session.restore();
  expect(session.getState()).toMatchObject({ kind: 'restoring', problem: { code: 'offline' } });
  const known = once(session, ({ kind }) => kind === 'signed-in');
  comeBack();
  await known;
});

test('an unknown user is reloaded when the tab is shown again', async () => {
  const { session, backend, returnAfter } = setUp({ offline: true });
  await session.restore();
  backend.setFaults({});
  const known = once(session, ({ kind }) => kind === 'signed-in');
  returnAfter(0);
  await known;
});

const trial = { paymentMethod: 'pm_1', product: 'premium-trial', price: 'price_annually' };

// Rows: 3.3
test('loading the subscription detects a changed plan', async () => {
  const { client, ...stores } = setUp();
  const { session } = stores;
  const billing = openBilling(client, stores);
  await session.restore();
  await createBillingApi(client.request).addPaymentMethod({ id: 'pm_1' });
  await createBillingApi(client.request).subscribe(trial);
  expect(session.getState()).toMatchObject({ user: { plan: 'free' } });
  const known = once(session, (state) => selectUser(state)?.plan === 'trial');
  await billing.subscription.load('all');
  await known;
});

test('showing the tab again reloads a user older than five minutes', async () => {
  const { session, client, calls, returnAfter } = setUp();
  await session.restore();
  await createBillingApi(client.request).addPaymentMethod({ id: 'pm_1' });
  await createBillingApi(client.request).subscribe(trial);
  const asked = () => calls.filter((call) => call === 'GET /users/me').length;
  returnAfter(5);
  await turn();
  expect(asked()).toBe(0);
  const known = once(session, (state) => selectUser(state)?.plan === 'trial');
  returnAfter(1);
  await known;
  expect(asked()).toBe(1);
});

test('closed stores stop listening', () => {
  const { close, listeners } = setUp();
  close();
  expect(listeners.size).toBe(0);
});
