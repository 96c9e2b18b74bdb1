import type { Collection, ImportKind, TermName } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import type { HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import type { KnownTerms } from './knownTerms.ts';
import type { ImportRecord, RowRecord } from './tables.ts';

/** Images by their addresses: the ids of their pictures, or why a row cannot have them. */
export type Logos = ReadonlyMap<string, number | HttpError>;

export interface Work {
  imported: ImportRecord;
  row: RowRecord;
  actor: Actor;
  /** The images that rows of a run name by their addresses. Default: none. */
  logos?: Logos;
}

/** What a write of a row did. */
export type Result = Pick<RowRecord, 'state'> &
  Partial<
    Pick<
      RowRecord,
      'target' | 'listing_id' | 'version' | 'base' | 'outcome' | 'before' | 'preview' | 'problems'
    >
  >;

/** How rows of one kind are written, in the transaction of their outcome. A check rolls it back. */
export interface RowKind {
  /** The kinds of terms that rows refer to by their names. */
  terms: readonly TermName[];
  /** Reads a row and writes it as the calls for a single record would. Throws for one that cannot be written. */
  write(strapi: Strapi, sql: Sql, work: Work, terms: KnownTerms): Promise<Result>;
  /** The address of an image that has to be loaded before a row is written; null for none. */
  loads?(strapi: Strapi, sql: Sql, work: Work, terms: KnownTerms): Promise<string | null>;
  /** Takes a write back. Returns why it does not. */
  undo(strapi: Strapi, sql: Sql, work: Work): Promise<string | undefined>;
  /** After the last row of a run or an undo, or when it is stopped, in the transaction of that. Default: nothing. */
  ended?(strapi: Strapi, sql: Sql, imported: ImportRecord): Promise<void>;
}

/** Those of features above this one, which add them. */
export const otherRows = new Map<ImportKind, RowKind>();

/** The same of bulk edits, by the field that an edit changes alone. */
export const otherEdits = new Map<string, (type: Collection) => RowKind>();
