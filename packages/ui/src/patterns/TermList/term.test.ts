import { expect, test } from 'vitest';
import { usedWords } from './term.ts';

test('the use of a term is counted in listings, or apps for a subcategory', () => {
  expect(usedWords({ kind: 'categories', used: 1 })).toBe('1 listing');
  expect(usedWords({ kind: 'subcategories', used: 1200 })).toBe('1,200 apps');
  expect(usedWords({ kind: 'locations', used: 0 })).toBe('Not used');
});
