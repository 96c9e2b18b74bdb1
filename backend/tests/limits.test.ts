import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Count, createSharedLimit, type Limit } from '../src/base/limits.ts';
import type { Strapi } from '../src/base/registry.ts';

/** A database that several instances count in, and how often they did. */
const createCounts = () => {
  const counts = new Map<string, Count>();
  const asked: number[] = [];
  const count = async (_strapi: Strapi, key: string, { seconds }: Limit, calls = 1) => {
    asked.push(calls);
    const known = counts.get(key);
    const goesOn = known && known.ends > Date.now();
    const ends = goesOn ? known.ends : Date.now() + seconds * 1000;
    const sum = { calls: (goesOn ? known.calls : 0) + calls, ends };
    counts.set(key, sum);
    return sum;
  };
  return { count, asked };
};

describe('a limit that instances share', () => {
  const strapi: Strapi = Object.create(null);
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const instances = (max: number) => {
    const { count, asked } = createCounts();
    const windows = new Map();
    const [first, second] = [windows, undefined].map((given) => {
      const limit = createSharedLimit('calls', { max, seconds: 60 }, count, given);
      return async (key = 'a') => (await limit(strapi, key)).allowed;
    });
    if (!first || !second) throw new Error('No limits.');
    return { first, second, asked, windows };
  };

  it('is exact while it is small, and counts each key alone', async () => {
    const { first, second } = instances(3);
    const seen = [await first(), await second(), await first('b'), await first()];
    expect(seen).toEqual([true, true, true, true]);
    expect([await second(), await first(), await second('b')]).toEqual([false, false, true]);
  });

  it('begins again when the window of the first call has ended', async () => {
    const { first, second } = instances(2);
    await first();
    vi.advanceTimersByTime(40_000);
    expect([await second(), await second()]).toEqual([true, false]);
    vi.advanceTimersByTime(19_999);
    expect(await first()).toBe(false);
    vi.advanceTimersByTime(1);
    expect([await second(), await first(), await second()]).toEqual([true, true, false]);
  });

  it('counts together each twentieth of a large limit, and accepts at most as much more', async () => {
    const { first, second, asked } = instances(600);
    let accepted = 0;
    for (let call = 0; call < 1000; call += 1)
      for (const instance of [first, second]) accepted += Number(await instance());
    expect(accepted).toBeGreaterThanOrEqual(600);
    expect(accepted).toBeLessThanOrEqual(660);
    expect(asked.slice(0, 4)).toEqual([1, 1, 30, 30]);
    expect(asked.length).toBeLessThan(26);
  });

  it('keeps at most 100,000 keys in memory, and none whose window has ended', async () => {
    const { first, windows } = instances(2);
    for (let key = 0; key <= 100_000; key += 1) await first(`${key}`);
    expect([windows.size, windows.has('0'), windows.has('1')]).toEqual([100_000, false, true]);
    vi.advanceTimersByTime(60_000);
    await first('next');
    expect([...windows.keys()]).toEqual(['next']);
  });
});
