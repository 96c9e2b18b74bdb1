import {
  bulkTarget,
  byReason,
  dueOutcomes,
  importLimits,
  importOutcomes,
  isBusy,
  listedOutcome,
  recordOf,
  rowName,
} from '@portal/domain';
import { nameOf } from './audit.ts';
import type { Database } from './database.ts';
import { changesAfterMerges, differencesNow } from './mergedTerms.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';

/** The listing of a row that was selected. */
const listingIn = ({ format }: StoredImport, { cells: [id, name] }: ImportRow) =>
  format === 'selection' ? { id, name } : null;

/** What all responses have of an import. */
export const summaryOf = (db: Database, stored: StoredImport) => {
  const { id, type, state, file, format, changes = [], rows, createdAt } = stored;
  const vendor = db.users.find((user) => user.id === bulkTarget(changes));
  const now = changesAfterMerges(db, changes).map((change) =>
    vendor ? { ...change, name: nameOf(vendor) } : change,
  );
  return { id, type, state, file, format, changes: now, rows: rows.length, createdAt };
};

/** How many rows there are of each outcome. */
export const countsOf = ({ rows }: Pick<StoredImport, 'rows'>) =>
  recordOf(importOutcomes, (each) => rows.filter((row) => row.state === each).length);

const problemIn = (stored: StoredImport, row: ImportRow) => ({
  row: row.number,
  name: rowName(stored.type, row.cells, stored.targets),
  listing: listingIn(stored, row),
  errors: row.problems,
});

/** The response about an import. */
export const shape = (db: Database, stored: StoredImport) => {
  const { state, format, key, arrival, scope = null, round = 0 } = stored;
  const { columns, targets, rows, finishedAt, skipUnknownTerms, emailsVendors = false } = stored;
  const undoStopped = state === 'stopped' && stored.undoStopped === true;
  const changed = rows.filter((row) => row.state === listedOutcome(state, undoStopped));
  const left = isBusy(state)
    ? rows.filter((row) => dueOutcomes[state].includes(row.state)).length
    : 0;
  const failed = rows.filter((row) => row.state === 'failed');
  const firstOf = (found: ImportRow[]) =>
    found.slice(0, importLimits.shownProblems).map((row) => problemIn(stored, row));
  return {
    ...summaryOf(db, stored),
    scope,
    round,
    key,
    arrival,
    skip_unknown_terms: skipUnknownTerms,
    emails_vendors: emailsVendors,
    undo_stopped: undoStopped,
    columns: columns.map((column, place) => ({ ...column, target: targets[place] ?? null })),
    done: state === 'mapping' ? 0 : rows.length - left,
    counts: countsOf(stored),
    problems: firstOf(failed),
    reasons:
      format === 'selection' && !isBusy(state)
        ? byReason(failed, ({ problems }) => JSON.stringify(problems)).map(({ count, rows }) => ({
            errors: rows[0]?.problems ?? [],
            count,
            rows: rows.map((row) => problemIn(stored, row)),
          }))
        : [],
    kept: isBusy(state) ? [] : firstOf(rows.filter((row) => row.state === 'kept')),
    changed:
      format === 'selection' && !isBusy(state)
        ? changed.slice(0, importLimits.shownProblems).map((row) => ({
            ...listingIn(stored, row),
            values: differencesNow(db, row.preview ?? []),
          }))
        : [],
    finished_at: finishedAt,
  };
};
