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
  const told: number[] = [];
  const stop = progressSteps((share) => told.push(share), false);
  expect(told).toEqual([0.1]);
  vi.advanceTimersByTime(29);
  expect(told).toEqual([0.1]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([0.1, 0.2]);
  vi.advanceTimersByTime(209);
  expect(told.at(-1)).toBe(0.8);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe(0.9);
  vi.advanceTimersByTime(10_000);
  expect(Math.max(...told)).toBe(0.9);

  const before = told.length;
  stop();
  vi.advanceTimersByTime(10_000);
  expect(told).toHaveLength(before);
});

test('with reduced motion it starts at nine tenths', () => {
  const told: number[] = [];
  progressSteps((share) => told.push(share), true);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([0.9]);
});
