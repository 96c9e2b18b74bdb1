import type { Category } from '@portal/data/schemas';
import { expect, it } from 'vitest';
import {
  readTermView,
  shownRows,
  type TermView,
  toTermEntry,
  toTermRow,
  writeTermView,
} from './termRows.ts';

const term = (id: number, name: string, uses: number) => ({
  id,
  name,
  slug: name.toLowerCase(),
  url: '',
  uses,
});
const categories: Category[] = [
  { ...term(1, 'Field work', 3), subcategories: [term(11, 'Whakaahua and Māori design', 1)] },
  { ...term(2, 'Selling', 9), subcategories: [] },
];
const entries = categories.map((each) => toTermEntry(each, 'categories'));
const found = (view: TermView) => shownRows(entries, view).map(({ name }) => name);

it('finds a category by what it holds, with or without macrons', () => {
  expect(found({ search: ' maori ', sort: 'name' })).toEqual(['Field work']);
});

it('puts what is used most first, when asked', () => {
  expect(found({ search: '', sort: 'used' })).toEqual(['Selling', 'Field work']);
});

it('keeps a view in the address, and understands nothing else', () => {
  const view = { search: 'māori design', sort: 'used' } as const;
  expect(readTermView(writeTermView(view))).toEqual(view);
  expect(readTermView(new URLSearchParams('sort=sideways'))).toEqual({ search: '', sort: 'name' });
});

it('leads to no page before the server has numbered a category', () => {
  expect(
    toTermRow({ ...term(-1, 'New', 0), subcategories: [] }, 'categories').href,
  ).toBeUndefined();
});
