import {
  defaultListingsView,
  type ListPlace,
  readListingsView,
  toListingsQuery,
} from '@portal/domain';
import { expect, test } from 'vitest';
import { isNarrowed, writeView } from './listingsQuery.ts';

const mine: ListPlace = { collection: 'apps', scope: 'pending', whose: 'mine' };
const queue: ListPlace = { collection: 'apps', scope: 'pending', whose: 'all' };
const read = (query: string, place = mine) => readListingsView(new URLSearchParams(query), place);

test('an empty query is the default view, and the reverse', () => {
  expect(read('')).toEqual(defaultListingsView(mine));
  expect(writeView(defaultListingsView(mine), mine).toString()).toBe('');
  expect(writeView(defaultListingsView(queue), queue).toString()).toBe('');
});

// Rows: X4
test('a view survives its query', () => {
  const view = {
    page: 3,
    rows: 25,
    sort: 'name',
    search: 'tōtara & co',
    states: ['declined', 'draft'],
    terms: { industry: '4', subcategory: '12' },
    changes: 'no',
    links: null,
    assigned: 'me',
  } as const;
  expect(readListingsView(writeView(view, queue), queue)).toEqual(view);
});

test.each([
  'page=0',
  'page=-2',
  'page=1.5',
  'page=x',
  'rows=7',
  'rows=100000',
  'sort=note',
  'industry=x',
  'location=4',
  'changes=maybe',
  'links=broken',
  'assigned=me',
  'user=me',
])('an invalid %s falls back to the default', (query) => {
  expect(read(query)).toEqual(defaultListingsView(mine));
});

test('search and page are limited to what the server accepts', () => {
  const { search, page } = read(`search=%00${'x'.repeat(300)}&page=999999999999999999`);
  expect({ search, page }).toEqual({ search: 'x'.repeat(200), page: 9_999_999 });
});

test('unknown statuses are ignored', () => {
  expect(read('status=declined,approved,zzz').states).toEqual(['declined']);
});

test('the queue sends no status and no order by default', () => {
  expect(toListingsQuery(defaultListingsView(queue), queue)).not.toHaveProperty('states');
  expect(toListingsQuery(defaultListingsView(queue), queue)).not.toHaveProperty('sort');
  expect(toListingsQuery({ ...defaultListingsView(queue), sort: 'name' }, queue).sort).toBe(
    'name:asc',
  );
  expect(writeView({ ...defaultListingsView(queue), states: ['pending'] }, queue).toString()).toBe(
    'status=pending',
  );
});

test('filters by terms and changes are sent', () => {
  const services: ListPlace = { collection: 'services', scope: 'active', whose: 'mine' };
  const view = read('category=2&location=7&changes=yes&links=broken&subcategory=3', services);
  expect(toListingsQuery(view, services)).toMatchObject({
    revised: true,
    links: 'broken',
    filters: { 'categories.id': '2', 'locations.id': '7' },
  });
  expect(isNarrowed(view)).toBe(true);
});

test('a search, a filter or a status narrows a list', () => {
  const narrowed = (part: object) => isNarrowed({ ...defaultListingsView(mine), ...part });
  expect(narrowed({})).toBe(false);
  expect(narrowed({ search: ' ' })).toBe(false);
  expect(narrowed({ search: 'kea' })).toBe(true);
  expect(narrowed({ states: ['pending'] })).toBe(true);
});
