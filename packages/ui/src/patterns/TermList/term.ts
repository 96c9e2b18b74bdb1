import { m } from '../../i18n/messages.js';
import { formatNumber } from '../../internal/formatNumber.ts';
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

/** Texts about one term of a kind. */
export const termWords = {
  categories: {
    delete: m.terms_delete_category(),
    choose: m.terms_choose_category(),
    move: m.terms_move_category,
    noOther: m.terms_no_other_category,
    field: m.terms_category_name(),
    required: m.terms_category_name_required(),
  },
  subcategories: {
    delete: m.terms_delete_subcategory(),
    choose: m.terms_choose_subcategory(),
    move: m.terms_move_subcategory,
    noOther: m.terms_no_other_subcategory,
    field: m.terms_subcategory_name(),
    required: m.terms_category_name_required(),
  },
  industries: {
    delete: m.terms_delete_industry(),
    choose: m.terms_choose_industry(),
    move: m.terms_move_industry,
    noOther: m.terms_no_other_industry,
    field: m.terms_industry_name(),
    required: m.terms_industry_name_required(),
  },
  locations: {
    delete: m.terms_delete_location(),
    choose: m.terms_choose_location(),
    move: m.terms_move_location,
    noOther: m.terms_no_other_location,
    field: m.terms_location(),
    required: m.terms_location_required(),
  },
} satisfies Record<TermRef['kind'], object>;

/** A count, and as text. */
export const counts = (count: number) => ({ count, shown: formatNumber(count) });

export function usedWords({
  kind,
  used,
  adding,
}: Pick<TermRef, 'kind' | 'used' | 'adding'>): string {
  if (adding) return m.patterns_adding();
  if (used === 0) return m.terms_not_used();
  return kind === 'subcategories'
    ? m.terms_used_by_apps(counts(used))
    : m.terms_used_by_listings(counts(used));
}

export function heldWords(names: readonly Subterm[]): string {
  return names.length ? names.map(({ name }) => name).join(', ') : m.terms_no_subcategories();
}

/** What is deleted with an unused term. */
export function deleteWords({ kind, holds = 0 }: TermRef): string {
  const unused = m.terms_delete_help();
  if (kind !== 'categories' || holds === 0) return unused;
  return `${m.terms_delete_holds(counts(holds))} ${unused}`;
}
