import { createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import { createMemoryBackend } from '@portal/data/testing';
import { expect, test, vi } from 'vitest';
import { askAtStart, createPrefetch, type PrefetchHandle } from './prefetch.ts';

const now = () => 0;
const client = createClient({ fetch: createMemoryBackend({ now }).fetch });
const storage = { getItem: () => null, setItem() {}, removeItem() {}, clear() {} };
const stores = createStores({ client, storage, now });

test('only the code of the page behind the address is fetched, and a failure is nobody’s business yet', async () => {
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

test('data is asked for once the link is pressed, with what the address says', async () => {
  const ask = vi.fn<PrefetchHandle['ask']>();
  const handle = { ask };
  const routes = [
    { path: '/fresh/:id', lazy: async () => ({ handle }) },
    // As the router leaves a route that was opened before.
    { path: '/known/:id', handle },
  ];
  const prefetch = createPrefetch(routes, stores);
  prefetch('/fresh/kea');
  prefetch('/known/kea');
  await vi.waitFor(() => expect(ask).not.toHaveBeenCalled());
  prefetch('/fresh/kea?page=2', true);
  prefetch('/known/tui#end', true);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(ask.mock.calls.map(([, { id }, query]) => `${id} ${query}`).sort()).toEqual([
    'kea page=2',
    'tui ',
  ]);
});

test('at the start the page on screen asks at once, unless a rule has to be asked first', async () => {
  const ask = vi.fn<PrefetchHandle['ask']>();
  const page = { path: 'kea', handle: { ask } };
  const routes = [
    { path: '/open', children: [page] },
    { path: '/admins', handle: { rule: () => null }, children: [page] },
  ];
  askAtStart(routes, stores, '/admins/kea');
  expect(ask).not.toHaveBeenCalled();
  askAtStart(routes, stores, '/open/kea?page=2');
  expect(ask.mock.calls.map(([, , query]) => String(query))).toEqual(['page=2']);
});
