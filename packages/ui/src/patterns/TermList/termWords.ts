import type { Subterm, TermRef } from './term.ts';

interface TermWords {
  one: string;
  many: string;
  /** Accessible name of the list. */
  title: string;
  /** Label of the field with its name. */
  field: string;
  required: string;
  /** What they are for, where there is none yet. */
  empty: string;
}

export const termWords: Record<TermRef['kind'], TermWords> = {
  categories: {
    one: 'category',
    many: 'categories',
    title: 'Categories',
    field: 'Category name',
    required: 'Category name is required',
    empty: 'Services are filed by category, apps by the subcategories in it.',
  },
  subcategories: {
    one: 'subcategory',
    many: 'subcategories',
    title: 'Subcategories',
    field: 'Subcategory name',
    required: 'Category name is required',
    empty: 'Apps are filed by subcategory.',
  },
  industries: {
    one: 'industry',
    many: 'industries',
    title: 'Industries',
    field: 'Industry name',
    required: 'Industry name is required',
    empty: 'Every listing is filed under the industry that it is for.',
  },
  locations: {
    one: 'location',
    many: 'locations',
    title: 'Locations',
    field: 'Location',
    required: 'Location is required',
    empty: 'Services say with locations where people can hire them.',
  },
};

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? one : many}`;

/** How much a term is used. */
export function usedWords({
  kind,
  used,
  adding,
}: Pick<TermRef, 'kind' | 'used' | 'adding'>): string {
  if (adding) return 'Adding';
  if (used === 0) return 'Not used';
  return kind === 'subcategories'
    ? counted(used, 'app', 'apps')
    : counted(used, 'listing', 'listings');
}

export function heldWords(names: readonly Subterm[]): string {
  return names.length ? names.map(({ name }) => name).join(', ') : 'No subcategories yet';
}

/** What goes with a term that nothing uses. */
export function deleteWords({ kind, holds = 0 }: TermRef): string {
  const nothing = `No listing uses it. It leaves the forms at once, and this cannot be taken back.`;
  if (kind !== 'categories' || holds === 0) return nothing;
  const goes = holds === 1 ? 'subcategory goes' : 'subcategories go';
  return `Its ${counted(holds, goes, goes)} with it. ${nothing}`;
}
