import type { ImportPlan } from '@portal/data/internal/client/imports';
import type {
  BulkChange,
  Collection,
  FieldError,
  ImportFormat,
  ImportOutcome,
  ImportState,
  Scope,
} from '@portal/domain';

export interface ImportRow {
  number: number;
  state: ImportOutcome;
  cells: unknown[];
  problems: FieldError[];
  about?: string;
  /** Of one that was written: the listing, its version then, and what was replaced. */
  done?: {
    id: number;
    version: number;
    before?: object;
    isRevision?: boolean;
    wasProposed?: boolean;
    isDecision?: boolean;
  };
}

export interface StoredImport extends ImportPlan {
  /** Of a bulk edit: the list in which its listings were selected. */
  scope?: Scope;
  /** Of a bulk edit. */
  changes?: readonly BulkChange[];
  id: number;
  userId: number;
  type: Collection;
  state: ImportState;
  file: string;
  format: ImportFormat;
  columns: { name: string; samples: string[] }[];
  rows: ImportRow[];
  createdAt: string;
  finishedAt: string | null;
}
