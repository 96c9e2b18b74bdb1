import {
  type AuditArea,
  type AuditChanges,
  auditActionOf,
  type EventKind,
  type EventPayment,
  endsAssignment,
  endsReview,
  hidingKinds,
  isInternalEvent,
  isOvertaken,
  type ListingStatus,
  type ModerationEvent,
  type PastEvent,
  type Rejected,
  type Replaced,
  reviewAsides,
  type Submission,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { accepted, HttpError } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { endAssignment, restoreAssignment } from './assignments.ts';
import { dropClaims } from './claims.ts';
import { EVENT, type EventRow, queueEvent, type Subject } from './pendingEvents.ts';

/** The name of a table's records in the history. */
export const subjectOfTable = {
  'api::review.review': 'reviews',
  'api::special-offer.special-offer': 'special-offers',
} as const satisfies Record<string, Subject>;

export type NewEvent = Pick<ModerationEvent, 'kind' | 'from' | 'to'> &
  Partial<
    Pick<
      ModerationEvent,
      | 'note'
      | 'noteChanged'
      | 'internalNote'
      | 'fields'
      | 'remarks'
      | 'restored'
      | 'replaced'
      | 'undoes'
      | 'versionChecked'
    >
  > & {
    before?: object | null;
    /** Of a payment or refund. */
    payment?: EventPayment | undefined;
    /** Values for the audit log, besides the status. */
    changes?: AuditChanges;
    /** Whether the audit log has an entry for it if staff did it. Default: true. */
    audited?: boolean;
  };

const areas = {
  apps: 'listing',
  services: 'listing',
  reviews: 'review',
  'special-offers': 'offer',
} as const satisfies Record<Subject, AuditArea>;

/** The audit log has the events of staff, and refunds, which the system makes. */
const auditEvent = async (
  strapi: Strapi,
  subject: Subject,
  { id, name }: { id: number; name: string | null },
  actor: Actor,
  event: NewEvent,
): Promise<void> => {
  const action = auditActionOf(areas[subject], event.kind);
  const byStaff = actor.staff.length > 0 && event.audited !== false;
  if (!action || !(byStaff || action === 'offer.refund')) return;
  const { from, to, note = null, changes } = event;
  await recordAudit(strapi, action === 'offer.refund' ? null : actor, {
    action,
    subject: { kind: subject, id, name: name ?? '' },
    changes: { ...(from === to ? {} : { status: [from, to] }), ...changes },
    reason: note,
  });
};

const respondToEvent = (row: EventRow, forAdmin: boolean) => ({
  id: row.id,
  kind: row.kind,
  from: row.from_status,
  to: row.to_status,
  note: row.note,
  ...(forAdmin ? { internal_note: row.internal_note } : {}),
  fields: row.changed_fields ?? [],
  ...(row.remarks?.length ? { remarks: row.remarks } : {}),
  ...(row.payment ? { payment: row.payment } : {}),
  ...(row.restored ? { restored: row.restored } : {}),
  ...(row.version_checked === false ? { version_checked: false } : {}),
  actor: { id: row.actor_id, name: row.actor_name, admin: row.actor_admin === true },
  createdAt: row.createdAt,
});

/** What an event keeps for Undo, besides the submission before it. */
interface ForUndo {
  replaced?: Replaced;
  /** To whom the listing was assigned. */
  assignee?: number;
}

/** Payment events, which have the buyer's name but do not change the record, those about replies and reports, and of hiding. */
const asides: EventKind[] = ['paid', 'refunded', ...reviewAsides, ...hidingKinds];

/** What the newest change of a record keeps for Undo. */
const newestForUndo = async (strapi: Strapi, subject: Subject, id: number): Promise<ForUndo> => {
  const row: { before: ForUndo | null } | null = await strapi.db.query(EVENT).findOne({
    select: ['before'],
    where: { listing_type: subject, listing_id: id, kind: { $notIn: asides } },
    orderBy: [{ id: 'desc' }],
  });
  return row?.before ?? {};
};

/** What the newest decision about a record replaced; null when something else came later. */
export const newestReplaced = async (
  strapi: Strapi,
  subject: Subject,
  id: number,
): Promise<Replaced | null> => (await newestForUndo(strapi, subject, id)).replaced ?? null;

const eventRow = (subject: Subject, id: number, actor: Actor, event: NewEvent) => ({
  listing_type: subject,
  listing_id: id,
  kind: event.kind,
  from_status: event.from,
  to_status: event.to,
  note: event.note ?? null,
  note_changed: event.noteChanged ?? false,
  internal_note: event.internalNote ?? null,
  changed_fields: event.fields ?? [],
  remarks: event.remarks ?? [],
  payment: event.payment ?? null,
  restored: event.restored ?? null,
  before: event.before ?? {},
  version_checked: event.versionChecked ?? true,
  actor_id: actor.id,
  actor_name: actor.name,
  actor_admin: actor.staff.length > 0,
});

/**
 * Adds an event to the history of a record, in the caller's transaction. The actor's name is stored with the event, so that
 * it survives renaming and deleting the user. Handlers run after the commit. The record's `name` is for the audit log. Returns
 * the id of the event.
 */
export const recordEvent = async (
  strapi: Strapi,
  subject: Subject,
  { id, name }: { id: number; name: string | null },
  actor: Actor,
  event: NewEvent,
): Promise<number> => {
  const about = `${subject}/${id}`;
  const { assignee: former } = event.undoes ? await newestForUndo(strapi, subject, id) : {};
  const assignee = endsAssignment(event.kind) ? await endAssignment(strapi, about) : undefined;
  const forUndo: ForUndo = {
    ...(event.replaced ? { replaced: event.replaced } : {}),
    ...(assignee === undefined ? {} : { assignee }),
  };
  const { ids } = await strapi.db.query(EVENT).createMany({
    data: [eventRow(subject, id, actor, { ...event, before: { ...event.before, ...forUndo } })],
  });
  const made = Number(ids[0]);
  if (endsReview(event.kind)) await dropClaims(strapi, { kind: subject, id });
  if (former !== undefined) await restoreAssignment(strapi, about, former);
  await queueEvent(strapi, { id: made, subject, about, kind: event.kind });
  await auditEvent(strapi, subject, { id, name }, actor, event);
  return made;
};

/** Events in one statement. */
const AT_ONCE = 200;

/**
 * Adds edits by one command to the histories of many records, in the caller's transaction. The audit log has no entries for
 * them: that of the command names them all. Handlers get one, so that open pages load again once.
 */
export const recordEdits = async (
  strapi: Strapi,
  subject: Subject,
  edits: readonly { id: number; status: ListingStatus | null; fields: string[] }[],
  actor: Actor,
): Promise<void> => {
  const kind = 'edited';
  for (let from = 0; from < edits.length; from += AT_ONCE) {
    const some = edits.slice(from, from + AT_ONCE);
    const { ids } = await strapi.db.query(EVENT).createMany({
      data: some.map(({ id, status, fields }) =>
        eventRow(subject, id, actor, { kind, from: status, to: status, fields }),
      ),
    });
    const [first] = some;
    if (from > 0 || !first) continue;
    const about = `${subject}/${first.id}`;
    await queueEvent(strapi, { id: Number(ids[0]), subject, about, kind });
  }
};

const isInternal = ({ kind, note_changed, internal_note }: EventRow): boolean =>
  isInternalEvent({ kind, noteChanged: note_changed === true, internalNote: internal_note });

/** Newest first; `forAdmin` adds internal notes, `since` leaves out what was before. */
export const listEvents = async (
  strapi: Strapi,
  subject: Subject,
  id: number,
  forAdmin: boolean,
  since: Date | null = null,
) => {
  const rows: EventRow[] = await strapi.db.query(EVENT).findMany({
    where: {
      listing_type: subject,
      listing_id: id,
      ...(since ? { createdAt: { $gte: since } } : {}),
    },
    orderBy: [{ id: 'desc' }],
  });
  return rows
    .filter((row) => forAdmin || !isInternal(row))
    .map((row) => respondToEvent(row, forAdmin));
};

/**
 * The latest change by a user, without internal notes, for a caller with a stale version; null when it was an internal note
 * and the caller is no admin.
 */
export const latestEvent = async (
  strapi: Strapi,
  subject: Subject,
  id: number,
  forAdmin: boolean,
) => {
  const row: EventRow | null = await strapi.db.query(EVENT).findOne({
    where: {
      listing_type: subject,
      listing_id: id,
      kind: { $notIn: asides },
      // Nor notes of the card provider about a refund.
      $not: { kind: 'noted', to_status: { $null: true } },
    },
    orderBy: [{ id: 'desc' }],
  });
  return row && (forAdmin || !isInternal(row)) ? respondToEvent(row, false) : null;
};

/** What a command about a record returns; throws why it is rejected, with the latest event if another write came first. */
export const acceptedChange = async <T extends object>(
  strapi: Strapi,
  outcome: T | Rejected,
  about: { subject: Subject; id: number; version: number; forAdmin: boolean },
): Promise<Exclude<T, Rejected>> => {
  if (!('rejected' in outcome && isOvertaken(outcome.rejected))) return accepted(outcome);
  const { subject, id, version, forAdmin } = about;
  const event = await latestEvent(strapi, subject, id, forAdmin);
  throw new HttpError(outcome.rejected, { details: { latest: { event, version } } });
};

/** The kind of the event before the newest. */
export const previousEvent = async (
  strapi: Strapi,
  subject: Subject,
  id: number,
): Promise<EventKind | undefined> => {
  const where = { listing_type: subject, listing_id: id };
  const query = { select: ['kind'], where, orderBy: [{ id: 'desc' as const }], limit: 2 };
  const [, row]: EventRow[] = await strapi.db.query(EVENT).findMany(query);
  return row?.kind;
};

/** The history of a listing for `transition`, newest first. `before` is read for the newest event only, which alone can be undone. */
export const pastOf = async <V>(
  strapi: Strapi,
  subject: Subject,
  id: number,
  readBefore: (stored: unknown) => Submission<V> | null,
): Promise<PastEvent<V>[]> => {
  const events = strapi.db.query(EVENT);
  // A decision can be undone also after its listing was hidden or shown.
  const where = { listing_type: subject, listing_id: id, kind: { $notIn: [...hidingKinds] } };
  const newestFirst = [{ id: 'desc' as const }];
  const select = ['kind', 'from_status', 'to_status', 'createdAt'];
  const rows: EventRow[] = await events.findMany({ select, where, orderBy: newestFirst });
  const newest: { before: unknown } | null = await events.findOne({
    select: ['before'],
    where,
    orderBy: newestFirst,
  });
  const replaced = await newestReplaced(strapi, subject, id);
  return rows.map(({ kind, from_status: from, to_status: to, createdAt }, index) => ({
    kind,
    from,
    to,
    createdAt: new Date(createdAt).toISOString(),
    before: index === 0 ? readBefore(newest?.before) : null,
    replaced: index === 0 ? replaced : null,
  }));
};

/** Throws when code changes or deletes an event. */
export const keepEventsImmutable = (strapi: Strapi): void => {
  const reject = () => {
    throw new Error('Events are never changed or deleted.');
  };
  strapi.db.lifecycles.subscribe({
    models: [EVENT],
    beforeUpdate: reject,
    beforeUpdateMany: reject,
    beforeDelete: reject,
    beforeDeleteMany: reject,
  });
};
