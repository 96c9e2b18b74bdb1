import { expect, test } from 'vitest';
import { dashboardRows } from './dashboardRows.ts';

const none = { count: 0, oldest: null, late: 0 };
const nowhere = { apps: none, services: none };
const facts = {
  totals: { apps: 0, services: 0, users: 0 },
  users: [],
  overview: {
    days: 30,
    today: '2026-11-20',
    timeZone: 'Pacific/Auckland',
    limitHours: null,
    new: { apps: 0, services: 0, users: 0 },
    waiting: { ...nowhere, reviews: nowhere, specialOffers: nowhere },
    longest: [],
    decisions: { approved: 0, declined: 0, latest: [] },
    newest: [],
  },
};
type Facts = Parameters<typeof dashboardRows>[0];
const rows = (overview: Partial<Facts['overview']> = {}) =>
  dashboardRows(
    { ...facts, overview: { ...facts.overview, ...overview } },
    Date.parse('2026-11-20T00:00:00Z'),
    true,
    () => [],
  );

test('with nothing anywhere, the dashboard says that there is nothing to review', () => {
  const { help, tiles, waiting, longest, newest } = rows();
  expect(help).toMatch(/ Nothing to review\.$/);
  expect(tiles.map(({ value }) => value)).toEqual([0, 0, 0]);
  expect(waiting.map(({ count, since }) => [count, since])).toEqual(
    Array.from({ length: 6 }, () => [0, undefined]),
  );
  expect([longest, newest]).toEqual([[], []]);
});

test('one item of any queue is to review', () => {
  const one = { count: 1, oldest: '2026-11-19T00:00:00Z', late: 0 };
  const reviews = { apps: none, services: one };
  const { help } = rows({ waiting: { ...facts.overview.waiting, reviews } });
  expect(help).toMatch(/ 1 item to review\.$/);
});
