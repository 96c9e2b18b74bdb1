import type {
  Arrival,
  BulkChange,
  BulkDifference,
  FieldError,
  ImportFormat,
  ImportKey,
  ImportKind,
  ImportOutcome,
  ImportState,
  Scope,
} from '@portal/domain';
import { rawTable } from '../../base/database.ts';

export const IMPORTS = 'imports';
export const IMPORT_ROWS = 'import_rows';

/**
 * Listings, terms, accounts or reviews of a file, or listings that are selected for a bulk edit. `listing_type` is their kind, also of others; `columns`, `targets` and `changes`, those of the edit, are JSON; `next` and the times are in milliseconds since 1970; the server went through
 * the rows up to `position`; `round` counts the checks, runs and undos, so that work of an earlier one changes nothing; `language` is that of the messages of its rows.
 */
export const importModel = rawTable(
  IMPORTS,
  {
    user_id: 'integer',
    listing_type: 'string',
    scope: 'string',
    state: 'string',
    file: 'text',
    format: 'string',
    columns: 'text',
    targets: 'text',
    changes: 'text',
    key: 'string',
    arrival: 'string',
    skip_unknown_terms: 'integer',
    emails_vendors: 'integer',
    undo_stopped: 'integer',
    language: 'string',
    total: 'integer',
    position: 'integer',
    round: 'integer',
    next: 'biginteger',
    created: 'biginteger',
    finished: 'biginteger',
  },
  { index: 'user_id' },
);

/**
 * A row of a file, or the id and the name of a selected listing. `cells` and `problems` are JSON; `target` is the record that it is about, `listing_id` its id once it is written; `before` is JSON of what a save
 * replaced, of a term or an account also from its check on; `preview` is JSON of what a bulk edit changes in it, and `version` that of the listing when the row was checked, then after its write, `base` that before
 * its write; `outcome` is its state after the run, to which it returns when it is undone again.
 */
export const importRowModel = rawTable(
  IMPORT_ROWS,
  {
    import_id: 'integer',
    number: 'integer',
    state: 'string',
    cells: 'text',
    target: 'text',
    problems: 'text',
    listing_id: 'integer',
    version: 'integer',
    base: 'integer',
    outcome: 'string',
    before: 'text',
    preview: 'text',
  },
  { unique: ['import_id', 'number'], index: 'target' },
);

export interface ImportRecord {
  id: number;
  user_id: number;
  listing_type: ImportKind;
  /** The list in which the listings of a bulk edit were selected; null for a file. */
  scope: Scope | null;
  state: ImportState;
  file: string;
  format: ImportFormat;
  columns: string;
  targets: string;
  changes: string | null;
  key: ImportKey;
  arrival: Arrival;
  skip_unknown_terms: number;
  /** Null where it was not asked for. */
  emails_vendors: number | null;
  /** Whether its Undo was stopped, in the state `stopped`; null where nothing was. */
  undo_stopped: number | null;
  language: string;
  total: number;
  position: number;
  round: number;
  created: number | string;
  finished: number | string | null;
}

export interface RowRecord {
  id: number;
  import_id: number;
  number: number;
  state: ImportOutcome;
  cells: string;
  target: string | null;
  problems: string | null;
  listing_id: number | null;
  version: number | null;
  base: number | null;
  outcome: ImportOutcome | null;
  before: string | null;
  preview: string | null;
}

export interface Column {
  name: string;
  samples: string[];
}

export const columnsOf = ({ columns }: ImportRecord): Column[] => JSON.parse(columns);
export const targetsOf = ({ targets }: ImportRecord): (string | null)[] => JSON.parse(targets);
export const changesOf = ({ changes }: ImportRecord): BulkChange[] => JSON.parse(changes ?? '[]');
export const cellsOf = ({ cells }: RowRecord): unknown[] => JSON.parse(cells);
export const previewOf = ({ preview }: RowRecord): BulkDifference[] => JSON.parse(preview ?? '[]');
export const problemsOf = ({ problems }: RowRecord): FieldError[] => JSON.parse(problems ?? '[]');
