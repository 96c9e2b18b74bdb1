import { describe, expect, test } from 'vitest';
import { pageSlots, rangeText } from './Pagination.tsx';

const rendered = (current: number, count: number) =>
  pageSlots(current, count)
    .map((slot) => (slot.kind === 'page' ? slot.page : '…'))
    .join(' ');

describe('page numbers', () => {
  test('a short list shows every page', () => {
    expect(rendered(2, 3)).toBe('1 2 3');
    expect(rendered(7, 7)).toBe('1 2 3 4 5 6 7');
  });

  test('a long list shows the first, the last and adjacent pages', () => {
    expect(rendered(1, 20)).toBe('1 2 3 4 5 … 20');
    expect(rendered(4, 20)).toBe('1 2 3 4 5 … 20');
    expect(rendered(5, 20)).toBe('1 … 4 5 6 … 20');
    expect(rendered(17, 20)).toBe('1 … 16 17 18 19 20');
    expect(rendered(20, 20)).toBe('1 … 16 17 18 19 20');
  });

  test('a long list always has seven slots, including the current page', () => {
    for (let current = 1; current <= 40; current += 1) {
      const slots = pageSlots(current, 40);
      expect(slots).toHaveLength(7);
      expect(slots).toContainEqual({ kind: 'page', page: current });
    }
  });
});

test('the range ends with the last record', () => {
  expect(rangeText(3, 10, 23)).toBe('21–23 of 23');
  expect(rangeText(1, 10, 0)).toBe('0 of 0');
  expect(rangeText(150, 10, 12_000)).toBe('1,491–1,500 of 12,000');
  // Of a page after the last one, which has no rows.
  expect(rangeText(99, 10, 39)).toBe('0 of 39');
});
