import { describe, expect, test } from 'vitest';
import { moved, placeOf, slotAfterKey, slotAt, slotOffset, sortWords } from './useSorting.ts';

const heights = [40, 60, 40, 40];

test('moving a row keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  const same = ['a', 'b'];
  expect(moved(same, 1, 1)).toBe(same);
});

describe('a dragged row', () => {
  test('takes the next slot once it covers half of the adjacent row', () => {
    expect([29, 30, 79, 80, 900].map((way) => slotAt(heights, 0, way))).toEqual([0, 1, 1, 2, 3]);
    expect([-19, -20, -900].map((way) => slotAt(heights, 2, way))).toEqual([2, 2, 0]);
    expect(slotAt(heights, 2, -30)).toBe(1);
  });

  test('supports rows of different heights', () => {
    expect(slotOffset(heights, 0, 2)).toBe(100);
    expect(slotOffset(heights, 2, 0)).toBe(-100);
    expect(slotOffset(heights, 1, 1)).toBe(0);
  });

  test('shows every row its new position', () => {
    const lift = { key: 'a', from: 0, to: 2 };
    expect([0, 1, 2, 3].map((index) => placeOf(index, lift))).toEqual([3, 1, 2, 4]);
    expect([0, 1].map((index) => placeOf(index, null))).toEqual([1, 2]);
  });
});

test('keys stop at the ends', () => {
  expect(slotAfterKey('ArrowUp', 0, 4)).toBe(0);
  expect(slotAfterKey('ArrowDown', 3, 4)).toBe(3);
  expect(slotAfterKey('End', 1, 4)).toBe(3);
  expect(slotAfterKey('x', 1, 4)).toBeNull();
});

test('an announcement includes the row and its position', () => {
  expect(sortWords('moved', 'Longfin Logistics', 2, 6)).toBe('Longfin Logistics, position 2 of 6.');
});
