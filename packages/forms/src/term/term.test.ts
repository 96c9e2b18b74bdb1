import type { Term, TermRef } from '@portal/ui/patterns/TermList';
import { expect, test } from 'vitest';
import { targetsFor } from './TermEditor.tsx';
import { deletedWith, goalTexts, mergeLines } from './termTexts.ts';

const terms: Term[] = [
  { id: '1', name: 'Field work', used: 48, subcategories: [{ id: '1', name: 'Fleet', used: 9 }] },
  { id: '2', name: 'Online shops', used: 0, subcategories: [{ id: '2', name: 'Stock', used: 0 }] },
];

test('listings can move to any other term of the same kind', () => {
  const fleet: TermRef = { kind: 'subcategories', id: '1', name: 'Fleet', used: 9 };
  expect(targetsFor(fleet, terms)).toEqual([{ id: '2', name: 'Stock', within: 'Online shops' }]);
  const work: TermRef = { kind: 'categories', id: '1', name: 'Field work', used: 48 };
  expect(targetsFor(work, terms)).toEqual([{ id: '2', name: 'Online shops' }]);
});

test('the deletion of a category says how many subcategories are deleted with it', () => {
  const ref: TermRef = { kind: 'categories', id: '1', name: 'Field work', used: 0 };
  expect(deletedWith({ ...ref, holds: 1 })).toContain('Its 1 subcategory is deleted too.');
  expect(deletedWith({ ...ref, holds: 3 })).toContain('Its 3 subcategories are deleted too.');
  expect(deletedWith(ref)).not.toContain('subcategor');
});

test('deleting a term in use asks for another term of its kind, if there is one', () => {
  const texts = (kind: TermRef['kind'], used: number) =>
    goalTexts({ kind, id: '1', name: 'Any', used }, 'delete');
  expect(texts('industries', 1).help).toBe('1 listing uses it. Move it to another industry first.');
  expect(texts('locations', 1200).help).toBe(
    '1,200 listings use it. Move them to another location first.',
  );
  expect(texts('subcategories', 2).help).toBe(
    '2 apps use it. Move them to another subcategory first.',
  );
  expect(texts('industries', 2).none).toContain('there is no other industry to move to');
  expect(texts('locations', 2).none).toContain('there is no other location to move to');
  expect([texts('industries', 1).choose, texts('locations', 1).choose]).toEqual([
    'Choose an industry',
    'Choose a location',
  ]);
});

test('a merge says what changes, and nothing of what does not', () => {
  const none = { live: {}, both: 0, subcategories: 0, featured: 0, featuredLeftOut: 0 };
  const lines = (effect: object, uses = 1) =>
    mergeLines({ name: 'Fleet' }, { name: 'Stock' }, { ...none, uses, ...effect });
  const address =
    'In the directory, the address of Fleet leads to Stock, which is also found by this name.';
  expect(lines({}, 0)).toEqual(['No listing uses it.', address]);
  expect(lines({ live: { apps: 1200, services: 34 }, both: 1 }, 1500)).toEqual([
    '1,500 listings move to Stock. 1,234 of them are live.',
    '1 of them has both and keeps one.',
    address,
  ]);
  expect(lines({ live: { apps: 1 } })[0]).toBe('1 listing moves to Stock. It is live.');
  expect(lines({ live: { apps: 1 } }, 2)[0]).toBe('2 listings move to Stock. 1 of them is live.');
  expect(lines({ live: { apps: 0 } })[0]).toBe('1 listing moves to Stock.');
  expect(lines({ subcategories: 4, featured: 2, featuredLeftOut: 1 }).slice(1, -1)).toEqual([
    '4 subcategories move with it.',
    '2 featured listings move with it.',
    '1 featured listing loses its place: an industry features up to 6 apps and 6 services.',
  ]);
});
