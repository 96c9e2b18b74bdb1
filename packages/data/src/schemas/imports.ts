import {
  arrivals,
  bulkOperations,
  importFormats,
  importKeys,
  importKinds,
  importOutcomes,
  importStates,
  recordOf,
  scopes,
} from '@portal/domain';
import {
  array,
  boolean,
  defaulted,
  enums,
  type Infer,
  nullable,
  number,
  object,
  optional,
  string,
} from 'superstruct';
import { fromWire } from './wire.ts';

/** Without a name for one that the reader may not see. */
const listing = object({ id: number(), name: nullable(string()) });

/** A path begins with the name of the field, or is `row`. */
const errors = array(object({ path: array(string()), message: string() }));

const problem = object({
  row: number(),
  /** What a row of a file calls its record: its name, or its key; empty for neither. */
  name: defaulted(string(), ''),
  /** Of a bulk edit. */
  listing: nullable(listing),
  errors,
});

/** A row that failed, with the texts of its imported cells, to be corrected. */
export const failedRowStruct = object({
  row: number(),
  values: array(object({ target: string(), text: string() })),
  errors,
});

export type FailedRow = Infer<typeof failedRowStruct>;

/** What changes in a field: its terms or the vendor by their ids, or whether it is checked after the change. */
const difference = object({
  field: string(),
  checked: nullable(boolean()),
  before: array(number()),
  after: array(number()),
  /** Of the vendor. */
  names: optional(object({ before: nullable(string()), after: nullable(string()) })),
});

/** What a list shows of an import or a bulk edit. */
const summary = {
  id: number(),
  type: enums(importKinds),
  state: enums(importStates),
  /** Name of the file; empty for a bulk edit. */
  file: string(),
  format: enums(importFormats),
  /** Of a bulk edit. */
  changes: array(
    object({
      field: string(),
      operation: enums(bulkOperations),
      ids: array(number()),
      note: optional(string()),
      /** Of the vendor to whom listings move. */
      name: optional(string()),
    }),
  ),
  rows: number(),
  createdAt: string(),
};

export const importSummaryStruct = object(summary);

export type ImportSummary = Infer<typeof importSummaryStruct>;

/** A change of many listings, terms or accounts: an import from a file, or a bulk edit of those that are selected. */
export const importStruct = fromWire(
  object({
    ...summary,
    /** The list in which the listings of a bulk edit were selected; null for a file. */
    scope: nullable(enums(scopes)),
    /** Counts its checks, runs, undos and stops. Default: the server does not tell. */
    round: optional(number()),
    /** The columns of the file, with some of their cells; `target` is what they are imported as. */
    columns: array(
      object({ name: string(), samples: array(string()), target: nullable(string()) }),
    ),
    key: enums(importKeys),
    arrival: enums(arrivals),
    /** Whether names of no term are left out, instead of failing the row. */
    skipUnknownTerms: boolean(),
    /** Whether each new vendor is emailed a link to set a password. */
    emailsVendors: defaulted(boolean(), false),
    /** Whether its Undo was stopped, in the state `stopped`, rather than the import. */
    undoStopped: defaulted(boolean(), false),
    /** Rows that the server went through. */
    done: number(),
    counts: object(recordOf(importOutcomes, () => number())),
    /** The first rows with errors; a path begins with the name of the field, or is `row`. */
    problems: array(problem),
    /** Of a bulk edit: the rows with errors by these, the most frequent ones first; how many have them, and the first of those. */
    reasons: defaulted(array(object({ errors, count: number(), rows: array(problem) })), []),
    /** The first rows that undo left as they are, and why. */
    kept: array(problem),
    /** The first listings that a bulk edit changes where it can run, else those that it has changed; none while the server goes through the rows. */
    changed: array(
      object({
        ...listing.schema,
        /** What changes in it; nothing for a decision. */
        values: array(difference),
      }),
    ),
    finishedAt: nullable(string()),
  }),
  {
    finishedAt: 'finished_at',
    skipUnknownTerms: 'skip_unknown_terms',
    emailsVendors: 'emails_vendors',
    undoStopped: 'undo_stopped',
  },
);

export type Import = Infer<typeof importStruct>;
