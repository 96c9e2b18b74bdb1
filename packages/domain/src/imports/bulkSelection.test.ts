import { expect, test } from 'vitest';
import { collections, scopes } from '../listing/collection.ts';
import { termFilters } from '../lists/listingsView.ts';
import { listingsParams, pendingStates } from '../lists/listQuery.ts';
import { unknownInSelection } from './bulkSelection.ts';

test('all that a list of listings can ask for narrows a selection', () => {
  for (const collection of collections)
    for (const scope of scopes) {
      const asked = listingsParams({
        collection,
        scope,
        search: 'x',
        sort: 'name:asc',
        filters: { name: 'x' },
        mine: true,
        account: 1,
        revised: true,
        links: 'broken',
        assigned: 'me',
        missing: 'logo',
        from: '2026-01-31',
        to: '6d',
        ...(scope === 'pending' ? { states: pendingStates } : {}),
        ...Object.fromEntries(termFilters[collection].map((name) => [name, '1'])),
      });
      expect(unknownInSelection(collection, { scope }, asked.keys())).toBeUndefined();
    }
  const query = ['pagination[page]', 'vendor'];
  expect(unknownInSelection('apps', { scope: 'active' }, query)).toBe('vendor');
});
