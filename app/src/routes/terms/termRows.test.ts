import type { Category } from '@portal/data/schemas';
import { expect, it } from 'vitest';
import {
  readTermView,
  shownRows,
  type TermView,
  toTermEntries,
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
const entries = [...toTermEntries(categories, 'categories', new Map()).values()];
const found = (view: TermView) => shownRows(entries, view).map(({ name }) => name);

it('finds a category by its subcategories, with or without macrons', () => {
  expect(found({ search: ' maori ', sort: 'name' })).toEqual(['Field work']);
});

it('finds typographic signs by those of the keyboard, and the other way round', () => {
  expect(found({ search: "design - artists' tools", sort: 'name' })).toEqual(['Field work']);
  expect(found({ search: 'DESIGN — ARTISTS‘', sort: 'name' })).toEqual(['Field work']);
});

it('keeps the rows of terms that are the same after a reload', () => {
  const before = toTermEntries(categories, 'categories', new Map());
  const [field, selling] = structuredClone(categories);
  const after = toTermEntries(
    [field, { ...selling, name: 'Sales' }] as Category[],
    'categories',
    before,
  );
  const [row, other] = [...after.values()].map((entry) => entry.row);
  expect(row).toBe(before.values().next().value?.row);
  expect(other?.name).toBe('Sales');
});

it('sorts by use', () => {
  expect(found({ search: '', sort: 'used' })).toEqual(['Selling', 'Field work']);
});

// Rows: X45T.1
it('links live listings to their lists, where those have the filter', () => {
  const used = { ...term(7, 'Marine', 9), live: { apps: 5, services: 2 } };
  expect(toTermRow(used, 'industries').live).toEqual([
    { type: 'apps', count: 5, href: '/apps/active/all?industry=7' },
    { type: 'services', count: 2, href: '/services/active/all?industry=7' },
  ]);
  const sub = { ...term(8, 'Tides', 1), live: { apps: 1 } };
  const row = toTermRow({ ...used, subcategories: [sub] }, 'categories');
  expect(row.live).toEqual([
    { type: 'apps', count: 5, href: undefined },
    { type: 'services', count: 2, href: '/services/active/all?category=7' },
  ]);
  expect(row.subcategories?.[0]?.live).toEqual([
    { type: 'apps', count: 1, href: '/apps/active/all?subcategory=8' },
  ]);
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
