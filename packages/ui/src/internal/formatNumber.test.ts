import { afterEach, expect, test, vi } from 'vitest';
import { formatDecimal, formatNumber } from './formatNumber.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1_234])(
  '%d is written as by Intl',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-NZ'));
  },
);

test('numbers are written as in the language of the page', () => {
  const written = () =>
    [0, 999, 12_345, -1_234].map(formatNumber).concat([4, 4.25].map(formatDecimal));
  expect(written()).toEqual(['0', '999', '12,345', '-1,234', '4.0', '4.3']);
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  expect(written()).toEqual(['0', '999', '12.345', '-1.234', '4,0', '4,3']);
});
