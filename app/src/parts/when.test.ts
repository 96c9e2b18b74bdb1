import { expect, test } from 'vitest';
import { age, waited } from './when.ts';

const now = Date.parse('2026-11-20T00:00:00Z');

test.each([
  ['2026-11-20T00:00:00Z', 'less than an hour'],
  ['2026-11-19T23:00:01Z', 'less than an hour'],
  ['2026-11-19T23:00:00Z', '1 hour'],
  ['2026-11-19T00:00:01Z', '23 hours'],
  ['2026-11-19T00:00:00Z', '1 day'],
  ['2026-11-16T00:00:00Z', '4 days'],
  ['2026-11-21T00:00:00Z', 'less than an hour'],
])('%s is %s ago', (since, expected) => {
  expect(age(since, now)).toBe(expected);
});

test('more than three days of waiting are highlighted', () => {
  expect(waited('2026-11-17T00:00:00Z', now).long).toBe(false);
  expect(waited('2026-11-16T23:59:59Z', now).long).toBe(true);
});
