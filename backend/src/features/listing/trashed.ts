import {
  type Collection,
  type Deleted,
  type ListingStatus,
  mayWithAll,
  recordKey,
} from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { LINK_CHECKS } from '../links/index.ts';
import { joinsOf, keepInTrash, type Place, type TrashEntry } from '../trash/index.ts';
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
export const deletedOf = ({ id, status, ...row }: TrashEntry): Deleted => {
  if (status === null) throw new Error(`The deleted listing of entry ${id} has no status.`);
  return {
    deletedById: row.deleted_by,
    accountId: row.account_id,
    status,
    draft: row.draft === 1,
  };
};

/** `mayRestore` as a condition. */
export const narrowToRestorable = (rows: Knex.QueryBuilder, actor: Actor): void => {
  if (!mayWithAll(actor, 'trash.restore')) rows.where({ deleted_by: actor.id });
  rows.where((seen) => {
    seen.where({ account_id: actor.accountId ?? -1 });
    if (mayWithAll(actor, 'listing.read')) seen.orWhere({ draft: 0 });
  });
};
