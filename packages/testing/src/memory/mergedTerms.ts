import { type BulkChange, foldedTerm, storedName, type TermName, termNames } from '@portal/domain';
import type { Database } from './database.ts';

/** The term that replaced a merged one, which may be merged as well. */
export const replacement = (db: Database, terms: TermName, id: number): number => {
  const merged = db.trash?.find(({ kind, record }) => kind === terms && record.id === id);
  return merged?.mergedInto ? replacement(db, terms, merged.mergedInto.id) : id;
};

/** The ids of the terms with this folded name; of none, the one that replaced a merged one with it. */
export function termsNamed(db: Database, terms: TermName, name: string): number[] {
  const ids = db[terms].filter((term) => foldedTerm(term.name) === name).map(({ id }) => id);
  if (ids.length > 0) return ids;
  const merged = db.trash?.findLast(
    (each) => each.kind === terms && each.mergedInto && foldedTerm(each.name) === name,
  );
  const into = merged && replacement(db, terms, merged.record.id);
  return db[terms].filter(({ id }) => id === into).map(({ id }) => id);
}

/** Changes of a bulk edit, which give the terms that replaced merged ones. */
export const changesAfterMerges = (db: Database, changes: readonly BulkChange[]): BulkChange[] =>
  changes.map((change) => {
    const terms = termNames.find((each) => storedName(each) === change.field);
    if (!terms || change.operation === 'remove') return change;
    return { ...change, ids: [...new Set(change.ids.map((id) => replacement(db, terms, id)))] };
  });
