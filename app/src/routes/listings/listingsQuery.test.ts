import { expect, test } from 'vitest';
import {
  defaultView,
  isNarrowed,
  type ListPlace,
  readView,
  toQuery,
  writeView,
} from './listingsQuery.ts';

const mine: ListPlace = { collection: 'apps', scope: 'pending', whose: 'mine' };
const queue: ListPlace = { collection: 'apps', scope: 'pending', whose: 'all' };
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
  const { search, page } = read(`search=%00${'x'.repeat(300)}&page=999999999999999999`);
  expect({ search, page }).toEqual({ search: 'x'.repeat(200), page: 9_999_999 });
});

test('unknown statuses are left out', () => {
  expect(read('status=declined,approved,zzz').states).toEqual(['declined']);
});

test('the queue shows every state in the order of the server until a user chooses one', () => {
  expect(toQuery(defaultView(queue), queue)).not.toHaveProperty('states');
  expect(toQuery(defaultView(queue), queue)).not.toHaveProperty('sort');
  expect(toQuery({ ...defaultView(queue), sort: 'name' }, queue).sort).toBe('name:asc');
  expect(writeView({ ...defaultView(queue), states: ['pending'] }, queue).toString()).toBe(
    'status=pending',
  );
});

test('terms and changes are asked of the server', () => {
  const services: ListPlace = { collection: 'services', scope: 'active', whose: 'mine' };
  const view = read('category=2&location=7&changes=yes&subcategory=3', services);
  expect(toQuery(view, services)).toMatchObject({
    revised: true,
    filters: { 'categories.id': '2', 'locations.id': '7' },
  });
  expect(isNarrowed(view)).toBe(true);
});

test('a search, a filter or a state narrows a list', () => {
  const narrowed = (part: object) => isNarrowed({ ...defaultView(mine), ...part });
  expect(narrowed({})).toBe(false);
  expect(narrowed({ search: ' ' })).toBe(false);
  expect(narrowed({ search: 'kea' })).toBe(true);
  expect(narrowed({ states: ['pending'] })).toBe(true);
});
