import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ChartPoint } from './Chart.tsx';
import { changeBetween, changeSize, shortFigure, signed } from './figures.ts';
import { pointWords, summary } from './summary.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const words = {
  value: 'Views',
  unit: { one: 'view', many: 'views' },
  before: '3 days before',
} as const;

const days = (values: readonly number[], before?: readonly number[]): readonly ChartPoint[] =>
  values.map((value, day) => ({
    key: `2026-11-0${day + 1}`,
    label: `November ${day + 1}`,
    tick: `${day + 1} Nov`,
    value,
    before: before?.[day],
  }));

describe('the summary of a chart', () => {
  test('names the sum, the maximum, the minimum and the change', () => {
    expect(summary(days([4, 9, 2], [3, 6, 3]), words, 'count')).toBe(
      '15 views in 3 days: most on November 2 (9), fewest on November 3 (2). That is 25% more than in the 3 days before (12).',
    );
  });

  test('shows no percentage if the previous sum is 0', () => {
    expect(summary(days([4, 9, 2], [0, 0, 0]), words, 'count')).toContain(
      'There were none in the 3 days before.',
    );
    expect(summary(days([0, 0], [0, 0]), words, 'count')).toBe(
      'No views in 2 days. There were none in the 3 days before either.',
    );
  });

  test('handles one day, equal days and no days', () => {
    expect(summary(days([1]), words, 'count')).toBe('1 view on November 1.');
    expect(summary(days([2, 2]), words, 'count')).toBe('4 views in 2 days, 2 on every day.');
    expect(summary([], words, 'count')).toBe('No data to show.');
  });

  test('does not add up the figures of a level', () => {
    expect(summary(days([3033, 3100, 3247]), words, 'level')).toBe(
      '3,247 views on November 3, up from 3,033 on November 1.',
    );
  });
});

test('a point is announced with all its figures', () => {
  expect(
    pointWords({ key: 'a', label: 'November 9', tick: '9', value: 1500, also: 2 }, words),
  ).toBe('November 9. Views 1,500, Also 2');
});

test('a change is a percentage, a number if it was 0 before, and never rounded to 0%', () => {
  const size = (now: number, before: number) => changeSize(changeBetween(now, before));
  expect([size(1587, 1150), size(456, 0), size(1001, 1000), size(0, 40)]).toEqual([
    '38%',
    '456',
    'under 1%',
    '100%',
  ]);
  expect([signed(94, 58), signed(1, 5), signed(3, 3)]).toEqual(['+36', '−4', '0']);
});

test('figures of an axis are short', () => {
  expect([0, 120, 7_500, 15_000, 12_000_000].map(shortFigure)).toEqual([
    '0',
    '120',
    '7,500',
    '15K',
    '12M',
  ]);
});

test('figures have the form of the language of the page', async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const german = await import('./figures.ts');
  expect([german.figure(1587), german.figure(4.5), german.signed(1, 1500)]).toEqual([
    '1.587',
    '4,5',
    '−1.499',
  ]);
  expect([7_500, 15_000, 1_500_000].map(german.shortFigure)).toEqual([
    '7.500',
    '15.000',
    '1,5\u00a0Mio.',
  ]);
});
