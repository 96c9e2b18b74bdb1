import { m } from '../../i18n/messages.js';
import { formatNumber } from '../../internal/formatNumber.ts';

/** The kinds of terms; categories have subcategories. */
export type TermKind = 'categories' | 'industries' | 'locations';

export type TermListState = 'loading' | 'ready' | 'empty' | 'no-match' | 'failed' | 'offline';

/** The live listings of a collection with a term. */
interface LiveUse {
  type: 'apps' | 'services';
  count: number;
  /** Their list. Default: none has this filter. */
  href?: string | undefined;
}

export interface Subterm {
  id: string;
  name: string;
  /** Other names, by which it is found. Default: none. */
  synonyms?: readonly string[] | undefined;
  /** How many listings use it; for a subcategory, how many apps. */
  used: number;
  /** Those that are live. Default: the row shows `used` alone. */
  live?: readonly LiveUse[] | undefined;
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

/** A part of the use of a term. */
export interface UsedPart {
  text: string;
  href?: string | undefined;
}

const liveWords = { apps: m.terms_used_by_apps, services: m.terms_used_by_services };

/** The use of a term: its live listings by collection, and how many are not live; or all in one number. */
export function usedParts({
  kind,
  used,
  live,
  adding,
}: Pick<TermRef, 'kind' | 'used' | 'live' | 'adding'>): UsedPart[] {
  if (adding) return [{ text: m.patterns_adding() }];
  if (used === 0) return [{ text: m.terms_not_used() }];
  if (!live) {
    const words = kind === 'subcategories' ? m.terms_used_by_apps : m.terms_used_by_listings;
    return [{ text: words(counts(used)) }];
  }
  const shown = live.filter(({ count }) => count > 0);
  const others = used - shown.reduce((sum, { count }) => sum + count, 0);
  return [
    ...shown.map(({ type, count, href }) => ({ text: liveWords[type](counts(count)), href })),
    ...(others > 0 ? [{ text: m.terms_used_not_live(counts(others)) }] : []),
  ];
}

export function heldWords(names: readonly Subterm[]): string {
  return names.length ? names.map(({ name }) => name).join(', ') : m.terms_no_subcategories();
}
