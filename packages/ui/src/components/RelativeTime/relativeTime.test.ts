import { expect, test } from 'vitest';
import { relativeTime } from './RelativeTime.tsx';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 3_600_000;

test('the past is told in its coarsest whole unit', () => {
  expect(relativeTime(now - 59_000, now)).toBe('just now');
  expect(relativeTime(now - 61_000, now)).toBe('1 minute ago');
  expect(relativeTime(now - 23 * hour, now)).toBe('23 hours ago');
  expect(relativeTime(now - 2 * 24 * hour, now)).toBe('2 days ago');
  expect(relativeTime(now - 45 * 24 * hour, now)).toBe('1 month ago');
  expect(relativeTime(now - 800 * 24 * hour, now)).toBe('2 years ago');
});

test('the future is told as well', () => {
  expect(relativeTime(now + 90 * 24 * hour, now)).toBe('in 2 months');
  expect(relativeTime(now + 3 * hour, now)).toBe('in 3 hours');
});
