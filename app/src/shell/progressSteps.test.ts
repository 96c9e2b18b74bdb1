import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressSteps } from './useRouteProgress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// Rows: 9.6
test('the progress bar grows by a tenth every 30 ms, up to nine tenths', () => {
  const reported: number[] = [];
  const stop = progressSteps((share) => reported.push(share), false);
  expect(reported).toEqual([0.1]);
  vi.advanceTimersByTime(29);
  expect(reported).toEqual([0.1]);
  vi.advanceTimersByTime(1);
  expect(reported).toEqual([0.1, 0.2]);
  vi.advanceTimersByTime(209);
  expect(reported.at(-1)).toBe(0.8);
  vi.advanceTimersByTime(1);
  expect(reported.at(-1)).toBe(0.9);
  vi.advanceTimersByTime(10_000);
  expect(Math.max(...reported)).toBe(0.9);

  const before = reported.length;
  stop();
  vi.advanceTimersByTime(10_000);
  expect(reported).toHaveLength(before);
});

test('with reduced motion it starts at nine tenths', () => {
  const reported: number[] = [];
  progressSteps((share) => reported.push(share), true);
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([0.9]);
});
