import { afterEach, expect, it, vi } from 'vitest';
import { slowHosts } from '../src/features/imports/slowHosts.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('asks no slow host for a minute, and none at all after eight of them in a run', () => {
  vi.useFakeTimers();
  const run = { id: 1, round: 2 };
  const slow = slowHosts(run);
  for (let host = 1; host < 8; host += 1) slow.add(`${host}.example`);
  expect([slow.has('7.example'), slow.has('other.example')]).toEqual([true, false]);
  slow.add('8.example');
  // As the next rows of the run see it.
  expect(slowHosts(run).has('other.example')).toBe(true);
  expect(slowHosts({ id: 1, round: 3 }).has('7.example')).toBe(false);
  expect(slowHosts({ id: 12, round: 2 }).has('other.example')).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(slow.has('7.example')).toBe(false);
});
