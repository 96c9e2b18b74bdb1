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
  {
    ...term(1, 'Field work', 3),
    subcategories: [term(11, 'Whakaahua and Māori design – artists’ tools', 1)],
  },
  { ...term(2, 'Selling', 9), subcategories: [] },
];
const entries = categories.map((each) => toTermEntry(each, 'categories'));
const found = (view: TermView) => shownRows(entries, view).map(({ name }) => name);

it('finds a category by its subcategories, with or without macrons', () => {
  expect(found({ search: ' maori ', sort: 'name' })).toEqual(['Field work']);
});

it('finds typographic signs by those of the keyboard, and the other way round', () => {
  expect(found({ search: "design - artists' tools", sort: 'name' })).toEqual(['Field work']);
  expect(found({ search: 'DESIGN — ARTISTS‘', sort: 'name' })).toEqual(['Field work']);
});

it('sorts by use', () => {
  expect(found({ search: '', sort: 'used' })).toEqual(['Selling', 'Field work']);
});

it('reads and writes the query; unknown values are ignored', () => {
  const view = { search: 'māori design', sort: 'used' } as const;
  expect(readTermView(writeTermView(view))).toEqual(view);
  expect(readTermView(new URLSearchParams('sort=sideways'))).toEqual({ search: '', sort: 'name' });
});

it('has no link before the server has returned an id', () => {
  expect(
    toTermRow({ ...term(-1, 'New', 0), subcategories: [] }, 'categories').href,
  ).toBeUndefined();
});
