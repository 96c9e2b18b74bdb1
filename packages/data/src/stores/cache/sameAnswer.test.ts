import { expect, test } from 'vitest';
import { createCache } from './cacheStore.ts';

test('an answer that says nothing new leaves the value as it is', async () => {
  const rows: unknown[] = [];
  const cache = createCache<string, { names: string[] }>({
    now: () => 0,
    keyOf: (query) => query,
    load: async () => ({ names: ['Tussock'] }),
  });
  cache.subscribe((state) => {
    const entry = state.entries.apps;
    if (entry?.kind === 'ready') rows.push(entry.value);
  });
  await cache.load('apps');
  await cache.load('apps');
  expect(new Set(rows).size).toBe(1);
  cache.set('apps', { names: ['Tussock', 'Marram'] });
  expect(new Set(rows).size).toBe(2);
});
