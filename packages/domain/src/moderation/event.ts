import type { ErrorReason, Rejected } from '../errors/errors.ts';
import type { ListingStatus } from '../listing/status.ts';
import type { EventKind, ModerationEvent } from './types.ts';

export const rejected = (reason: ErrorReason): Rejected => ({ rejected: reason });

export const eventOfDecision: Record<ListingStatus, EventKind> = {
  PENDING: 'reopened',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

/** An event with defaults. */
export const event = <V extends object>(
  kind: EventKind,
  from: ListingStatus | null,
  to: ListingStatus | null,
  more: Partial<ModerationEvent<V>> = {},
): ModerationEvent<V> => ({
  kind,
  from,
  to,
  note: null,
  noteChanged: false,
  internalNote: null,
  fields: [],
  remarks: [],
  restored: null,
  before: null,
  replaced: null,
  undoes: false,
  versionChecked: true,
  ...more,
});
