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

/** A count, and as text. */
const counts = (count: number) => ({ count, shown: formatNumber(count) });

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
