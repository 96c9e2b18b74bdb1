import { createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import { createMemoryBackend } from '@portal/data/testing';
import { expect, test, vi } from 'vitest';
import { createPrefetch, type PrefetchHandle, prefetchAtStart } from './prefetch.ts';

const now = () => 0;
const client = createClient({ fetch: createMemoryBackend({ now }).fetch });
const storage = { getItem: () => null, setItem() {}, removeItem() {}, clear() {} };
const stores = createStores({ client, storage, now });

test('prefetches only the code of the matching page, and ignores failures', async () => {
  const page = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  const other = vi.fn(async () => ({}));
  const routes = [
    {
      path: '/apps',
      children: [
        { path: 'view/:id', lazy: page },
        { path: 'new', lazy: other },
      ],
    },
  ];
  const prefetch = createPrefetch(routes, stores);
  prefetch('/apps/view/kea?edit#top');
  prefetch('/elsewhere');
  await Promise.resolve();
  expect([page.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('prefetches data with params and query once the link is pressed', async () => {
  const prefetchData = vi.fn<PrefetchHandle['prefetch']>();
  const handle = { prefetch: prefetchData };
  const routes = [
    { path: '/fresh/:id', lazy: async () => ({ handle }) },
    // The router removes `lazy` from a route that was opened before.
    { path: '/known/:id', handle },
  ];
  const prefetch = createPrefetch(routes, stores);
  prefetch('/fresh/kea');
  prefetch('/known/kea');
  await vi.waitFor(() => expect(prefetchData).not.toHaveBeenCalled());
  prefetch('/fresh/kea?page=2', true);
  prefetch('/known/tui#end', true);
  await vi.waitFor(() => expect(prefetchData).toHaveBeenCalledTimes(2));
  expect(prefetchData.mock.calls.map(([, { id }, query]) => `${id} ${query}`).sort()).toEqual([
    'kea page=2',
    'tui ',
  ]);
});

test('at the start, prefetches the data of the page unless a rule guards it', async () => {
  const prefetchData = vi.fn<PrefetchHandle['prefetch']>();
  const page = { path: 'kea', handle: { prefetch: prefetchData } };
  const routes = [
    { path: '/open', children: [page] },
    { path: '/admins', handle: { rule: () => null }, children: [page] },
  ];
  prefetchAtStart(routes, stores, '/admins/kea');
  expect(prefetchData).not.toHaveBeenCalled();
  prefetchAtStart(routes, stores, '/open/kea?page=2');
  expect(prefetchData.mock.calls.map(([, , query]) => String(query))).toEqual(['page=2']);
});
