import {
  type AccountNames,
  type BulkChange,
  type BulkDifference,
  dueOutcomes,
  type FieldError,
  type ImportFormat,
  type ImportKind,
  type ImportOutcome,
  type ImportPlan,
  type ImportState,
  importLimits,
  importOutcomes,
  isBusy,
  recordOf,
  rowName,
  type Scope,
  type TermValues,
} from '@portal/domain';

export interface ImportRow {
  number: number;
  state: ImportOutcome;
  cells: unknown[];
  problems: FieldError[];
  about?: string;
  /** What a bulk edit changes in it. */
  preview?: BulkDifference[];
  /** A term before a row changes it, and after. */
  change?: { was: TermValues; now: TermValues };
  /** The same of an account. */
  account?: { was: AccountNames; now: AccountNames; emailed?: boolean | undefined };
  /** Of one that was written: the record, the version of a listing then, and what was replaced. */
  done?: {
    id: number;
    version?: number;
    before?: object;
    isRevision?: boolean;
    wasProposed?: boolean;
    isDecision?: boolean;
    /** Of a move: the id of the former vendor. */
    from?: number | null;
    /** The featured listings before the run. */
    featured?: readonly number[];
  };
}

export interface StoredImport extends ImportPlan {
  /** Of a bulk edit: the list in which its listings were selected. */
  scope?: Scope;
  /** Of a bulk edit. */
  changes?: readonly BulkChange[];
  id: number;
  userId: number;
  type: ImportKind;
  state: ImportState;
  /** Whether its Undo was stopped, in the state `stopped`. Default false. */
  undoStopped?: boolean;
  file: string;
  format: ImportFormat;
  columns: { name: string; samples: string[] }[];
  rows: ImportRow[];
  createdAt: string;
  finishedAt: string | null;
}

/** The listing of a row that was selected. */
const listingIn = ({ format }: StoredImport, { cells: [id, name] }: ImportRow) =>
  format === 'selection' ? { id, name } : null;

/** What all responses have of an import. */
export const summaryOf = ({
  id,
  type,
  state,
  file,
  format,
  changes = [],
  rows,
  createdAt,
}: StoredImport) => ({
  id,
  type,
  state,
  file,
  format,
  changes,
  rows: rows.length,
  createdAt,
});

/** How many rows there are of each outcome. */
export const countsOf = ({ rows }: Pick<StoredImport, 'rows'>) =>
  recordOf(importOutcomes, (each) => rows.filter((row) => row.state === each).length);

const problemIn = (stored: StoredImport, row: ImportRow) => ({
  row: row.number,
  name: rowName(stored.type, row.cells, stored.targets),
  listing: listingIn(stored, row),
  errors: row.problems,
});

/** Rows by their errors, the most frequent ones first. */
const reasonsIn = (stored: StoredImport, failed: ImportRow[]) =>
  [...new Set(failed.map(({ problems }) => JSON.stringify(problems)))]
    .map((reason) => {
      const rows = failed.filter(({ problems }) => JSON.stringify(problems) === reason);
      const shown = rows.slice(0, importLimits.shownOfReason).map((row) => problemIn(stored, row));
      return { errors: shown[0]?.errors ?? [], count: rows.length, rows: shown };
    })
    .sort((a, b) => b.count - a.count);

/** The response about an import. */
export const shape = (stored: StoredImport) => {
  const { state, format, key, arrival, scope = null } = stored;
  const { columns, targets, rows, finishedAt, skipUnknownTerms, emailsVendors = false } = stored;
  const { undoStopped = false } = stored;
  const changed = rows.filter((row) => row.state === 'changed' || row.state === 'saved');
  const left = isBusy(state)
    ? rows.filter((row) => dueOutcomes[state].includes(row.state)).length
    : 0;
  const failed = rows.filter((row) => row.state === 'failed');
  const firstOf = (found: ImportRow[]) =>
    found.slice(0, importLimits.shownProblems).map((row) => problemIn(stored, row));
  return {
    ...summaryOf(stored),
    scope,
    key,
    arrival,
    skip_unknown_terms: skipUnknownTerms,
    emails_vendors: emailsVendors,
    undo_stopped: state === 'stopped' && undoStopped,
    columns: columns.map((column, place) => ({ ...column, target: targets[place] ?? null })),
    done: state === 'mapping' ? 0 : rows.length - left,
    counts: countsOf(stored),
    problems: firstOf(failed),
    reasons: format === 'selection' && !isBusy(state) ? reasonsIn(stored, failed) : [],
    kept: isBusy(state) ? [] : firstOf(rows.filter((row) => row.state === 'kept')),
    changed:
      format === 'selection' && !isBusy(state)
        ? changed
            .slice(0, importLimits.shownProblems)
            .map((row) => ({ ...listingIn(stored, row), values: row.preview ?? [] }))
        : [],
    finished_at: finishedAt,
  };
};
