import { createMemoryBackend } from '@portal/testing';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { useWaitsStore } from '../react/analytics.ts';
import { useBillingStore } from '../react/billing.ts';
import { useOffersStore, useReviewsStore } from '../react/feedback.ts';
import { DataError } from '../schemas/dataError.ts';
import { createActions } from './act.ts';
import { createStores } from './stores.ts';

const isFailure = (code: ConstructorParameters<typeof DataError>[0]) => () =>
  Promise.reject(new DataError(code));

test('an action reloads after a failure too, and that of a form only if its record is out of date', async () => {
  const reload = vi.fn();
  const { act, submit } = createActions(reload);
  const reloadsAfter = async (action: () => Promise<unknown>) => {
    reload.mockClear();
    await action().catch(() => undefined);
    return reload.mock.calls.length;
  };
  expect(await reloadsAfter(act(async () => 1))).toBe(1);
  expect(await reloadsAfter(act(isFailure('offline')))).toBe(1);
  expect(await reloadsAfter(submit(async () => 1))).toBe(1);
  expect(await reloadsAfter(submit(isFailure('offline')))).toBe(0);
  expect(await reloadsAfter(submit(isFailure('conflict')))).toBe(1);
});

test('actions at the same time reload once', async () => {
  const reload = vi.fn();
  const { act } = createActions(reload);
  const ends: (() => void)[] = [];
  const action = act(() => new Promise<void>((end) => ends.push(end)));
  const both = [action(), action()];
  ends[0]?.();
  await both[0];
  expect(reload).not.toHaveBeenCalled();
  ends[1]?.();
  await both[1];
  expect(reload).toHaveBeenCalledTimes(1);
});

const pending = { collection: 'apps', scope: 'pending', states: ['pending'] } as const;
const decision = { status: 'DECLINED', adminNote: 'No.', internalNote: null } as const;

async function firstOf<Row>(page: Promise<{ rows: readonly Row[] }>): Promise<Row> {
  const [row] = (await page).rows;
  if (!row) throw new Error('the demo has one that is pending');
  return row;
}

function openStores() {
  const backend = createMemoryBackend({ as: 'admin@portal.test' });
  const client = createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch });
  const storage = { getItem: () => null, setItem: () => {}, clear: () => {} };
  const stores = createStores({ client, storage, now: () => 1 });
  const [billing, offers, reviews, waits] = [
    useBillingStore.of(client, stores),
    useOffersStore.of(client, stores),
    useReviewsStore.of(client, stores),
    useWaitsStore.of(client, stores),
  ];
  return { ...stores, backend, client, billing, offers, reviews, waits };
}

type Open = ReturnType<typeof openStores>;

const actions: Record<string, [(stores: Open) => Promise<unknown>, string[]]> = {
  'a decision on a listing': [
    async ({ listings }) => {
      const row = await firstOf(listings.pages.load(pending));
      return listings.decide(row, { ...decision, version: row.version });
    },
    ['counts', 'listings', 'vendors', 'waits'],
  ],
  'a decision on a review': [
    async ({ reviews }) => {
      const { id, version } = await firstOf(reviews.pages.load(pending));
      return reviews.decide(id, { ...decision, version });
    },
    ['counts', 'listings', 'reviews', 'vendors', 'waits'],
  ],
  'a deletion of a listing': [
    async ({ listings }) => listings.remove(await firstOf(listings.pages.load(pending))),
    ['counts', 'listings', 'vendors', 'waits'],
  ],
  'a deletion of a review': [
    async ({ reviews }) => reviews.remove((await firstOf(reviews.pages.load(pending))).id),
    ['counts', 'listings', 'reviews', 'vendors', 'waits'],
  ],
  'a decision on an offer': [
    async ({ offers }) => {
      const { id, version } = await firstOf(offers.pages.load(pending));
      return offers.decide(id, { status: 'DECLINED', adminNote: 'No.', version });
    },
    ['billing', 'counts', 'offers', 'vendors', 'waits'],
  ],
};

/** Loads one entry of each, and returns the names of those that are out of date or gone. */
async function watched(stores: Open) {
  const { listings, reviews, offers, counts, vendors, billing, waits } = stores;
  await Promise.all([
    ...[listings, reviews, offers].map(({ pages }) => pages.load(pending)),
    ...[counts, billing.settings, waits].map((cache) => cache.load('all')),
    vendors.load(1),
  ]);
  const caches = {
    billing: billing.settings,
    counts,
    listings: listings.pages,
    offers: offers.pages,
    reviews: reviews.pages,
    vendors,
    waits,
  };
  return () =>
    Object.entries(caches).flatMap(([name, cache]) =>
      Object.values(cache.getState().entries).every((each) => 'loadedAt' in each && !each.loadedAt)
        ? [name]
        : [],
    );
}

test.each(Object.entries(actions))('%s reloads what it changes', async (_, [act, changed]) => {
  const stores = openStores();
  const outdated = await watched(stores);
  await act(stores);
  expect(outdated()).toEqual(changed);
});

test('stores of some pages are reloaded with their group, and cleared at sign-out', async () => {
  const stores = openStores();
  await stores.session.restore();
  const outdated = await watched(stores);
  stores.news.invalidate();
  expect(outdated()).toEqual(['counts', 'offers', 'reviews']);
  stores.plan.invalidate();
  expect(outdated()).toEqual(['billing', 'counts', 'offers', 'reviews']);
  await stores.session.signOut();
  const { billing, offers, reviews, waits } = stores;
  const left = [billing.settings, offers.pages, reviews.pages, waits].map((cache) =>
    Object.keys(cache.getState().entries),
  );
  expect(left).toEqual([[], [], [], []]);
});

test('a payment action after the end of the session leaves why it ended', async () => {
  const { backend, billing, client, session } = openStores();
  await session.restore();
  await client.auth.signOut();
  backend.expireTokens();
  await expect(billing.setDefaultCard('pm_1')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(session.getState().kind).toBe('expired');
});
