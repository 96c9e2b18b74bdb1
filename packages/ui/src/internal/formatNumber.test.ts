import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -1_234])(
  '%d is written as by Intl',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('en-NZ'));
  },
);
