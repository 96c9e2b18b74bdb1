import { expect, test } from 'vitest';
import { usedParts } from './term.ts';

test('the use of a term is counted in listings, or apps for a subcategory', () => {
  expect(usedParts({ kind: 'categories', used: 1 })).toEqual([{ text: '1 listing' }]);
  expect(usedParts({ kind: 'subcategories', used: 1200 })).toEqual([{ text: '1,200 apps' }]);
  expect(usedParts({ kind: 'locations', used: 0 })).toEqual([{ text: 'Not used' }]);
});

test('live listings are counted by collection, and the others together', () => {
  const live = [
    { type: 'apps', count: 31, href: '#apps' },
    { type: 'services', count: 0, href: '#services' },
  ] as const;
  const parts = (used: number) => usedParts({ kind: 'industries', used, live });
  expect(parts(33)).toEqual([{ text: '31 apps', href: '#apps' }, { text: '2 not live' }]);
  expect(parts(31)).toEqual([{ text: '31 apps', href: '#apps' }]);
});
