import { expect, test } from 'vitest';
import { featuredWith, featureProblem } from './featured.ts';

test('a listing is featured while it is live, of the industry, and a place is left', () => {
  const listing = { isShown: true, industries: [1, 2] };
  expect(featureProblem(listing, 2, 5)).toBeUndefined();
  expect(featureProblem(listing, 2, 6)).toBe(
    'This industry already features 6 listings, counting those that are hidden.',
  );
  expect(featureProblem(listing, 3, 0)).toBe('This listing isn’t in the industry.');
  expect(featureProblem({ ...listing, isShown: false }, 2, 0)).toBe(
    'Only listings that the directory shows can be featured.',
  );
});

test('a listing comes last among the featured ones, or back to its place', () => {
  expect(featuredWith([3, 1], 2)).toEqual([3, 1, 2]);
  const before = [1, 2, 3];
  // Those that were removed together come back in their order, whichever is first.
  expect(featuredWith(featuredWith([3], 2, before), 1, before)).toEqual(before);
  expect(featuredWith(featuredWith([3], 1, before), 2, before)).toEqual(before);
  expect(featuredWith([1, 9], 3, before)).toEqual([1, 9, 3]);
  expect(featuredWith([9], 5, before)).toEqual([9, 5]);
});
