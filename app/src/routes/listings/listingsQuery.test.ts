import { expect, test } from 'vitest';
import {
  defaultView,
  isNarrowed,
  type ListPlace,
  readView,
  toQuery,
  writeView,
} from './listingsQuery.ts';

const mine: ListPlace = { collection: 'apps', shelf: 'pending', whose: 'mine' };
const queue: ListPlace = { collection: 'apps', shelf: 'pending', whose: 'all' };
const read = (query: string, place = mine) => readView(new URLSearchParams(query), place);

test('a plain address is the default view, and the default view a plain address', () => {
  expect(read('')).toEqual(defaultView(mine));
  expect(writeView(defaultView(mine), mine).toString()).toBe('');
  expect(writeView(defaultView(queue), queue).toString()).toBe('');
});

// Rows: X4
test('a view survives its address', () => {
  const view = {
    page: 3,
    rows: 25,
    sort: 'name',
    search: 'tōtara & co',
    states: ['declined', 'draft'],
    terms: { industry: '4', subcategory: '12' },
    changes: 'no',
  } as const;
  expect(readView(writeView(view, mine), mine)).toEqual(view);
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
  'user=me',
])('nonsense such as %s is the default', (query) => {
  expect(read(query)).toEqual(defaultView(mine));
});

test('an address asks for no more than the server takes', () => {
  const { search, page } = read(`search=${'x'.repeat(300)}&page=999999999999999999`);
  expect({ search: search.length, page }).toEqual({ search: 200, page: 9_999_999 });
});

test('unknown statuses are left out', () => {
  expect(read('status=declined,approved,zzz').states).toEqual(['declined']);
});

test('the queue holds what waits, oldest first; asking for any status is remembered', () => {
  expect(toQuery(defaultView(queue), queue)).toMatchObject({
    states: ['pending'],
    sort: 'submitted_at:asc',
  });
  const any = { ...defaultView(queue), states: [] };
  expect(writeView(any, queue).toString()).toBe('status=any');
  expect(readView(new URLSearchParams('status=any'), queue).states).toEqual([]);
});

test('terms and changes are asked of the server', () => {
  const services: ListPlace = { collection: 'services', shelf: 'active', whose: 'mine' };
  const view = read('category=2&location=7&changes=yes&subcategory=3', services);
  expect(toQuery(view, services)).toMatchObject({
    revised: true,
    filters: { 'categories.id': '2', 'locations.id': '7' },
  });
  expect(isNarrowed(view, services)).toBe(true);
});

test('only what the person chose counts as narrowed', () => {
  expect(isNarrowed(defaultView(queue), queue)).toBe(false);
  expect(isNarrowed({ ...defaultView(queue), states: [] }, queue)).toBe(false);
  expect(isNarrowed({ ...defaultView(mine), search: ' ' }, mine)).toBe(false);
  expect(isNarrowed({ ...defaultView(mine), search: 'kea' }, mine)).toBe(true);
  expect(isNarrowed({ ...defaultView(mine), states: ['draft'] }, mine)).toBe(true);
});
