import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { TRASH, TRASH_ROWS, type TrashEntry, type TrashRow } from './tables.ts';
import { removeEntries } from './trash.ts';

/** Erases the records whose time to be restored is over. */
export const eraseTrash = (strapi: Strapi, now = Date.now()): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const due: number[] = await sql(TRASH).where('erases_at', '<=', now).forUpdate().pluck('id');
    await removeEntries(sql, due);
  });

type Gone = Pick<TrashEntry, 'kind' | 'record_id'>;

/** The records in an entry that have a history: the listing, its reviews and offers. */
const withHistory = (rows: readonly TrashRow[]): Gone[] =>
  rows.flatMap(({ place, body }) =>
    ['reviews', 'special_offers'].includes(place)
      ? [{ kind: place.replace('_', '-'), record_id: Number(JSON.parse(body).id) }]
      : [],
  );

/**
 * Erases an account and its user from deleted records: the account's own, and in those of others the user's reviews, drafts and
 * name. Returns the records that are gone, whose histories keep no texts.
 */
export const eraseFromTrash = async (
  sql: Sql,
  { user, account, name }: { user: number; account: number; name: string },
): Promise<Gone[]> => {
  const own: TrashEntry[] = await sql(TRASH).where({ account_id: account }).forUpdate();
  const ids = own.map(({ id }) => id);
  const rows: TrashRow[] = await sql(TRASH_ROWS).whereIn('trash_id', ids);
  await removeEntries(sql, ids);
  const written: TrashRow[] = await sql(TRASH_ROWS).where({ user_id: user });
  for (const { id, place, body } of written) {
    if (place === 'reviews' || place === 'message_reads')
      await sql(TRASH_ROWS).where({ id }).delete();
    if (place !== 'listing_messages') continue;
    const renamed = JSON.stringify({ ...JSON.parse(body), author_name: name });
    await sql(TRASH_ROWS).where({ id }).update({ body: renamed });
  }
  const drafts: TrashRow[] = await sql(TRASH_ROWS)
    .where({ place: 'listing_versions' })
    .where('body', 'like', `%"draft_of":${account},%`);
  for (const { id, trash_id, body } of drafts) {
    // A submitted version may have the same values.
    const later = `%"same_as":${JSON.parse(body).event_id},%`;
    const used = sql(TRASH_ROWS).where({ trash_id }).where('body', 'like', later);
    if (!(await used.first('id'))) await sql(TRASH_ROWS).where({ id }).delete();
  }
  await sql(TRASH).where({ deleted_by: user }).update({ deleted_by_name: name });
  const reviews = written.filter(({ place }) => place === 'reviews');
  return [...own, ...withHistory(rows), ...withHistory(reviews)];
};
