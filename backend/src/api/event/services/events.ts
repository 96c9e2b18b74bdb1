import type { ListingStatus } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import type { Strapi } from '../../../registry.ts';
import type { Before } from '../../listing/services/undoing.ts';

export type EventKind =
  | 'created'
  | 'submitted'
  | 'edited'
  | 'approved'
  | 'declined'
  | 'reopened'
  | 'withdrawn'
  | 'noted'
  | 'discarded'
  | 'deleted'
  | 'paid'
  | 'refunded';

export interface NewEvent {
  kind: EventKind;
  from: ListingStatus | null;
  to: ListingStatus | null;
  note?: string | null;
  internalNote?: string | null;
  fields?: string[];
  /** What Undo needs; told to nobody. */
  before?: Before | null;
  /** False of a write whose caller did not say which version they saw. Default true. */
  versionChecked?: boolean;
}

interface EventRow {
  id: number;
  kind: EventKind;
  from_status: ListingStatus | null;
  to_status: ListingStatus | null;
  note: string | null;
  internal_note: string | null;
  changed_fields: string[] | null;
  version_checked: boolean | null;
  actor_id: number;
  actor_name: string;
  actor_admin: boolean | null;
  createdAt: string;
}

const UID = 'api::event.event';

const answerEvent = (row: EventRow, forAdmin: boolean) => ({
  id: row.id,
  kind: row.kind,
  from: row.from_status,
  to: row.to_status,
  note: row.note,
  ...(forAdmin ? { internal_note: row.internal_note } : {}),
  fields: row.changed_fields ?? [],
  ...(row.version_checked === false ? { version_checked: false } : {}),
  actor: { id: row.actor_id, name: row.actor_name, admin: row.actor_admin === true },
  createdAt: row.createdAt,
});

/** The name is written down with the event: it tells who it was then, whatever becomes of the user. */
export const recordEvent = async (
  strapi: Strapi,
  type: string,
  listingId: number,
  actor: Actor,
  event: NewEvent,
): Promise<void> => {
  await strapi.documents(UID).create({
    data: {
      listing_type: type,
      listing_id: listingId,
      kind: event.kind,
      from_status: event.from,
      to_status: event.to,
      note: event.note ?? null,
      internal_note: event.internalNote ?? null,
      changed_fields: event.fields ?? [],
      before: event.before ?? null,
      version_checked: event.versionChecked ?? true,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_admin: actor.admin,
    },
  });
};

/** Newest first; `forAdmin` adds what admins write for each other. */
export const listEvents = async (
  strapi: Strapi,
  type: string,
  listingId: number,
  forAdmin: boolean,
) => {
  const rows: EventRow[] = await strapi.db.query(UID).findMany({
    where: { listing_type: type, listing_id: listingId },
    orderBy: [{ id: 'desc' }],
  });
  return rows.map((row) => answerEvent(row, forAdmin));
};

/** What became of the money is nobody's deed: it stands under its buyer's name, who was not the faster one. */
const ofMoney: EventKind[] = ['paid', 'refunded'];

/** For somebody who lost a race: who did what, without the notes admins keep among themselves. */
export const latestEvent = async (strapi: Strapi, type: string, listingId: number) => {
  const row: EventRow | null = await strapi.db.query(UID).findOne({
    where: {
      listing_type: type,
      listing_id: listingId,
      kind: { $notIn: ofMoney },
      // Nor a word of the card provider about money that it keeps.
      $not: { kind: 'noted', to_status: { $null: true } },
    },
    orderBy: [{ id: 'desc' }],
  });
  return row && answerEvent(row, false);
};

const decisions: EventKind[] = ['approved', 'declined', 'reopened'];

/** When it was declined before the decision that is taken back now; null when it was not. */
export const declinedEarlier = async (
  strapi: Strapi,
  type: string,
  listingId: number,
): Promise<string | null> => {
  const rows: EventRow[] = await strapi.db.query(UID).findMany({
    where: { listing_type: type, listing_id: listingId, kind: { $in: decisions } },
    orderBy: [{ id: 'desc' }],
  });
  let takenBack = 1;
  for (const { kind, createdAt } of rows) {
    if (kind === 'reopened') takenBack += 1;
    else if (takenBack > 0) takenBack -= 1;
    else return kind === 'declined' ? new Date(createdAt).toISOString() : null;
  }
  return null;
};

/** Whether it was approved at any time, as its events tell. */
export const wasEverLive = async (
  strapi: Strapi,
  type: string,
  listingId: number,
): Promise<boolean> => {
  const live = [{ from_status: 'APPROVED' }, { to_status: 'APPROVED' }];
  const where = { listing_type: type, listing_id: listingId, $or: live };
  return (await strapi.db.query(UID).count({ where })) > 0;
};

/** What the newest event holds for Undo. */
export const heldByLatest = async (
  strapi: Strapi,
  type: string,
  listingId: number,
): Promise<Before | null> => {
  const row: { before: Before | null } | null = await strapi.db.query(UID).findOne({
    select: ['before'],
    where: { listing_type: type, listing_id: listingId },
    orderBy: [{ id: 'desc' }],
  });
  return row?.before ?? null;
};

/** Events are written once: no route changes them, and this stops code that tries. */
export const keepEventsImmutable = (strapi: Strapi): void => {
  const refuse = () => {
    throw new Error('Events are never changed or deleted.');
  };
  strapi.db.lifecycles.subscribe({
    models: [UID],
    beforeUpdate: refuse,
    beforeUpdateMany: refuse,
    beforeDelete: refuse,
    beforeDeleteMany: refuse,
  });
};
