import { expect, test } from 'vitest';
import { rowWindow } from './TableBody.tsx';

const view = { top: 200, height: 800, row: 60 };

test('at the top of a long list, the first rows are rendered', () => {
  expect(rowWindow(view, 10_000)).toEqual({ start: 0, end: 15 });
});

test('visible rows are rendered at any scroll position, with few others', () => {
  for (let top = 300; top > -600_000; top -= 977) {
    const { start, end } = rowWindow({ ...view, top }, 10_000);
    const first = Math.max(0, Math.floor(-top / view.row));
    const last = Math.min(9_999, Math.floor((view.height - top) / view.row));
    expect(start).toBeLessThanOrEqual(first);
    expect(end).toBeGreaterThan(last);
    expect(end - start).toBeLessThanOrEqual(30);
  }
});

test('past the end of a list, its last rows are rendered; of an empty one, none', () => {
  const { start, end } = rowWindow({ ...view, top: -900_000 }, 10_000);
  expect(end).toBe(10_000);
  expect(start).toBeLessThanOrEqual(end);
  expect(rowWindow(view, 0)).toEqual({ start: 0, end: 0 });
});
