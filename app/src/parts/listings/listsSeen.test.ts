import { expect, test } from 'vitest';
import { keptLists } from './listsSeen.ts';

test('lists of a tab outlast a reload as they were filtered, for the same user', () => {
  const hrefs = ['/apps/active/all?search=a', '/services/pending', '/elsewhere'];
  const kept = JSON.stringify([7, ...hrefs]);
  const lists = keptLists(kept, 7);
  expect([...lists.values()].map(({ href }) => href)).toEqual(hrefs.slice(0, 2));
  expect(lists.get('/apps/active/all')?.place).toMatchObject({ collection: 'apps', whose: 'all' });
  for (const other of [keptLists(kept, 8), keptLists(null, 7), keptLists('{"id":7}', 7)])
    expect(other.size).toBe(0);
});
