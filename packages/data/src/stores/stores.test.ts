import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { createMemoryBackend } from '../testing/memory/memoryBackend.ts';
import { pendingCount } from './counts/index.ts';
import { createStores } from './stores.ts';
import { categoryOf, groupByCategory } from './terms/index.ts';

function setUp() {
  const backend = createMemoryBackend({ as: 'vendor@portal.test' });
  const client = createClient({ baseUrl: 'http://portal.test', fetch: backend.fetch });
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
  return createStores({ client, storage });
}

test('what one user was shown is not there for the next', async () => {
  const { session, listings, counts } = setUp();
  await session.restore();
  await listings.pages.load({ collection: 'apps', shelf: 'active' });
  await counts.load('all');
  await session.signOut();
  expect(listings.pages.getState().entries).toEqual({});
  expect(counts.getState().entries).toEqual({});
});

test('subcategories are offered under their category, and lead to it', async () => {
  const { session, terms } = setUp();
  await session.restore();
  const groups = groupByCategory(await terms.subcategories.load('all'));
  expect(
    groups.map(({ category, subcategories }) => [category, subcategories.length]),
  ).toContainEqual(['Finance', 3]);
  const categories = await terms.categories.load('all');
  expect(categoryOf(categories, groups[0]?.subcategories[0]?.id ?? 0)?.name).toBe(
    groups[0]?.category,
  );
});

test('the menu counts what a vendor has pending, and what waits for an admin', async () => {
  const { session, counts } = setUp();
  await session.restore();
  const numbers = await counts.load('all');
  expect(pendingCount(numbers, 'apps', false)).toBeGreaterThan(0);
  expect(pendingCount(numbers, 'apps', true)).toBe(0);
});
