/** The kinds of terms; categories have subcategories. */
export type TermKind = 'categories' | 'industries' | 'locations';

export type TermListState = 'loading' | 'ready' | 'empty' | 'no-match' | 'failed' | 'offline';

export interface Subterm {
  id: string;
  name: string;
  /** How many listings use it; for a subcategory, how many apps. */
  used: number;
  /** It is being added, and has no actions yet. Default false. */
  adding?: boolean | undefined;
}

export interface Term extends Subterm {
  /** The term's own page. Default: none. */
  href?: string | undefined;
  subcategories?: readonly Subterm[] | undefined;
}

/** The term that an action refers to. */
export interface TermRef extends Subterm {
  kind: TermKind | 'subcategories';
  /** The category of a subcategory. */
  categoryId?: string | undefined;
  /** Number of subcategories, which are deleted with their category. */
  holds?: number | undefined;
}

/** A term that the listings of a deleted term can move to. */
export interface TermTarget {
  id: string;
  name: string;
  /** The category of a subcategory. */
  within?: string | undefined;
}

/** Listings still use the term, so they have to move first. */
export interface InUse {
  inUse: number;
}

/** Another user has renamed the term: the error message, and the name that the next save replaces. */
interface Renamed {
  error: string;
  current: string;
}

/** Result of a rename: an error message for the name, or undefined on success. */
export type RenameOutcome = Promise<string | Renamed | undefined>;

/** The terms that listings of a term can move to: others of its kind, in any category. */
export function targetsFor(ref: TermRef, terms: readonly Term[]): TermTarget[] {
  const all =
    ref.kind === 'subcategories'
      ? terms.flatMap(({ name: within, subcategories = [] }) =>
          subcategories.map(({ id, name }) => ({ id, name, within })),
        )
      : terms.map(({ id, name }) => ({ id, name }));
  return all.filter(({ id }) => id !== ref.id);
}

export const termWords = {
  categories: {
    one: 'category',
    many: 'categories',
    title: 'Categories',
    field: 'Category name',
    required: 'Category name is required',
    empty: 'Services are grouped by category, apps by subcategory.',
  },
  subcategories: {
    one: 'subcategory',
    many: 'subcategories',
    title: 'Subcategories',
    field: 'Subcategory name',
    required: 'Category name is required',
    empty: 'Apps are grouped by subcategory.',
  },
  industries: {
    one: 'industry',
    many: 'industries',
    title: 'Industries',
    field: 'Industry name',
    required: 'Industry name is required',
    empty: 'A listing belongs to at most one industry.',
  },
  locations: {
    one: 'location',
    many: 'locations',
    title: 'Locations',
    field: 'Location',
    required: 'Location is required',
    empty: 'Locations show where a service is available.',
  },
} satisfies Record<TermRef['kind'], object>;

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-NZ')} ${count === 1 ? one : many}`;

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

/** What is deleted with an unused term. */
export function deleteWords({ kind, holds = 0 }: TermRef): string {
  const nothing = `No listing uses it. It’s removed from all forms immediately. This can’t be undone.`;
  if (kind !== 'categories' || holds === 0) return nothing;
  const goes = holds === 1 ? 'subcategory is' : 'subcategories are';
  return `Its ${counted(holds, goes, goes)} deleted too. ${nothing}`;
}
