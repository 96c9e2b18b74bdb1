import { expect, test } from 'vitest';
import { mergedFeatured, mergedTerms, unmergedTerms } from './mergeTerms.ts';

test('a merged term is replaced where it stood, and a listing that had both keeps the other one where it was', () => {
  expect(mergedTerms([1, 2, 3], 2, 9)).toEqual([1, 9, 3]);
  expect(mergedTerms([2, 3, 9], 2, 9)).toEqual([3, 9]);
  expect(mergedTerms([1], 2, 9)).toEqual([1]);
});

test('a restored term returns to the listings that still have the other one', () => {
  const merge = { from: 2, into: 9, hadBoth: false, max: 3 };
  expect(unmergedTerms([1, 9, 3], merge)).toEqual([1, 2, 3]);
  expect(unmergedTerms([9, 3], { ...merge, hadBoth: true })).toEqual([9, 3, 2]);
  expect(unmergedTerms([9, 3, 4], { ...merge, hadBoth: true })).toEqual([9, 3, 4]);
  expect(unmergedTerms([4], merge)).toEqual([4]);
});

test('featured listings follow those of the other industry while there is a place', () => {
  expect(mergedFeatured([1, 2], [2, 3])).toEqual({
    featured: [1, 2, 3],
    added: [3],
    leftOut: [],
  });
  expect(mergedFeatured([1, 2, 3, 4, 5], [6, 7])).toEqual({
    featured: [1, 2, 3, 4, 5, 6],
    added: [6],
    leftOut: [7],
  });
});
