/** The terms an admin keeps; categories hold subcategories. */
export const termKinds = ['categories', 'industries', 'locations'] as const;
export type TermKind = (typeof termKinds)[number];

export const termListStates = [
  'loading',
  'ready',
  'empty',
  'no-match',
  'failed',
  'offline',
] as const;
export type TermListState = (typeof termListStates)[number];

export interface Subterm {
  id: string;
  name: string;
  /** How many apps are filed under it. */
  used: number;
  /** It is on its way to the server; nothing can be done with it yet. Default false. */
  adding?: boolean | undefined;
}

export interface Term extends Subterm {
  /** How many listings are filed under it. */
  used: number;
  /** The term's own page. Default: none. */
  href?: string | undefined;
  /** Of a category. */
  subcategories?: readonly Subterm[] | undefined;
}

/** What a deed is about. */
export interface TermRef extends Subterm {
  kind: TermKind | 'subcategories';
  /** The category of a subcategory. */
  categoryId?: string | undefined;
  /** Subcategories that go with a category. */
  holds?: number | undefined;
}

/** A place where the listings of a term that is deleted can go. */
export interface TermTarget {
  id: string;
  name: string;
  /** The category of a subcategory. */
  within?: string | undefined;
}

/** The server counted listings under the term: they have to move first. */
export interface InUse {
  inUse: number;
}

/** Where listings of a term can go: to another one of its kind, in any category. */
export function targetsFor(ref: TermRef, terms: readonly Term[]): TermTarget[] {
  const all =
    ref.kind === 'subcategories'
      ? terms.flatMap(({ name: within, subcategories = [] }) =>
          subcategories.map(({ id, name }) => ({ id, name, within })),
        )
      : terms.map(({ id, name }) => ({ id, name }));
  return all.filter(({ id }) => id !== ref.id);
}
