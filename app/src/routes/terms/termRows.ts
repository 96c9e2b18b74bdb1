import type { Category, Term } from '@portal/data/schemas';
import {
  collections,
  fold,
  listingsList,
  recordOf,
  type TermFilter,
  type TermName,
  termFilters,
} from '@portal/domain';
import type { TermKind, Term as TermRow } from '@portal/ui/patterns/TermList';
import { m } from '../../i18n/messages.js';
import { formatCount } from '../../parts/formatCount.ts';
import { paths } from '../../paths.ts';

export const termSorts = ['name', 'used'] as const;
type TermSort = (typeof termSorts)[number];

/** What the query of the URL selects from the list. */
export interface TermView {
  search: string;
  sort: TermSort;
}

/** Reads a query. Default for missing or invalid values: all terms, by name. */
export function readTermView(params: URLSearchParams): TermView {
  const asked = params.get('sort');
  return {
    search: params.get('search') ?? '',
    sort: termSorts.find((sort) => sort === asked) ?? 'name',
  };
}

/** The query of a view, without defaults. */
export function writeTermView({ search, sort }: TermView): URLSearchParams {
  return new URLSearchParams({
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(sort === 'name' ? {} : { sort }),
  });
}

const held = (term: Term | Category): readonly Term[] =>
  'subcategories' in term ? term.subcategories : [];

const filterOf: Record<TermName, TermFilter> = {
  industries: 'industry',
  categories: 'category',
  subcategories: 'subcategory',
  locations: 'location',
};

const lists = recordOf(collections, (collection) =>
  listingsList({ collection, scope: 'active', whose: 'all' }),
);

/** The live listings with a term, with links to their lists: apps have no filter by category. */
const liveOf = ({ id, live = {} }: Term, kind: TermName) =>
  collections.flatMap((type) => {
    const { [type]: count = 0 } = live;
    const filter = filterOf[kind];
    const href = termFilters[type].includes(filter)
      ? lists[type].addressOf({ [filter]: String(id) })
      : undefined;
    return count > 0 ? [{ type, count, href }] : [];
  });

/** A negative id: the term is still being saved. */
const rowOf = (term: Term, kind: TermName) => ({
  id: String(term.id),
  name: term.name,
  synonyms: term.synonyms ?? [],
  used: term.uses ?? 0,
  live: liveOf(term, kind),
  adding: term.id < 0,
});

/** A term as a row; without a link while it is being saved. */
export function toTermRow(term: Term | Category, kind: TermKind): TermRow {
  const row = rowOf(term, kind);
  if (kind !== 'categories') return row;
  return {
    ...row,
    subcategories: held(term).map((sub) => rowOf(sub, 'subcategories')),
    ...(term.id > 0 ? { href: paths.category(term.slug || term.id) } : {}),
  };
}

/** A row and the text that is searched: its names and those of its subcategories. */
export interface TermEntry {
  row: TermRow;
  words: string;
}

/** Computed once per term: normalising a thousand names takes too long for each key press. */
const toTermEntry = (term: Term | Category, kind: TermKind): TermEntry => ({
  row: toTermRow(term, kind),
  words: fold(
    [term, ...held(term)].flatMap(({ name, synonyms = [] }) => [name, ...synonyms]).join('\n'),
  ),
});

/** Entries by the content of their term. */
export type TermEntries = ReadonlyMap<string, TermEntry>;

/** The entries of terms. Those of unchanged terms are the same objects as `before`, so that their rows do not render again. */
export const toTermEntries = (
  terms: readonly (Term | Category)[],
  kind: TermKind,
  before: TermEntries,
): TermEntries =>
  new Map(
    terms.map((term) => {
      const content = JSON.stringify(term);
      return [content, before.get(content) ?? toTermEntry(term, kind)];
    }),
  );

/** The rows that match a search, in the chosen order. */
export function shownRows(entries: readonly TermEntry[], { search, sort }: TermView): TermRow[] {
  const wanted = fold(search.trim());
  const found = entries.flatMap(({ row, words }) => (words.includes(wanted) ? [row] : []));
  return sort === 'name' ? found : found.sort((a, b) => b.used - a.used);
}

/** The help line: how many terms there are, and what they are for. Of similar length while they load. */
export function termHelp(kind: TermKind, terms: readonly (Term | Category)[] | null): string {
  const count = terms?.length ?? 0;
  const subcategories = terms?.reduce((sum, term) => sum + held(term).length, 0) ?? 0;
  switch (kind) {
    case 'categories':
      return terms
        ? m.terms_categories_help({
            categories: count,
            shownCategories: formatCount(count),
            subcategories,
            shownSubcategories: formatCount(subcategories),
          })
        : m.terms_all_categories_help();
    case 'industries':
      return terms
        ? m.terms_industries_help({ count, shown: formatCount(count) })
        : m.terms_all_industries_help();
    case 'locations':
      return terms
        ? m.terms_locations_help({ count, shown: formatCount(count) })
        : m.terms_all_locations_help();
  }
}
