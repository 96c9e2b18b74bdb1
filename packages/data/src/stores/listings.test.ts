import type { ListingsQuery } from '@portal/domain';
import { createMemoryBackend } from '@portal/testing';
import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { viewOf } from './cache.ts';
import { createListingsStore } from './listings.ts';
import { pageKey } from './listKeys.ts';

const pending: ListingsQuery = { collection: 'apps', scope: 'pending' };
const active: ListingsQuery = { collection: 'apps', scope: 'active' };

async function setUp() {
  const backend = createMemoryBackend({ as: 'admin@portal.test' });
  const client = createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch });
  const store = createListingsStore(
    client.listings,
    () => {},
    () => 0,
  );
  const rows = (query: ListingsQuery) => {
    const view = viewOf(store.pages, store.pages.getState(), query);
    return view.kind === 'ready' ? view.value.rows : [];
  };
  await Promise.all([store.pages.load(pending), store.pages.load(active)]);
  return { client, store, rows };
}

test('equal queries share one key', () => {
  expect(pageKey({ ...active, page: 2, search: '' })).toBe(
    pageKey({ page: 2, mine: false, ...active }),
  );
  expect(pageKey({ ...active, page: 2 })).not.toBe(pageKey({ ...active, page: 3 }));
  expect(pageKey({ ...pending, states: ['draft', 'declined'] })).toBe(
    pageKey({ ...pending, states: ['declined', 'draft'] }),
  );
  expect(pageKey({ ...active, filters: { nz: 'true', pricing: '$1' } })).toBe(
    pageKey({ ...active, filters: { pricing: '$1', nz: 'true' } }),
  );
});

test('filters do not collide with other parts of the key, and empty ones differ from none', () => {
  expect(pageKey({ ...active, page: 2, filters: { page: '3' } })).not.toBe(
    pageKey({ ...active, page: 3, filters: { page: '3' } }),
  );
  expect(pageKey({ ...active, page: 3 })).not.toBe(pageKey({ ...active, filters: { page: '3' } }));
  expect(pageKey({ ...active, filters: { nz: '' } })).not.toBe(pageKey(active));
  expect(pageKey({ ...active, links: 'broken' })).not.toBe(pageKey(active));
  expect(pageKey({ ...pending, assigned: 'me' })).not.toBe(pageKey(pending));
  expect(pageKey({ ...pending, industry: 'not.3' })).not.toBe(
    pageKey({ ...pending, industry: '3' }),
  );
});

test('the queue does not show rows of another list', async () => {
  const { store } = await setUp();
  store.pages.watch(pending);
  const kindOf = (query: ListingsQuery) => viewOf(store.pages, store.pages.getState(), query).kind;
  expect(kindOf({ ...pending, page: 2 })).toBe('ready');
  expect(kindOf({ ...pending, states: ['pending'] })).toBe('loading');
});

test('a decision is shown in the list at once', async () => {
  const { store, rows } = await setUp();
  const row = rows(pending).find(({ status }) => status === 'PENDING');
  if (!row) throw new Error('the demo has a pending app');
  const decision = { status: 'DECLINED', adminNote: 'No.', internalNote: null } as const;
  await store.decide(row, { ...decision, version: row.version });
  expect(rows(pending).find(({ id }) => id === row.id)?.status).toBe('DECLINED');
  const ref = { collection: 'apps', scope: 'pending', id: row.slug } as const;
  const record = viewOf(store.records, store.records.getState(), ref);
  expect(record).toMatchObject({ kind: 'ready', value: { adminNote: 'No.' } });
});

test('an approved listing leaves the pending list', async () => {
  const { store, rows } = await setUp();
  const row = rows(pending).find(({ status, revision }) => status === 'PENDING' && !revision);
  if (!row) throw new Error('the demo has a pending app');
  const waiting = { collection: 'apps', scope: 'pending', id: row.slug } as const;
  await store.records.load(waiting);
  const decision = { status: 'APPROVED', adminNote: null, internalNote: null } as const;
  await store.decide(row, { ...decision, version: row.version });
  const state = store.records.getState();
  expect(viewOf(store.records, state, waiting)).toEqual({ kind: 'loading' });
  expect(viewOf(store.records, state, { ...waiting, scope: 'active' })).toMatchObject({
    kind: 'ready',
    value: { status: 'APPROVED' },
  });
});

test('a revision does not replace the live row of the same listing', async () => {
  const { client, store, rows } = await setUp();
  const [live] = rows(active);
  if (!live) throw new Error('the demo has a live app');
  client.listings.withdraw = async () => ({
    ...live,
    status: 'PENDING',
    revision: true,
    name: 'Not yet',
  });
  await store.withdraw(live);
  expect(rows(active)[0]?.name).toBe(live.name);
});

test('a record is known from its list by number and by slug, in its own scope only', async () => {
  const { store, rows } = await setUp();
  const [row] = rows(pending);
  if (!row) throw new Error('the demo has a pending app');
  const ref = { collection: 'apps', scope: 'pending' } as const;
  expect(store.listed({ ...ref, id: String(row.id) })).toBe(row);
  expect(store.listed({ ...ref, id: row.slug })).toBe(row);
  expect(store.listed({ ...ref, scope: 'active', id: row.id })?.status ?? 'APPROVED').toBe(
    'APPROVED',
  );
  expect(store.listed({ ...ref, collection: 'services', id: row.slug })).toBeUndefined();
});

test('a deleted listing leaves all lists and its page', async () => {
  const { store, rows } = await setUp();
  const [gone] = rows(active);
  if (!gone) throw new Error('the demo has a live app');
  const ref = { collection: 'apps', scope: 'active', id: gone.slug } as const;
  await store.records.load(ref);
  await store.remove(gone);
  expect(viewOf(store.records, store.records.getState(), ref)).toEqual({ kind: 'loading' });
  expect(rows(active).some(({ id }) => id === gone.id)).toBe(false);
});

test('a listing that turns out to be gone leaves the lists, and its page stays', async () => {
  const { client, store, rows } = await setUp();
  const [gone] = rows(pending);
  if (!gone) throw new Error('the demo has a pending app');
  const ref = { collection: 'apps', scope: 'pending', id: gone.slug } as const;
  store.records.watch(ref);
  await store.records.load(ref);
  await client.listings.remove('apps', gone.id);
  await expect(store.assign(gone, null)).rejects.toMatchObject({ code: 'not-found' });
  expect(viewOf(store.records, store.records.getState(), ref).kind).toBe('ready');
  expect(rows(pending).some(({ id }) => id === gone.id)).toBe(false);
});
