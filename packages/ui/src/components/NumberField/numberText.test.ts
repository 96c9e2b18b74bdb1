import { afterEach, expect, test, vi } from 'vitest';
import { numberText, readNumber, steppedNumber } from './numberText.ts';

const page = (lang: string) =>
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });

afterEach(() => vi.unstubAllGlobals());

test('numbers are read with the separators of the page', () => {
  page('en');
  expect(['1,234.5', '1 234', '-0.5', '.5', '1,5', '12,345,678'].map(readNumber)).toEqual([
    1234.5, 1234, -0.5, 0.5, 1.5, 12_345_678,
  ]);
  page('de');
  expect(['1.234,5', '1.234', '1,5', '1.5', '−2'].map(readNumber)).toEqual([
    1234.5, 1234, 1.5, 1.5, -2,
  ]);
  expect(['', '-', 'ten', '1,2,3', '1e5'].map(readNumber)).toEqual([null, null, null, null, null]);
});

test('numbers are shown with the separators of the page', () => {
  page('de');
  expect([1234.5, 0.1, null].map(numberText)).toEqual(['1.234,5', '0,1', '']);
});

test('steps stay within the limits and add no fractions', () => {
  expect([
    steppedNumber(0.1, 0.2, {}),
    steppedNumber(9, 10, { max: 12 }),
    steppedNumber(1, -5, { min: 0 }),
    steppedNumber(null, 1, { min: 5 }),
    steppedNumber(null, 1, {}),
  ]).toEqual([0.3, 12, 0, 5, 1]);
});
