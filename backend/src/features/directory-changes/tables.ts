import type { Knex } from 'knex';
import { rawTable, type Sql } from '../../base/database.ts';
import type { TermSingle } from '../listing/index.ts';

export const PENDING_CHANGES = 'pending_changes';
export const CHANGES = 'directory_changes';

export type ListingKind = 'app' | 'service';
type ChangeKind = ListingKind | TermSingle | 'review' | 'offer' | 'featured';

/** A change of a record that the directory showed before or shows after it. */
export interface PendingChange {
  id: number;
  kind: ChangeKind;
  /** Id of the record; of featured listings that of their industry. */
  record: number;
  slug: string | null;
  /** The listing of a review or an offer. */
  of_kind: ListingKind | null;
  of_record: number | null;
  was_live: number;
  is_live: number;
  /** Whether the record was deleted. */
  gone: number;
  /** Milliseconds since 1970; PostgreSQL returns a text. */
  at: number | string;
}

/** A row per change until it is numbered. Triggers write it in the transaction of the change. */
const pendingChangesModel = rawTable(
  PENDING_CHANGES,
  {
    kind: 'string',
    record: 'integer',
    slug: 'string',
    of_kind: 'string',
    of_record: 'integer',
    was_live: 'integer',
    is_live: 'integer',
    gone: 'integer',
    at: 'biginteger',
  },
  {},
);

/** The row whose position changes with anything that the directory shows. */
export const WHOLE = { kind: 'directory', record: 0 } as const;

/**
 * The last change of each listing that is or was live, and one row for the whole directory. Positions increase in the order in
 * which changes become visible to readers, which ids of a sequence do not when transactions overlap.
 */
const changesModel = rawTable(
  CHANGES,
  {
    kind: 'string',
    record: 'integer',
    slug: 'string',
    live: 'integer',
    position: 'biginteger',
    changed_at: 'biginteger',
  },
  { unique: ['kind', 'record'], index: 'position' },
);

export const changeModels = [pendingChangesModel, changesModel];

/** Values that change with each change of what the directory shows, in its transaction. */
export interface DirectoryVersion {
  numbered: number | string | null;
  pending: number | string | null;
  /** A change may be committed after one with a higher id. */
  count: number | string;
}

/** The columns of `DirectoryVersion`. */
export const directoryVersion = (sql: Knex | Sql) => [
  sql(CHANGES).max('position').as('numbered'),
  sql(PENDING_CHANGES).max('id').as('pending'),
  sql(PENDING_CHANGES).count('*').as('count'),
];
