import { expect, test } from 'vitest';
import { splashLeft } from './Splash.tsx';

// Rows: 9.6
test('a second splash shows for the rest of 3 seconds', () => {
  expect([0, 2_000, 3_000, 60_000].map(splashLeft)).toEqual([3_000, 1_000, 0, 0]);
});
