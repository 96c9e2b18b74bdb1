import {
  type Collection,
  type Deleted,
  type ListingStatus,
  mayWithAll,
  recordKey,
} from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { mustNotAsk, pageResponse, readPageQuery } from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { LINK_CHECKS } from '../links/index.ts';
import { joinsOf, keepInTrash, type Place, TRASH, type TrashEntry } from '../trash/index.ts';
import { kinds, type ListingRow, TEAM } from './rows.ts';

/* Deleted listings, which can be restored. */

interface Held {
  live: ListingRow;
  revision: ListingRow | null;
}

/** All rows of a listing and its revision, and what belongs to it. */
const placesOf = (strapi: Strapi, type: Collection, { live, revision }: Held): Place[] => {
  const { uid, single } = kinds[type];
  const ids = [live.id, ...(revision ? [revision.id] : [])];
  const about = [recordKey(type, live.id)];
  const of = (row: ListingRow | null) => row?.team_members ?? [];
  const team = [...of(live), ...of(revision)].map(({ id }) => id);
  const picturesOf = (model: string, values: number[]): Place => ({
    table: 'files_related_mph',
    column: 'related_id',
    values,
    and: { related_type: model },
  });
  return [
    { table: type, column: 'id', values: ids },
    { table: 'team_members', column: 'id', values: team },
    ...joinsOf(strapi, type).map((join) => ({ ...join, values: ids })),
    picturesOf(uid, ids),
    picturesOf(TEAM, team),
    { table: 'reviews', column: `${single}_id`, values: [live.id] },
    { table: 'special_offers', column: `${single}_id`, values: [live.id] },
    { table: LINK_CHECKS, column: 'listing_id', values: [live.id], and: { listing_type: type } },
    { table: 'daily_views', column: 'listing_id', values: [live.id], and: { listing_type: type } },
    { table: 'listing_versions', column: 'about', values: about },
    { table: 'listing_messages', column: 'about', values: about },
    { table: 'message_reads', column: 'about', values: about },
  ];
};

/** The pictures of kept versions. */
const versionPictures = async (sql: Sql, type: Collection, id: number): Promise<Place> => ({
  table: 'listing_version_pictures',
  column: 'event_id',
  values: await sql('listing_versions')
    .where({ about: recordKey(type, id) })
    .pluck('event_id'),
});

/** Keeps a listing in the trash, in the transaction that deletes it. */
export const moveToTrash = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  held: Held,
  by: Actor,
): Promise<void> => {
  const { live } = held;
  // Waits for a decision in progress.
  const { single } = kinds[type];
  for (const table of ['reviews', 'special_offers'])
    await sql(table)
      .where({ [`${single}_id`]: live.id })
      .forUpdate()
      .select('id');
  const places = [...placesOf(strapi, type, held), await versionPictures(sql, type, live.id)];
  const trashed = {
    kind: type,
    record_id: live.id,
    name: live.name ?? '',
    slug: live.slug,
    status: live.status ?? ('PENDING' satisfies ListingStatus),
    draft: Number(live.draft === true),
    account_id: live.account?.id ?? null,
  };
  await keepInTrash(strapi, sql, trashed, places, by);
};

/** As the domain decides about it. */
export const deletedOf = (row: TrashEntry): Deleted => ({
  deletedById: row.deleted_by,
  accountId: row.account_id,
  status: row.status,
  draft: row.draft === 1,
  erasesAt: Number(row.erases_at),
});

/** `mayRestore` as a condition. */
const restorable = (rows: Knex.QueryBuilder, type: Collection, actor: Actor) => {
  rows.where({ kind: type }).where('erases_at', '>', Date.now());
  if (!mayWithAll(actor, 'listing.restore')) rows.where({ deleted_by: actor.id });
  rows.where((seen) => {
    seen.where({ account_id: actor.accountId ?? -1 });
    if (mayWithAll(actor, 'listing.read')) seen.orWhere({ draft: 0 });
  });
  return rows;
};

const isoOf = (time: number | string): string => new Date(Number(time)).toISOString();

const respondToDeleted = (row: TrashEntry) => ({
  id: row.record_id,
  name: row.name,
  slug: row.slug,
  status: row.status,
  draft: row.draft === 1,
  deleted_at: isoOf(row.deleted_at),
  deleted_by: { id: row.deleted_by, name: row.deleted_by_name },
  erases_at: isoOf(row.erases_at),
});

/** The deleted listings that the actor may restore, last deleted first. */
export const listDeleted = async (strapi: Strapi, ctx: Context, type: Collection, actor: Actor) => {
  mustNotAsk(ctx, ['filters', 'sort', '_q'], m.query_only_pagination());
  const { page, slice } = readPageQuery(ctx);
  return inTransaction(strapi, async (sql) => {
    const rows: TrashEntry[] = await restorable(sql(TRASH), type, actor)
      .orderBy([
        { column: 'deleted_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(slice.limit)
      .offset(slice.offset);
    const [counted] = await restorable(sql(TRASH), type, actor).count({ total: '*' });
    return pageResponse(rows.map(respondToDeleted), page, Number(counted?.total));
  });
};
