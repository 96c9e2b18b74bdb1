import { describe, expect, test } from 'vitest';
import { nextSort } from './columns.ts';
import { headCheck, toggled, toggledAll, toggledRange } from './selection.ts';

describe('row selection', () => {
  test('the header checkbox is mixed if some visible rows are selected', () => {
    expect(headCheck(['a', 'b'], new Set())).toBe('none');
    expect(headCheck(['a', 'b'], new Set(['b']))).toBe('some');
    expect(headCheck(['a', 'b'], new Set(['b', 'a', 'on another page']))).toBe('all');
    expect(headCheck([], new Set(['on another page']))).toBe('none');
  });

  test('the header checkbox toggles all visible rows, and no rows of other pages', () => {
    const all = toggledAll(new Set(['a', 'elsewhere']), ['a', 'b']);
    expect([...all].sort()).toEqual(['a', 'b', 'elsewhere']);
    expect([...toggledAll(all, ['a', 'b'])]).toEqual(['elsewhere']);
  });

  test('a range gets the state that its last row changes to, and leaves other rows as they are', () => {
    const keys = ['a', 'b', 'c', 'd'];
    const range = (selected: string[], anchor: string | null, key: string) =>
      [...toggledRange(new Set(selected), keys, anchor, key)].sort();
    expect(range(['a', 'elsewhere'], 'a', 'c')).toEqual(['a', 'b', 'c', 'elsewhere']);
    expect(range(['d'], 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(range(['a', 'b', 'c', 'd'], 'b', 'c')).toEqual(['a', 'd']);
    expect(range(['a'], null, 'c')).toEqual(['a', 'c']);
    expect(range(['a'], 'on another page', 'c')).toEqual(['a', 'c']);
  });

  test('selecting a row returns a new set', () => {
    const before: ReadonlySet<string> = new Set(['a']);
    expect([...toggled(before, 'b')]).toEqual(['a', 'b']);
    expect([...toggled(before, 'a')]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });
});

test('a second press on a header reverses the order', () => {
  const first = nextSort(undefined, 'changed', 'descending');
  expect(first).toEqual({ key: 'changed', direction: 'descending' });
  expect(nextSort(first, 'changed', 'descending')).toEqual({
    key: 'changed',
    direction: 'ascending',
  });
  expect(nextSort(first, 'name')).toEqual({ key: 'name', direction: 'ascending' });
});
