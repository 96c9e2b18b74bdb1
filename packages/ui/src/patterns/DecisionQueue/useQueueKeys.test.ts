import { expect, test } from 'vitest';
import { stepTo } from '../stepTo.ts';
import { focusAfterRemoval, successorOf } from './useQueueKeys.ts';

test('J and K move through the items and stop at the ends', () => {
  expect(stepTo(['a', 'b'], null, 1)).toBe('a');
  expect(stepTo(['a', 'b'], 'a', 1)).toBe('b');
  expect(stepTo(['a', 'b'], 'b', 1)).toBe('b');
  expect(stepTo(['a', 'b'], 'a', -1)).toBe('a');
  expect(stepTo(['a', 'b'], null, -1)).toBe('b');
  expect(stepTo([], 'a', 1)).toBeNull();
});

test('when an item is moved behind the next one, that one gets the focus', () => {
  expect(successorOf('a', ['a', 'b', 'c'], ['b', 'c', 'a'])).toBe('b');
  expect(successorOf('b', ['a', 'b', 'c'], ['new', 'a', 'b', 'c'])).toBe('b');
  expect(successorOf('c', ['a', 'b', 'c'], ['c', 'a', 'b'])).toBe('c');
  expect(successorOf('a', ['a', 'b'], ['a'])).toBe('a');
  expect(successorOf('a', ['a', 'b'], ['b'])).toBeNull();
});

test('when an item leaves, the next one gets the focus', () => {
  expect(focusAfterRemoval(['b', 'c'], 0)).toBe('b');
  expect(focusAfterRemoval(['a', 'b'], 2)).toBe('b');
  expect(focusAfterRemoval([], 0)).toBeNull();
});
