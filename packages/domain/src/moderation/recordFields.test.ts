import { expect, test } from 'vitest';
import { ratingProblem } from './recordFields.ts';

// Rows: 5.8
test('ratings', () => {
  expect([null, 0, 6, 2.5, '5'].map(ratingProblem)).toEqual([
    'Rating is required',
    ...Array.from({ length: 4 }, () => 'Rating is not valid'),
  ]);
  expect([1, 5].map(ratingProblem)).toEqual([undefined, undefined]);
});
