import type { EventKind } from './types.ts';

/* A claim says that a moderator has a pending record open. It informs others and never blocks a decision. */

/** The kinds of records that moderators open. */
export const claimKinds = ['apps', 'services', 'reviews', 'special-offers'] as const;

export type ClaimKind = (typeof claimKinds)[number];

/** Milliseconds: an open page renews its claim, and one that is not renewed ends. */
export const claimTimes = { renewAfter: 60_000, endsAfter: 15 * 60_000 } as const;

const ending: ReadonlySet<EventKind> = new Set([
  'approved',
  'declined',
  'changes-requested',
  'withdrawn',
  'discarded',
  'deleted',
]);

/**
 * Whether an event ends the assignment of its listing to a moderator. A claim says who has it open now, an assignment who is
 * to decide; it stays while the vendor makes requested changes.
 */
export const endsAssignment = (kind: EventKind): boolean =>
  endsReview(kind) && kind !== 'changes-requested';

/** Whether nothing is left to review after an event, which ends the claims of its record. */
export const endsReview = (kind: EventKind): boolean => ending.has(kind);
