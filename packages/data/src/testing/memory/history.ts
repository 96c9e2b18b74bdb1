import {
  type AuditChanges,
  type ClaimKind,
  endsAssignment,
  endsReview,
  type ListingValues,
  type ModerationEvent,
} from '@portal/domain';
import { auditEvent } from './audit.ts';
import { nextId, type StoredEvent } from './database.ts';
import type { Call } from './http.ts';
import { notifyOfEvent } from './notifications.ts';

/** An event without the fields that follow from its call; notes and fields default to none. */
type NewEvent = Pick<ModerationEvent<ListingValues>, 'kind' | 'from' | 'to'> &
  Partial<ModerationEvent<ListingValues>> &
  Pick<StoredEvent, 'version'>;

const kindOf = (record: StoredEvent['listing']): ClaimKind => {
  if ('collection' in record) return record.collection;
  return 'title' in record ? 'special-offers' : 'reviews';
};

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
  db.events.push({
    id: nextId(db.events),
    listing: about,
    note: null,
    internalNote: null,
    fields: [],
    ...event,
    actorId: user.id,
    createdAt: at,
  });
  if (endsReview(event.kind))
    db.claims = db.claims.filter(({ kind, id }) => kind !== kindOf(about) || id !== about.id);
  if (endsAssignment(event.kind) && 'collection' in about) db.assignments.delete(about);
  notifyOfEvent(call, kindOf(about), about, event);
  if (audited) auditEvent(call, about, { ...event, changes });
}
