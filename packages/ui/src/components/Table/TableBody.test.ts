import { expect, test } from 'vitest';
import { rangeOf, rowWindow, spareRows } from './TableBody.tsx';

const view = { top: 200, height: 800, row: 60 };

test('at the top of a long list, the first rows are rendered', () => {
  expect(rowWindow(view, 10_000, spareRows)).toEqual({ start: 0, end: 15 });
});

test('with one spare row, the rows in view and at most one more are rendered', () => {
  expect(rowWindow(view, 100, 1)).toEqual({ start: 0, end: 11 });
});

test('visible rows are rendered at any scroll position, with few others', () => {
  for (let top = 300; top > -600_000; top -= 977) {
    const { start, end } = rowWindow({ ...view, top }, 10_000, spareRows);
    const first = Math.max(0, Math.floor(-top / view.row));
    const last = Math.min(9_999, Math.floor((view.height - top) / view.row));
    expect(start).toBeLessThanOrEqual(first);
    expect(end).toBeGreaterThan(last);
    expect(end - start).toBeLessThanOrEqual(30);
  }
});

test('past the end of a list, its last rows are rendered; of an empty one, none', () => {
  const { start, end } = rowWindow({ ...view, top: -900_000 }, 10_000, spareRows);
  expect(end).toBe(10_000);
  expect(start).toBeLessThanOrEqual(end);
  expect(rowWindow(view, 0, spareRows)).toEqual({ start: 0, end: 0 });
});

const named = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

test('other rows begin with the first frame, while changes of some keep what is rendered', () => {
  const keys = named(100, 'row');
  const whole = { keys, start: 0, end: 100 };
  const others = named(100, 'other');
  expect(rangeOf(keys, whole, false)).toBe(whole);
  expect(rangeOf(others, whole, false)).toEqual({ keys: others, start: 0, end: 10 });
  const oneMore = ['new', ...keys];
  expect(rangeOf(oneMore, whole, false)).toEqual({ keys: oneMore, start: 0, end: 101 });
  const reversed = keys.toReversed();
  const part = { start: 40, end: 60 };
  expect(rangeOf(reversed, { keys, ...part }, false)).toEqual({ keys: reversed, ...part });
});

test('a list that becomes long, or grows at its end, renders no more rows at once', () => {
  const keys = named(150, 'row');
  const more = named(300, 'row');
  expect(rangeOf(more, { keys, start: 0, end: 150 }, true)).toEqual({
    keys: more,
    start: 0,
    end: 150,
  });
  const long = named(1_000, 'row');
  const longer = named(1_500, 'row');
  const last = { start: 980, end: 1_000 };
  expect(rangeOf(longer, { keys: long, ...last }, true)).toEqual({ keys: longer, ...last });
});
