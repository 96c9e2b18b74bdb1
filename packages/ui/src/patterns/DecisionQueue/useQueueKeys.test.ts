import { expect, test } from 'vitest';
import { heirOf, stepTo } from './useQueueKeys.ts';

test('J and K move through the items and stop at the ends', () => {
  expect(stepTo(['a', 'b'], null, 1)).toBe('a');
  expect(stepTo(['a', 'b'], 'a', 1)).toBe('b');
  expect(stepTo(['a', 'b'], 'b', 1)).toBe('b');
  expect(stepTo(['a', 'b'], 'a', -1)).toBe('a');
  expect(stepTo(['a', 'b'], null, -1)).toBe('b');
  expect(stepTo([], 'a', 1)).toBeNull();
});

test('when an item leaves, the next one gets the focus', () => {
  expect(heirOf(['b', 'c'], 0)).toBe('b');
  expect(heirOf(['a', 'b'], 2)).toBe('b');
  expect(heirOf([], 0)).toBeNull();
});
