import { expect, test } from 'vitest';
import { daysIn, rangeError } from './dayRange.ts';

const limits = {
  first: { day: '2026-01-01', label: 'January 1st 2026' },
  last: { day: '2026-11-20', label: 'November 20th 2026' },
  most: 90,
};
const texts = (from: string, to: string) => rangeError({ from, to }, limits);

test('a range of one day or more within the limits is right', () => {
  expect(texts('2026-11-20', '2026-11-20')).toBeNull();
  expect(texts('2026-08-23', '2026-11-20')).toBeNull();
  expect(rangeError({ from: '1999-12-31', to: '2030-01-01' })).toBeNull();
});

test('what is wrong is told at the day that is wrong', () => {
  expect(texts('', '2026-11-20')).toEqual({ day: 'from', text: 'Choose the first day.' });
  expect(texts('2026-11-01', '')).toEqual({ day: 'to', text: 'Choose the last day.' });
  expect(texts('2026-02-31', '2026-11-01')).toEqual({
    day: 'from',
    text: 'Write the day like November 20th 2026.',
  });
  expect(texts('2026-11-02', '2026-11-01')?.text).toBe('The last day is before the first.');
  expect(texts('2025-12-31', '2026-01-03')?.text).toBe('Choose a day from January 1st 2026 on.');
  expect(texts('2026-11-21', '2026-11-22')?.day).toBe('from');
  expect(texts('2026-11-01', '2026-11-21')?.text).toBe('Choose a day up to November 20th 2026.');
  expect(texts('2026-08-22', '2026-11-20')?.text).toBe('Choose at most 90 days.');
});

test('leap days and changes of the clock count as days', () => {
  expect(daysIn({ from: '2028-02-28', to: '2028-03-01' })).toBe(3);
  expect(daysIn({ from: '2026-09-26', to: '2026-09-28' })).toBe(3);
});
