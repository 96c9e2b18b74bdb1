import { type Collection, collections, fieldsOfCollection, storedName } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inOneRead } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import type { Strapi } from '../../base/registry.ts';
import { importedRowsOf } from '../imports/index.ts';
import { TRASH, TRASH_ROWS, type TrashEntry, type TrashRow } from '../trash/index.ts';
import { BATCH, inBatches } from './exportBatches.ts';

type Kept = Pick<TrashEntry, 'kind' | 'record_id' | 'deleted_at' | 'erases_at'> &
  Pick<TrashRow, 'id' | 'place' | 'body'>;

/** What the user has written in a row; the rest of it can be about others, such as internal notes. */
const writtenIn = (place: string): readonly string[] =>
  place === 'reviews'
    ? ['rating', 'comment']
    : fieldsOfCollection(place as Collection).map((name) => storedName(name));

/** Deleted listings of the account with their changes, and deleted reviews of the user, as long as they are kept. */
export async function* deletedRecords(strapi: Strapi, { id, accountId }: Actor) {
  const rows = inBatches<Kept>((after) =>
    inOneRead(strapi, (sql) =>
      sql(`${TRASH_ROWS} as kept`)
        .join(`${TRASH} as trashed`, 'trashed.id', 'kept.trash_id')
        .where((own) => {
          own.where({ 'kept.place': 'reviews', 'kept.user_id': id });
          for (const type of collections)
            own.orWhere({ 'kept.place': type, 'trashed.account_id': accountId ?? -1 });
        })
        .where('kept.id', '>', after)
        .orderBy('kept.id')
        .limit(BATCH)
        .select('kept.id', 'kept.place', 'kept.body', 'trashed.record_id')
        .select('trashed.kind', 'trashed.deleted_at', 'trashed.erases_at'),
    ),
  );
  for await (const { kind, place, body, ...kept } of rows) {
    const names = writtenIn(place);
    const values = Object.entries(JSON.parse(body)).filter(([name]) => names.includes(name));
    yield {
      kind: place,
      // Of a review that was deleted with its listing, the listing. Its name can be of another vendor.
      of: { kind, id: kept.record_id },
      deleted_at: isoTime(kept.deleted_at),
      erases_at: isoTime(kept.erases_at),
      values: Object.fromEntries(values),
    };
  }
}

/** The rows of the user's imports and bulk edits. */
export const importedRows = (strapi: Strapi, { id }: Actor) =>
  inBatches((after) => importedRowsOf(strapi, id, after, BATCH));
