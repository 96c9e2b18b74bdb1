import { expect, test } from 'vitest';
import { addressOf, defaultView, readView, toQuery } from './receivedQuery.ts';

const view = {
  ...defaultView,
  page: 2,
  listing: '/apps/12',
  ratings: ['2', '1'],
  days: { from: '2026-10-01', to: '2026-10-31' },
  unanswered: true,
  sort: 'rating:asc',
} as const;

// Rows: X23R.1
test('the URL of received reviews has every filter, and nothing for the defaults', () => {
  expect(addressOf(defaultView)).toBe('/reviews/received');
  expect(readView(new URLSearchParams(addressOf(view).split('?')[1]))).toEqual(view);
  expect(readView(new URLSearchParams('rating=9&listing=kea&from=x&sort=name'))).toEqual(
    defaultView,
  );
  expect(toQuery(view)).toEqual({
    page: 2,
    pageSize: 10,
    sort: 'rating:asc',
    listing: '/apps/12',
    ratings: ['2', '1'],
    from: '2026-10-01',
    to: '2026-10-31',
    unanswered: true,
  });
});
