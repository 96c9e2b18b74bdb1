import {
  bulkFeature,
  type Collection,
  featuredFull,
  featuredWith,
  featureProblem,
  importTexts,
} from '@portal/domain';
import { authorize } from './access.ts';
import type { Database, StoredListing } from './database.ts';
import type { Call } from './http.ts';
import { callFor, fail } from './importRows.ts';
import { changesAfterMerges } from './mergedTerms.ts';
import { isShown } from './shapes.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';
import { setFeatured } from './terms.ts';

/* Listings of a bulk edit that an industry features, or no longer does. */

const industryIn = (db: Database, { changes = [] }: StoredImport) => {
  const edit = bulkFeature(changesAfterMerges(db, changes));
  const { industry, features } = edit ?? { industry: -1, features: false };
  return { term: db.industries.find(({ id }) => id === industry), features };
};

const problemOf = (db: Database, listing: StoredListing, industry: number, featured: number) =>
  featureProblem(
    { isShown: isShown(listing, db), industries: listing.values.industries },
    industry,
    featured,
  );

/** Features the listing of a row, or stops it, or checks that. */
export function featureRow(
  call: Call,
  type: Collection,
  edit: StoredImport,
  row: ImportRow,
  writes: boolean,
  listing: StoredListing,
): void {
  authorize(call, 'term.write');
  const changing = callFor(call, writes, {});
  const { term: found, features } = industryIn(changing.db, edit);
  const term = found ?? fail('row', importTexts.industryDeleted);
  const all = term.featured?.[type] ?? [];
  const { id } = listing;
  row.state = 'unchanged';
  if (all.includes(id) === features) return;
  if (features) {
    // A check writes none of the rows before this one.
    const added = edit.rows.filter(({ state }) => state === 'changed' && !writes).length;
    const problem = problemOf(call.db, listing, term.id, all.length + added);
    if (problem) fail('row', problem);
  }
  const first = edit.rows.find(({ state }) => state === 'saved')?.done?.featured;
  const before = first?.includes(id) ? first : all;
  const ids = features ? featuredWith(all, id) : all.filter((each) => each !== id);
  setFeatured(changing, term, { [type]: ids });
  row.state = writes ? 'saved' : 'changed';
  row.preview = [{ field: 'featured', checked: features, before: [], after: [] }];
  row.done = { id, featured: before };
}

/** Takes back what the row did, unless the list has been changed back since. */
export function undoFeature(
  call: Call,
  type: Collection,
  edit: StoredImport,
  row: ImportRow,
): void {
  authorize(call, 'term.write');
  const { id, featured: before = [] } = row.done ?? { id: -1 };
  const { term: found, features } = industryIn(call.db, edit);
  const term = found ?? fail('row', importTexts.industryDeleted);
  const all = term.featured?.[type] ?? [];
  if (all.includes(id) !== features) fail('row', importTexts.keptChanged);
  if (!call.db.listings.some((each) => each.collection === type && each.id === id))
    fail('row', importTexts.keptDeleted);
  // The list had it, so it may be hidden.
  const problem = features ? undefined : featuredFull(all.length);
  if (problem) fail('row', problem);
  const ids = features ? all.filter((each) => each !== id) : featuredWith(all, id, before);
  setFeatured(call, term, { [type]: ids });
  row.state = 'undone';
}
