import {
  type Collection,
  collections,
  type ListingValues,
  type TermName,
  termsOf,
} from '@portal/domain';
import type { Database, StoredListing, StoredTerm } from './database.ts';
import { isShown } from './shapes.ts';

/* The listings that use a term. */

/** The listings with a term; a revision counts as its listing. */
export function usesOf({ id }: StoredTerm, terms: TermName, db: Database): StoredListing[] {
  const below = db.subcategories.filter(({ categoryId }) => categoryId === id);
  const has = (values: ListingValues) =>
    values[terms].includes(id) ||
    (terms === 'categories' && below.some((sub) => values.subcategories.includes(sub.id)));
  return db.listings.filter(
    ({ values, revision }) => has(values) || (revision !== null && has(revision.values)),
  );
}

/** Live listings with a term, by the collections that have such terms. */
export function liveUsesOf(term: StoredTerm, terms: TermName, db: Database) {
  const below = db.subcategories.filter(({ categoryId }) => categoryId === term.id);
  const has = ({ values }: StoredListing) =>
    values[terms].includes(term.id) ||
    (terms === 'categories' && below.some(({ id }) => values.subcategories.includes(id)));
  const live = (collection: Collection) =>
    db.listings.filter(
      (row) => row.collection === collection && row.status === 'APPROVED' && has(row),
    ).length;
  const usedBy = collections.filter(
    (collection) => termsOf(collection).includes(terms) || terms === 'categories',
  );
  return Object.fromEntries(usedBy.map((collection) => [collection, live(collection)]));
}

/** The live listings of an industry. */
export function liveIn({ id }: StoredTerm, collection: Collection, db: Database): StoredListing[] {
  return db.listings.filter(
    (row) =>
      row.collection === collection && isShown(row, db) && row.values.industries.includes(id),
  );
}

/** The featured listings of an industry that are live, in order. */
export const shownIn = (
  term: StoredTerm,
  collection: Collection,
  db: Database,
): StoredListing[] => {
  const live = liveIn(term, collection, db);
  return (term.featured?.[collection] ?? []).flatMap(
    (id) => live.find((row) => row.id === id) ?? [],
  );
};
