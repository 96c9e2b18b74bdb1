import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchEnd } from './watchEnd.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makeTab = () => Object.assign(new EventTarget(), { visibilityState: 'visible' as const });

test('calls at the end, and again while it is not stopped', () => {
  const ended = vi.fn();
  const stop = watchEnd(Date.now() + 60_000, Date.now, ended, makeTab());
  vi.advanceTimersByTime(59_999);
  expect(ended).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(ended).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledTimes(2);
});

test('calls when the tab is shown after the computer slept through the end', () => {
  const ended = vi.fn();
  const tab = makeTab();
  const stop = watchEnd(Date.now() + 60_000, Date.now, ended, tab);
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(ended).toHaveBeenCalledTimes(0);
  // The clock moves on without the timers.
  vi.setSystemTime(Date.now() + 120_000);
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  tab.dispatchEvent(new Event('visibilitychange'));
  expect(ended).toHaveBeenCalledTimes(1);
});
