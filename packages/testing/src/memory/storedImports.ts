import type { ImportPlan } from '@portal/data/internal/client/imports';
import type { Collection, FieldError, ImportOutcome, ImportState } from '@portal/domain';

export interface ImportRow {
  number: number;
  state: ImportOutcome;
  cells: unknown[];
  problems: FieldError[];
  about?: string;
  /** Of one that was written: the listing, its version then, and what was replaced. */
  done?: { id: number; version: number; before?: object; isRevision?: boolean };
}

export interface StoredImport extends ImportPlan {
  id: number;
  userId: number;
  type: Collection;
  state: ImportState;
  file: string;
  format: 'csv' | 'json';
  columns: { name: string; samples: string[] }[];
  rows: ImportRow[];
  createdAt: string;
  finishedAt: string | null;
}
