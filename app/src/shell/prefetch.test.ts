import { createClient } from '@portal/data/client';
import { createStores } from '@portal/data/stores';
import { createMemoryBackend, makeUser } from '@portal/testing';
import { matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { everythingOn } from '../flags.ts';
import type { Rule } from '../routes/guards/rules.ts';
import { createPrefetch, type PageHandle, prefetchAtStart } from './prefetch.ts';

const now = () => 0;
const { fetch } = createMemoryBackend({ now });
const client = createClient({ fetch });
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

test('prefetches data with params and query once the link is pressed, without waiting for code', () => {
  const prefetchData = vi.fn<NonNullable<PageHandle['prefetch']>>();
  const handle = { prefetch: prefetchData };
  const routes = [
    { path: '/fresh/:id', handle, lazy: () => new Promise<never>(() => undefined) },
    // The router removes `lazy` from a route that was opened before.
    { path: '/known/:id', handle },
  ];
  const prefetch = createPrefetch(routes, stores);
  prefetch('/fresh/kea');
  prefetch('/known/kea');
  expect(prefetchData).not.toHaveBeenCalled();
  prefetch('/fresh/kea?page=2', true);
  prefetch('/known/tui#end', true);
  expect(prefetchData.mock.calls.map(([, { id }, query]) => `${id} ${query}`)).toEqual([
    'kea page=2',
    'tui ',
  ]);
});

test('at the start, prefetches the data of the page; behind a rule only for a user whom the server has just sent', async () => {
  const prefetchData = vi.fn<NonNullable<PageHandle['prefetch']>>();
  const page = { path: 'kea', handle: { prefetch: prefetchData } };
  const guardedBy = (path: string, rule: Rule) => ({ path, handle: { rule }, children: [page] });
  const routes = [
    { path: '/open', children: [page] },
    guardedBy('/vendors', () => null),
    guardedBy('/admins', () => ({ to: '/' })),
  ];
  const prefetched = (of: typeof stores) => {
    prefetchData.mockClear();
    for (const path of ['/open/kea', '/vendors/kea', '/admins/kea'])
      prefetchAtStart(matchRoutes(routes, path) ?? [], of, '?page=2', everythingOn);
    return prefetchData.mock.calls.map(([, , query]) => String(query));
  };
  expect(prefetched(stores)).toEqual(['page=2']);
  const pageData = JSON.stringify({ '/api/users/me': makeUser() });
  const sent = createStores({ client: createClient({ fetch, pageData }), storage, now });
  void sent.session.restore();
  expect(prefetched(sent)).toEqual(['page=2', 'page=2']);
});
