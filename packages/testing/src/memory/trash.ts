import {
  type Deleted,
  erasesAt,
  mayRestore,
  restoreDeleted as restored,
  type TermName,
  type TrashKind,
  termNames,
} from '@portal/domain';
import { audit, nameOf } from './audit.ts';
import type { StoredListing, StoredTrash } from './database.ts';
import { note } from './history.ts';
import { accepted, actorOf, type Call, type Reply } from './http.ts';
import { getListing } from './listingReads.ts';
import { listed } from './lists.ts';
import { stateOf, versionOf } from './moderateListing.ts';
import { getReview } from './reviews.ts';
import { respondWithTerm } from './terms.ts';

/* Deleted records, which can be restored. */

const deletedOf = (listing: StoredListing, { deletedById }: StoredTrash): Deleted => ({
  deletedById,
  accountId: listing.accountId,
  status: listing.status,
  draft: listing.draft,
});

const isTerms = (kind: TrashKind): kind is TermName => termNames.some((each) => each === kind);

const isListing = (record: StoredTrash['record']): record is StoredListing => 'draft' in record;

const keptOf = ({ db, at }: Call, kind: TrashKind): StoredTrash[] =>
  (db.trash ?? []).filter(
    (each) => each.kind === kind && erasesAt(each.deletedAt) > Date.parse(at),
  );

const isoOf = (time: number): string => new Date(time).toISOString();

export function listDeleted(call: Call, kind: TrashKind): Reply {
  const { db, query, user } = call;
  const found = keptOf(call, kind)
    .filter(
      (each) => !isListing(each.record) || mayRestore(actorOf(user), deletedOf(each.record, each)),
    )
    .reverse();
  const rows = found.map(
    ({ record, name, slug, status = null, mergedInto = null, deletedById, deletedAt }) => {
      const by = db.users.find(({ id }) => id === deletedById);
      return {
        id: record.id,
        name,
        slug,
        status,
        draft: isListing(record) && record.draft,
        deleted_at: isoOf(deletedAt),
        deleted_by: { id: deletedById, name: by ? nameOf(by) : '' },
        erases_at: isoOf(erasesAt(deletedAt)),
        merged_into: mergedInto,
      };
    },
  );
  return listed(rows, query, () => []);
}

function restoreEntry(call: Call, trashed: StoredTrash): void {
  const { db, user } = call;
  const { kind, record, name, restore } = trashed;
  const { event } = isListing(record)
    ? accepted(restored(deletedOf(record, trashed), actorOf(user)))
    : { event: null };
  restore();
  db.trash = db.trash?.filter((each) => each !== trashed);
  if (event && isListing(record)) {
    const { live, revision, accountId } = stateOf(record);
    note(call, record, { ...event, before: null, version: versionOf(revision ?? live, accountId) });
  } else if ('rating' in record)
    note(call, record, { kind: 'restored', from: null, to: record.status });
  else audit(call, 'term.restore', { subject: { kind, id: record.id, name } });
}

export function restoreDeleted(call: Call, kind: TrashKind): Reply {
  const { id } = call.params;
  const trashed = keptOf(call, kind).find(({ record }) => String(record.id) === id);
  if (trashed) restoreEntry(call, trashed);
  if (kind === 'reviews') return getReview(call);
  return isTerms(kind) ? respondWithTerm(call, kind) : getListing(call, kind);
}
