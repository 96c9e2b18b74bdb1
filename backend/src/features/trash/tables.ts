import type { ListingStatus } from '@portal/domain';
import { rawTable } from '../../base/database.ts';

export const TRASH = 'trash';
export const TRASH_ROWS = 'trash_rows';

/** A deleted record. Times are in milliseconds since 1970, which PostgreSQL returns as texts. */
export interface TrashEntry {
  id: number;
  /** Its table. */
  kind: string;
  record_id: number;
  name: string;
  /** Stays its own while it can be restored. */
  slug: string | null;
  status: ListingStatus | null;
  draft: number;
  account_id: number | null;
  deleted_by: number;
  deleted_by_name: string;
  deleted_at: number | string;
  erases_at: number | string;
  /** What else its kind needs to put it back, as JSON. */
  more: string | null;
}

/** A row of a deleted record in its table `place`, as JSON. `user_id` and `file_id` are the user and the picture that it names. */
export interface TrashRow {
  id: number;
  trash_id: number;
  place: string;
  user_id: number | null;
  file_id: number | null;
  body: string;
}

export const trashModels = [
  rawTable(
    TRASH,
    {
      kind: 'string',
      record_id: 'integer',
      name: 'text',
      slug: 'string',
      status: 'string',
      draft: 'integer',
      account_id: 'integer',
      deleted_by: 'integer',
      deleted_by_name: 'text',
      deleted_at: 'biginteger',
      erases_at: 'biginteger',
      more: 'text',
    },
    { unique: ['kind', 'record_id'], index: 'erases_at' },
  ),
  rawTable(
    TRASH_ROWS,
    {
      trash_id: 'integer',
      place: 'string',
      user_id: 'integer',
      file_id: 'integer',
      body: 'text',
    },
    { index: 'trash_id' },
  ),
];

export const trashIndexes = [
  `trash_rows_file_index on ${TRASH_ROWS} (file_id) where file_id is not null`,
  `trash_rows_user_index on ${TRASH_ROWS} (user_id) where user_id is not null`,
];

/** Condition of a query of `files`: no deleted record has the picture. */
export const notInTrash = `not exists (select 1 from ${TRASH_ROWS} trashed where trashed.file_id = files.id)`;
