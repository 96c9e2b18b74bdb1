import { expect, test } from 'vitest';
import { userSeries } from './dashboardSeries.ts';

const users = [
  { date: '2026-09-01', new: 3, total: 3 },
  { date: '2026-11-17', new: 2, total: 5 },
  { date: '2026-11-20', new: 1, total: 6 },
];
const series = ['both', 'new', 'total'] as const;
const points = (
  name: (typeof series)[number],
  { today = '2026-11-20', days = 5, of = users } = {},
) => userSeries(of, today, days)[series.indexOf(name)]?.points ?? [];
const values = (...asked: Parameters<typeof points>) => points(...asked).map(({ value }) => value);

test('a day without a registration repeats the total and has no new users', () => {
  expect(values('new')).toEqual([0, 2, 0, 0, 1]);
  expect(values('total')).toEqual([3, 5, 5, 5, 6]);
  expect(values('total', { today: '2026-11-21', days: 2 })).toEqual([6, 6]);
});

test('each day has new users and the total; the last day is today', () => {
  const days = points('both', { days: 30 });
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    key: '2026-11-20',
    label: 'November 20th 2026',
    tick: 'Nov 20',
    value: 1,
    also: 6,
  });
  expect(points('new')[0]).not.toHaveProperty('also');
  expect(points('total', { today: '2028-03-01', days: 2, of: [] })).toMatchObject([
    { key: '2028-02-29', value: 0 },
    { key: '2028-03-01', value: 0 },
  ]);
});
