import { expect, test } from 'vitest';
import { listingsList, toListingsQuery } from './listingsView.ts';
import type { ListPlace } from './listPlace.ts';

const mine: ListPlace = { collection: 'apps', scope: 'pending', whose: 'mine' };
const queue: ListPlace = { collection: 'apps', scope: 'pending', whose: 'all' };
const read = (query: string, place = mine) => listingsList(place).read(new URLSearchParams(query));

// Rows: X4
test('the URL of a list has every search, filter, order and page, and nothing for the defaults', () => {
  const query =
    'search=t%C5%8Dtara+%26+co&status=declined%2Cdraft&industry=4&subcategory=12&missing=not.logo%2Ctrial&changes=no&assigned=me&sort=name&thenBy=status&rows=25&page=3';
  const list = listingsList(queue);
  const view = list.read(new URLSearchParams(query));
  expect(list.addressOf(view)).toBe(`/apps/pending/all?${query}`);
  expect(list.isNarrowed(view)).toBe(true);
  expect(list.cleared(view)).toEqual({ ...list.initial, sort: 'name', thenBy: 'status', rows: 25 });
  expect(list.addressOf(list.initial)).toBe('/apps/pending/all');
  expect(list.isNarrowed({ ...list.initial, search: ' ' })).toBe(false);
});

test.each([
  'page=0',
  'page=-2',
  'page=1.5',
  'page=x',
  'rows=7',
  'rows=100000',
  'sort=note',
  'thenBy=note',
  'missing=phone',
  'missing=logo,logo',
  'missing=pricing',
  'status=approved,zzz',
  'industry=x',
  'location=4',
  'industry=not.',
  'industry=3,',
  'from=2026-02-30',
  'changes=maybe',
  'links=broken',
  'assigned=me',
  'user=me',
])('an invalid %s falls back to the default', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('search and page are limited to what the server accepts', () => {
  const { search, page } = read(`search=%00${'x'.repeat(300)}&page=999999999999999999`);
  expect({ search, page }).toEqual({ search: 'x'.repeat(200), page: 9_999_999 });
});

test('the queue sends no status and no order by default', () => {
  const start = { collection: 'apps', scope: 'pending', page: 1, pageSize: 10 };
  expect(toListingsQuery(read('', queue), queue)).toEqual(start);
  expect(toListingsQuery(read('sort=name', queue), queue).sort).toBe('name:asc');
});

// Rows: X45C.4
test('a second order follows the first, unless both are by the same field', () => {
  const sortOf = (query: string) => toListingsQuery(read(query), mine).sort;
  expect(sortOf('sort=status&thenBy=name-desc')).toBe('status:asc,name:desc');
  expect(sortOf('sort=name&thenBy=name-desc')).toBe('name:asc');
  expect(read('sort=name&thenBy=name-desc').thenBy).toBeNull();
  const live: ListPlace = { collection: 'apps', scope: 'active', whose: 'mine' };
  expect(read('sort=status', live).sort).toBe('newest');
});

test('in the queue, waiting longest is the time of submission, which no other order follows', () => {
  const inQueue = (query: string) => toListingsQuery(read(query, queue), queue).sort;
  expect(inQueue('sort=status&thenBy=oldest')).toBe('status:asc,submitted_at:asc');
  expect(inQueue('sort=oldest&thenBy=name')).toBeUndefined();
  expect(read('sort=oldest&thenBy=name', queue).thenBy).toBeNull();
});

test('search and filters are sent', () => {
  const services: ListPlace = { collection: 'services', scope: 'active', whose: 'mine' };
  const query =
    'search=+kea+&category=2&location=7&changes=yes&links=broken&subcategory=3&from=2026-01-31&to=soon';
  expect(toListingsQuery(read(query, services), services)).toEqual({
    collection: 'services',
    scope: 'active',
    page: 1,
    pageSize: 10,
    mine: true,
    sort: 'updatedAt:desc',
    search: 'kea',
    revised: true,
    links: 'broken',
    category: '2',
    location: '7',
    from: '2026-01-31',
  });
});
