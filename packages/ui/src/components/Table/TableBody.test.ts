import { expect, test } from 'vitest';
import { rowWindow } from './TableBody.tsx';

const view = { top: 200, height: 800, row: 60 };

test('at the top of a long list the first rows are drawn', () => {
  expect(rowWindow(view, 10_000)).toEqual({ start: 0, end: 15 });
});

test('rows in sight are drawn wherever the list stands, and never many more', () => {
  for (let top = 300; top > -600_000; top -= 977) {
    const { start, end } = rowWindow({ ...view, top }, 10_000);
    const first = Math.max(0, Math.floor(-top / view.row));
    const last = Math.min(9_999, Math.floor((view.height - top) / view.row));
    expect(start).toBeLessThanOrEqual(first);
    expect(end).toBeGreaterThan(last);
    expect(end - start).toBeLessThanOrEqual(30);
  }
});

test('far below the list its end is drawn, and nothing of an empty one', () => {
  const { start, end } = rowWindow({ ...view, top: -900_000 }, 10_000);
  expect(end).toBe(10_000);
  expect(start).toBeLessThanOrEqual(end);
  expect(rowWindow(view, 0)).toEqual({ start: 0, end: 0 });
});
