import { createMemoryBackend } from '@portal/testing';
import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { useViewCountsStore } from '../react/useSavedViews.ts';
import type { SavedView } from '../schemas/savedViews.ts';
import { createStores } from './stores.ts';

const view = (id: number, list: string, query: string): SavedView => ({
  id,
  list,
  name: 'View',
  query,
  icon: 'bookmark',
  isDefault: false,
  pinnedAt: null,
  sharedWith: null,
  sharedBy: null,
  editable: true,
});

// Rows: X45V.6
test('the numbers of views follow a decision, and a list that is not known has none', async () => {
  const backend = createMemoryBackend({ as: 'admin@portal.test' });
  const client = createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch });
  const storage = { getItem: () => null, setItem: () => {}, clear: () => {} };
  const stores = createStores({ client, storage, now: () => 1 });
  const counts = useViewCountsStore.of(client, stores);
  const views = [
    view(1, '/apps/pending/all', 'status=pending'),
    view(2, '/apps/pending/all', 'search=no+such+app'),
    view(3, '/partners', 'search=desk'),
  ];
  const shown = async () => {
    await counts.load(views);
    const entry = counts.getState().entries[counts.keyOf(views)];
    return entry?.kind === 'ready' ? entry.value : undefined;
  };
  const before = await shown();
  const waiting = before?.[1] ?? 0;
  expect(waiting).toBeGreaterThan(1);
  expect(before).toEqual({ 1: waiting, 2: 0 });
  const asked = { collection: 'apps', scope: 'pending', states: ['pending'] } as const;
  const [row] = (await stores.listings.pages.load(asked)).rows;
  if (!row) throw new Error('The demo has one that is pending.');
  const decision = { status: 'DECLINED', adminNote: 'No.', internalNote: null } as const;
  await stores.listings.decide(row, { ...decision, version: row.version });
  expect(await shown()).toEqual({ 1: waiting - 1, 2: 0 });
});
