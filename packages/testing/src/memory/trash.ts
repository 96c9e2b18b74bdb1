import {
  type Collection,
  type Deleted,
  erasesAt,
  mayRestore,
  restoreDeleted,
} from '@portal/domain';
import { nameOf } from './audit.ts';
import type { StoredTrash } from './database.ts';
import { note } from './history.ts';
import { accepted, actorOf, type Call, notFound, type Reply } from './http.ts';
import { listed } from './lists.ts';
import { stateOf, versionOf } from './moderateListing.ts';
import { listingRecord } from './waits.ts';

/* Deleted listings, which can be restored. */

const deletedOf = ({ listing, deletedById, deletedAt }: StoredTrash): Deleted => ({
  deletedById,
  accountId: listing.accountId,
  status: listing.status,
  draft: listing.draft,
  erasesAt: erasesAt(deletedAt),
});

const isOf =
  ({ at, user }: Call, collection: Collection) =>
  (trashed: StoredTrash): boolean => {
    const deleted = deletedOf(trashed);
    const isKept = deleted.erasesAt > Date.parse(at);
    return (
      trashed.listing.collection === collection && isKept && mayRestore(actorOf(user), deleted)
    );
  };

const isoOf = (time: number): string => new Date(time).toISOString();

export function listDeleted(call: Call, collection: Collection): Reply {
  const { db, query } = call;
  const found = (db.trash ?? []).filter(isOf(call, collection)).reverse();
  const rows = found.map(({ listing, deletedById, deletedAt }) => {
    const by = db.users.find(({ id }) => id === deletedById);
    return {
      id: listing.id,
      name: listing.values.name,
      slug: listing.slug,
      status: listing.status,
      draft: listing.draft,
      deleted_at: isoOf(deletedAt),
      deleted_by: { id: deletedById, name: by ? nameOf(by) : '' },
      erases_at: isoOf(erasesAt(deletedAt)),
    };
  });
  return listed(rows, query, () => []);
}

export function restoreListing(call: Call, collection: Collection): Reply {
  const { db, at, params, user } = call;
  const trashed = (db.trash ?? []).find(
    ({ listing }) => listing.collection === collection && String(listing.id) === params.id,
  );
  if (!trashed) throw notFound();
  const { event } = accepted(restoreDeleted(deletedOf(trashed), actorOf(user), Date.parse(at)));
  const { listing, reviews, offers, messages, events } = trashed;
  db.trash = db.trash?.filter((each) => each !== trashed);
  db.listings.push(listing);
  db.reviews.push(...reviews);
  db.offers.push(...offers);
  db.messages.push(...messages);
  db.events = [...db.events, ...events].sort((a, b) => a.id - b.id);
  const { live, revision, accountId } = stateOf(listing);
  note(call, listing, { ...event, before: null, version: versionOf(revision ?? live, accountId) });
  return listingRecord(call, listing, 'live');
}
