import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { TRASH, TRASH_ROWS, type TrashEntry, type TrashRow } from './tables.ts';
import { removeEntries } from './trash.ts';

/** Erases the records whose time to be restored is over. */
export const eraseExpired = (strapi: Strapi, now = Date.now()): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const due: number[] = await sql(TRASH).where('erases_at', '<=', now).forUpdate().pluck('id');
    await removeEntries(sql, due);
  });

/** A record that is gone, with the names that its history has for it. */
export interface Gone {
  kind: string;
  id: number;
}

/** The records in an entry that have a history of their own: reviews and offers. */
const withHistory = (rows: readonly TrashRow[]): Gone[] =>
  rows.flatMap(({ place, body }) =>
    ['reviews', 'special_offers'].includes(place)
      ? [{ kind: place.replace('_', '-'), id: Number(JSON.parse(body).id) }]
      : [],
  );

/** Erases the deleted records of an account. Returns what is gone. */
export const eraseTrashOf = async (sql: Sql, account: number): Promise<Gone[]> => {
  const own: TrashEntry[] = await sql(TRASH).where({ account_id: account }).forUpdate();
  const ids = own.map(({ id }) => id);
  const rows: TrashRow[] = await sql(TRASH_ROWS).whereIn('trash_id', ids);
  await removeEntries(sql, ids);
  return [...own.map(({ kind, record_id: id }) => ({ kind, id })), ...withHistory(rows)];
};

/** Erases what a user of an account wrote from the deleted records of others, and their name. Returns the reviews that are gone. */
export const erasePersonFromTrash = async (
  sql: Sql,
  { user, account, name }: { user: number; account: number; name: string },
): Promise<Gone[]> => {
  const written: TrashRow[] = await sql(TRASH_ROWS).where({ user_id: user });
  for (const { id, place, body } of written) {
    if (place === 'reviews' || place === 'message_reads')
      await sql(TRASH_ROWS).where({ id }).delete();
    if (place !== 'listing_messages') continue;
    const renamed = JSON.stringify({ ...JSON.parse(body), author_name: name });
    await sql(TRASH_ROWS).where({ id }).update({ body: renamed });
  }
  const reviews = written.filter(({ place }) => place === 'reviews');
  const own = reviews.map(({ body }) => Number(JSON.parse(body).id));
  const entries: number[] = await sql(TRASH)
    .where({ kind: 'reviews' })
    .whereIn('record_id', own)
    .pluck('id');
  await removeEntries(sql, entries);
  const drafts: TrashRow[] = await sql(TRASH_ROWS)
    .where({ place: 'listing_versions' })
    .where('body', 'like', `%"draft_of":${account},%`)
    // A later draft may refer to an earlier one.
    .orderBy('id', 'desc');
  for (const { id, trash_id, body } of drafts) {
    // A submitted version may have the same values.
    const later = `%"same_as":${JSON.parse(body).event_id},%`;
    const used = sql(TRASH_ROWS).where({ trash_id }).where('body', 'like', later);
    if (!(await used.first('id'))) await sql(TRASH_ROWS).where({ id }).delete();
  }
  await sql(TRASH).where({ deleted_by: user }).update({ deleted_by_name: name });
  return withHistory(reviews);
};
