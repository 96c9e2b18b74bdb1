import { createMemoryBackend } from '@portal/testing';
import { expect, test, vi } from 'vitest';
import { createClient } from '../client/client.ts';
import { DataError } from '../schemas/dataError.ts';
import { createActions } from './act.ts';
import { createStores, type Stores } from './stores.ts';

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

const place = { collection: 'apps', scope: 'pending' } as const;
const decision = { status: 'DECLINED', adminNote: 'No.', internalNote: null } as const;

async function firstListing({ listings }: Stores) {
  const { rows } = await listings.pages.load({ ...place, states: ['pending'] });
  const [row] = rows;
  if (!row) throw new Error('the demo has a pending app');
  return row;
}

async function firstOf<Row>(pages: {
  load: (query: typeof place) => Promise<{ rows: readonly Row[] }>;
}) {
  const [row] = (await pages.load(place)).rows;
  if (!row) throw new Error('the demo has a pending one');
  return row;
}

type Action = (stores: Stores) => Promise<unknown>;
const listing = ['listings', 'counts', 'vendors', 'waits'];
const actions: Record<string, [Action, string[]]> = {
  'a decision on a listing': [
    async (stores) => {
      const row = await firstListing(stores);
      await stores.listings.decide(row, { ...decision, version: row.version });
    },
    listing,
  ],
  'the deletion of a listing': [
    async (stores) => stores.listings.remove(await firstListing(stores)),
    listing,
  ],
  'a decision on a review': [
    async (stores) => {
      const { id, version } = await firstOf(stores.reviews.pages);
      await stores.reviews.decide(id, { ...decision, version });
    },
    [...listing, 'reviews'],
  ],
  'the deletion of a review': [
    async (stores) => stores.reviews.remove((await firstOf(stores.reviews.pages)).id),
    [...listing, 'reviews'],
  ],
  'a decision on an offer': [
    async (stores) => {
      const { id, version } = await firstOf(stores.offers.pages);
      await stores.offers.decide(id, { status: 'DECLINED', adminNote: 'No.', version });
    },
    ['counts', 'vendors', 'waits', 'offers', 'billing'],
  ],
};

test.each(Object.entries(actions))('%s reloads what it changes', async (_, [act, changed]) => {
  const backend = createMemoryBackend({ as: 'admin@portal.test' });
  const client = createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch });
  const storage = { getItem: () => null, setItem: () => {}, clear: () => {} };
  const stores = createStores({ client, storage, now: () => 1 });
  const { listings, reviews, offers, counts, vendors, waits, billing } = stores;
  const watched = {
    listings: listings.pages,
    counts,
    vendors,
    waits,
    reviews: reviews.pages,
    offers: offers.pages,
    billing: billing.settings,
  };
  await Promise.all([
    listings.pages.load(place),
    reviews.pages.load(place),
    offers.pages.load(place),
    counts.load('all'),
    vendors.load(1),
    waits.load('all'),
    billing.settings.load('all'),
  ]);
  await act(stores);
  const outdated = Object.entries(watched).filter(([, cache]) =>
    Object.values(cache.getState().entries).every(
      (each) => each.kind === 'ready' && each.loadedAt === 0,
    ),
  );
  expect(outdated.map(([name]) => name).toSorted()).toEqual(changed.toSorted());
});
