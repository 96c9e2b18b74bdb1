import {
  type AuditChanges,
  type ClaimKind,
  endsAssignment,
  endsReview,
  hidingKinds,
  type ListingValues,
  type ModerationEvent,
  reviewAsides,
} from '@portal/domain';
import { auditEvent } from './audit.ts';
import { type Database, nextId, type StoredEvent } from './database.ts';
import type { Call } from './http.ts';
import { notifyOfEvent } from './notifications.ts';

/** An event without the fields that follow from its call; notes and fields default to none. */
type NewEvent = Pick<ModerationEvent<ListingValues>, 'kind' | 'from' | 'to'> &
  Partial<ModerationEvent<ListingValues>> &
  Pick<StoredEvent, 'version' | 'payment'>;

const kindOf = (record: StoredEvent['listing']): ClaimKind => {
  if ('collection' in record) return record.collection;
  return 'title' in record ? 'special-offers' : 'reviews';
};

/** The newest event that changed a record, which Undo reverts. */
export const newestChange = (db: Database, about: StoredEvent['listing']) =>
  db.events.findLast(
    ({ listing, kind, to }) =>
      listing === about &&
      ![...hidingKinds, ...reviewAsides].includes(kind) &&
      // Of payments.
      to !== null,
  );

/**
 * Adds to the history of a listing, review or offer, and to the audit log unless `audited` is false. `changes` are values for
 * the audit log, besides the status.
 */
export function note(
  call: Call,
  about: StoredEvent['listing'],
  event: NewEvent,
  { audited = true, changes = {} }: { audited?: boolean; changes?: AuditChanges } = {},
): void {
  const { db, at, user } = call;
  if ('collection' in about) {
    const former = event.undoes && newestChange(db, about)?.assignee;
    if (former) db.assignments.set(about, former);
  }
  const assignee = 'collection' in about ? db.assignments.get(about) : undefined;
  db.events.push({
    id: nextId(db.events),
    listing: about,
    note: null,
    internalNote: null,
    fields: [],
    ...event,
    assignee,
    actorId: user.id,
    createdAt: at,
  });
  if (endsReview(event.kind))
    db.claims = db.claims.filter(({ kind, id }) => kind !== kindOf(about) || id !== about.id);
  if (endsAssignment(event.kind) && 'collection' in about) db.assignments.delete(about);
  notifyOfEvent(call, kindOf(about), about, event);
  if (audited) auditEvent(call, about, { ...event, changes });
}
