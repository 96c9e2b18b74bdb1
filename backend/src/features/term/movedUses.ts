import type { Collection } from '@portal/domain';
import type { Strapi } from '../../base/registry.ts';
import { kinds, type TermSingle, termKinds } from '../listing/index.ts';
import { linkOf } from './uses.ts';

/** Listings in one statement: databases limit how many ids it may name, and other requests run in between. */
const AT_ONCE = 500;

export function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}

type ByCollection = Partial<Record<Collection, number[]>>;

/** What was moved from a term to another, to be moved back if it is restored. */
export interface MovedUses {
  /** The other term, and its name at that time. */
  to: number;
  name?: string;
  /** Rows of listings, also in the trash, and those of them that had the other one as well. */
  rows: ByCollection;
  both: ByCollection;
  /** The ids of the links that the latter lost, in the same order. */
  links: ByCollection;
  /** Also in the trash. */
  subcategories: number[];
  /** Other names that the other term has since. */
  synonyms?: string[];
  /** Listings that the other industry features since. */
  featured?: ByCollection;
}

/** The relation of a collection to terms of a kind, with the columns of its rows. */
export const relationOf = (strapi: Strapi, type: Collection, single: TermSingle) => {
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = linkOf(
    strapi,
    kinds[type].uid,
    termKinds[single].collection,
  );
  return { table: name, row: joinColumn.name, term: inverseJoinColumn.name, orderColumnName };
};

export type Relation = ReturnType<typeof relationOf>;
