import { describe, expect, test } from 'vitest';
import { nextSort } from './columns.ts';
import { headCheck, toggled, toggledAll } from './selection.ts';

describe('choosing rows', () => {
  test('the head is mixed while some rows on screen are chosen', () => {
    expect(headCheck(['a', 'b'], new Set())).toBe('none');
    expect(headCheck(['a', 'b'], new Set(['b']))).toBe('some');
    expect(headCheck(['a', 'b'], new Set(['b', 'a', 'on another page']))).toBe('all');
    expect(headCheck([], new Set(['on another page']))).toBe('none');
  });

  test('a press on the head chooses all rows on screen, then none of them, and leaves other pages alone', () => {
    const all = toggledAll(new Set(['a', 'elsewhere']), ['a', 'b']);
    expect([...all].sort()).toEqual(['a', 'b', 'elsewhere']);
    expect([...toggledAll(all, ['a', 'b'])]).toEqual(['elsewhere']);
  });

  test('a press on a row changes that row and not the set that was given', () => {
    const before: ReadonlySet<string> = new Set(['a']);
    expect([...toggled(before, 'b')]).toEqual(['a', 'b']);
    expect([...toggled(before, 'a')]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });
});

test('a second press on a head turns the order round', () => {
  const first = nextSort(undefined, 'changed', 'descending');
  expect(first).toEqual({ key: 'changed', direction: 'descending' });
  expect(nextSort(first, 'changed', 'descending')).toEqual({
    key: 'changed',
    direction: 'ascending',
  });
  expect(nextSort(first, 'name')).toEqual({ key: 'name', direction: 'ascending' });
});
