import {
  addedSynonyms,
  type BulkChange,
  type BulkDifference,
  bulkIds,
  type Collection,
  foldedTerm,
  storedName,
  type TermName,
  takenSynonym,
  termNames,
  termsOf,
} from '@portal/domain';
import type { Database, StoredTerm } from './database.ts';
import { invalid } from './http.ts';

/** The term that replaced a merged one, which may be merged as well. */
export const replacement = (db: Database, terms: TermName, id: number): number => {
  const merged = db.trash?.find(({ kind, record }) => kind === terms && record.id === id);
  return merged?.mergedInto ? replacement(db, terms, merged.mergedInto.id) : id;
};

/** Whether one of the other names of a term is this folded name. */
const isAlso = ({ synonyms = [] }: StoredTerm, name: string): boolean =>
  synonyms.some((each) => foldedTerm(each) === name);

/** The terms of listings that a folded name means in a search; an app has the categories of its subcategories. */
export function namedInSearch(db: Database, collection: Collection, name: string) {
  const isNamed = (term: StoredTerm) => foldedTerm(term.name) === name || isAlso(term, name);
  return termsOf(collection).flatMap((terms) =>
    db[terms]
      .filter(
        (term) =>
          isNamed(term) ||
          (terms === 'subcategories' &&
            db.categories.some((category) => category.id === term.categoryId && isNamed(category))),
      )
      .map(({ id }) => ({ terms, id })),
  );
}

/** The ids of the terms with this folded name; of none, that with it as another name. */
export function termsNamed(db: Database, terms: TermName, name: string): number[] {
  const ids = db[terms].filter((term) => foldedTerm(term.name) === name).map(({ id }) => id);
  if (ids.length > 0) return ids;
  const also = db[terms].find((term) => isAlso(term, name));
  return also ? [also.id] : [];
}

/** What changes in a listing, with the terms that replaced merged ones. */
export const differencesNow = (db: Database, values: readonly BulkDifference[]): BulkDifference[] =>
  values.map((each) => {
    const terms = termNames.find((name) => storedName(name) === each.field);
    if (!terms) return each;
    const now = (ids: readonly number[]) => [
      ...new Set(ids.map((id) => replacement(db, terms, id))),
    ];
    return { ...each, before: now(each.before), after: now(each.after) };
  });

/** Changes of a bulk edit, with the terms that replaced merged ones. */
export const changesAfterMerges = (db: Database, changes: readonly BulkChange[]): BulkChange[] =>
  changes.map((change) => {
    const terms = bulkIds(change);
    if (!terms || terms === 'users') return change;
    return { ...change, ids: [...new Set(change.ids.map((id) => replacement(db, terms, id)))] };
  });

/** Throws if another term has one of the names that the term does not have yet. */
export function checkNotTaken(
  given: readonly string[],
  own: StoredTerm | null,
  terms: TermName,
  db: Database,
): void {
  const message = takenSynonym(
    addedSynonyms(own?.synonyms ?? [], given),
    db[terms].filter((term) => term !== own).map(({ name, synonyms = [] }) => ({ name, synonyms })),
  );
  if (message) throw invalid(message, [{ path: ['synonyms'], message }]);
}
