import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import { invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { listingNameOf } from '../listing/index.ts';
import { recordEvent } from '../moderation/index.ts';
import { joinsOf, keepInTrash, restoreRows, rowsInTrash, type TrashEntry } from '../trash/index.ts';
import type { ReviewRow } from './reviews.ts';

/* Deleted reviews, which can be restored. */

/** Keeps a review in the trash, in the transaction that deletes it. It is erased with the account of its listing. */
export const moveReviewToTrash = (
  strapi: Strapi,
  sql: Sql,
  row: ReviewRow,
  by: Actor,
): Promise<void> => {
  const { id, status } = row;
  const account_id = (row.app ?? row.service)?.account?.id ?? null;
  const entry = { kind: 'reviews', record_id: id, name: listingNameOf(row), status, account_id };
  const places = [
    { table: 'reviews', column: 'id', values: [id] },
    ...joinsOf(strapi, 'reviews').map((join) => ({ ...join, values: [id] })),
  ];
  return keepInTrash(strapi, sql, entry, places, by);
};

/** Puts a review back with its status. Its report was settled when it was deleted. */
export const restoreReview = async (
  strapi: Strapi,
  sql: Sql,
  entry: TrashEntry,
  actor: Actor,
): Promise<void> => {
  const { id: entryId, record_id: id, name, status: to } = entry;
  const [kept] = await rowsInTrash(sql, entryId, 'reviews');
  const { author_id, app_id, service_id } = kept ?? {};
  // Concurrent reviews of the author wait here, or are seen.
  await sql('up_users')
    .where({ id: author_id ?? -1 })
    .forUpdate()
    .first('id');
  const [table, column, listing] = app_id
    ? (['apps', 'app_id', app_id] as const)
    : (['services', 'service_id', service_id ?? -1] as const);
  const live = sql(table).where({ id: listing });
  if (!(await live.forKeyShare().first('id'))) throw invalid(m.review_restore_listing());
  const others = sql('reviews').where({ author_id, [column]: listing });
  if (await others.first('id')) throw invalid(m.review_restore_other());
  await restoreRows(strapi, sql, entry);
  await sql('reviews').where({ id }).update({ report_open: false });
  const event = { kind: 'restored', from: null, to } as const;
  await recordEvent(strapi, 'reviews', { id, name }, actor, event);
};
