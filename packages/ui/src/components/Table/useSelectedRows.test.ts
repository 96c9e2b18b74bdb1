import { expect, test } from 'vitest';
import { nextSelection } from './useSelectedRows.ts';

const keys = Array.from({ length: 100 }, (_, index) => `row ${index}`);
const nothing: ReadonlySet<string> = new Set();
const all: ReadonlySet<string> = new Set(keys);

test('a hundred rows are selected in steps of ten, also when the selection changes meanwhile', () => {
  let shown = nothing;
  for (let step = 1; step <= 3; step += 1) {
    shown = nextSelection(keys, shown, all);
    expect([...shown]).toEqual(keys.slice(0, step * 10));
  }
  const range = new Set(keys.slice(60));
  for (let step = 1; step <= 7; step += 1) shown = nextSelection(keys, shown, range);
  expect(shown).toBe(range);
});

test('a few rows are selected at once, and those of a long table', () => {
  const few = new Set(keys.slice(0, 10));
  expect(nextSelection(keys, nothing, few)).toBe(few);
  const long = Array.from({ length: 10_000 }, (_, index) => `row ${index}`);
  const most = new Set(long);
  expect(nextSelection(long, nothing, most)).toBe(most);
});
