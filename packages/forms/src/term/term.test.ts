import type { Term, TermRef } from '@portal/ui/patterns/TermList';
import { expect, test } from 'vitest';
import { targetsFor } from './TermEditor.tsx';
import { deletedWith } from './termTexts.ts';

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
