import { type Actor, may } from '../access/access.ts';
import type { Rejected } from '../errors/errors.ts';
import { collections, termNames } from '../listing/collection.ts';
import type { ListingStatus } from '../listing/status.ts';
import { event, rejected } from './event.ts';
import type { ModerationEvent } from './types.ts';

/* A deleted record is kept as it was, so that it can be restored for a time. Then it is erased. */

/** The kinds of records that are kept. */
export const trashKinds = [...collections, ...termNames, 'reviews'] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Days for which a deleted record can be restored. */
export const trashDays = 30;

/** When a record deleted at this time is erased; milliseconds since 1970. */
export const erasesAt = (deletedAt: number): number => deletedAt + trashDays * 24 * 3_600_000;

/** A deleted listing. */
export interface Deleted {
  /** The user who deleted it. */
  deletedById: number;
  /** The account it belongs to; null for a listing that only admins see. */
  accountId: number | null;
  status: ListingStatus;
  /** Not submitted; only its account sees it. */
  draft: boolean;
}

/** Who deleted a listing may restore it, as long as they may read it, and so may moderators, except drafts of others. */
export const mayRestore = (actor: Actor, deleted: Deleted): boolean =>
  may(actor, 'trash.restore', { userId: deleted.deletedById }) &&
  may(actor, deleted.draft ? 'draft.read' : 'listing.read', deleted);

/** Puts a deleted listing back with the status it had: its event, or why it is rejected. */
export const restoreDeleted = (
  deleted: Deleted,
  actor: Actor,
): { event: ModerationEvent<object> } | Rejected =>
  mayRestore(actor, deleted)
    ? { event: event('restored', null, deleted.status) }
    : rejected('not-found');
