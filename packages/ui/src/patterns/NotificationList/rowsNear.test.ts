import { expect, test } from 'vitest';
import { rowsNear } from './rowsNear.ts';

const heights = Array.from({ length: 10_000 }, (_, index) => 60 + (index % 3) * 40);
const all = 1_000_000 - 40;

test('visible rows of any height are rendered at any scroll position, with few others', () => {
  for (let top = 300; top > 800 - all; top -= 4_977) {
    const { start, end, before, after } = rowsNear(heights, top, 800);
    expect(Math.max(0, -top)).toBeGreaterThanOrEqual(before);
    expect(Math.min(all, 800 - top)).toBeLessThanOrEqual(all - after);
    expect(end - start).toBeLessThanOrEqual(60);
  }
});

test('past the end of a list, its last rows are rendered; of an empty one, none', () => {
  const past = rowsNear(heights, -2 * all, 800);
  expect([past.end, past.after]).toEqual([10_000, 0]);
  expect(past.start).toBeLessThan(past.end);
  expect(rowsNear([], 0, 800)).toEqual({ start: 0, end: 0, before: 0, after: 0 });
});
