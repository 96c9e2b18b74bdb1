import type {
  AccountNames,
  BulkChange,
  BulkDifference,
  FieldError,
  ImportFormat,
  ImportKind,
  ImportOutcome,
  ImportPlan,
  ImportState,
  Scope,
  TermValues,
} from '@portal/domain';

export interface ImportRow {
  number: number;
  state: ImportOutcome;
  cells: unknown[];
  problems: FieldError[];
  about?: string;
  /** Its state after the run, to which it returns when it is undone again. */
  outcome?: ImportOutcome;
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
    /** The version before it was written. */
    base?: number;
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
  /** Counts its checks, runs, undos and stops. Default 0. */
  round?: number;
  /** Whether its Undo was stopped, in the state `stopped`. Default false. */
  undoStopped?: boolean;
  file: string;
  format: ImportFormat;
  columns: { name: string; samples: string[] }[];
  rows: ImportRow[];
  createdAt: string;
  finishedAt: string | null;
}
