import { expect, test } from 'vitest';
import { shownOf } from './useSelectedRows.ts';

const keys = Array.from({ length: 100 }, (_, index) => `row ${index}`);
const nothing: ReadonlySet<string> = new Set();
const shown = { selected: nothing, before: nothing, end: 0 };

test('a hundred rows are selected in steps, and a few at once', () => {
  const all = new Set(keys);
  const steps = shownOf(keys, all, shown);
  expect(steps).toEqual({ selected: all, before: nothing, end: 10 });
  expect(shownOf(keys, all, steps)).toBe(steps);
  const fewer = new Set(keys.slice(10));
  expect(shownOf(keys, fewer, steps)).toEqual({ selected: fewer, before: all, end: Infinity });
});
