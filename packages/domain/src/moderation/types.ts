import type { ErrorReason } from '../errors.ts';
import type { ListingStatus } from '../status.ts';

/** Everything that a history can tell of a record. */
export const eventKinds = [
  'created',
  'submitted',
  'edited',
  'approved',
  'declined',
  'reopened',
  'withdrawn',
  'noted',
  'discarded',
  'deleted',
  'paid',
  'refunded',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** The values of a listing and how far they are in review. Instants are ISO 8601. */
export interface Submission<V> {
  values: V;
  status: ListingStatus;
  /** What the admin who decided wrote to the vendor. */
  note: string | null;
  /** Not submitted: seen by its account only. */
  draft: boolean;
  submittedAt: string | null;
  decidedAt: string | null;
}

/** A listing as moderation knows it. */
export interface ListingState<V> {
  live: Submission<V>;
  /** The change proposed beside an approved listing, or drafted beside a declined one. */
  revision: Submission<V> | null;
  /** Counts the writes to both. */
  version: number;
  /** The account it belongs to; null for a listing that only admins see. */
  accountId: number | null;
}

/** The row that a caller means. */
export type Target = 'live' | 'revision';

/** The version the caller has seen. Left out by clients that know none: they take the record as it is. */
interface Seen {
  version?: number | undefined;
}

/** A save. `values` are complete; the rest is read from admins only. */
export interface SaveCommand<V> extends Seen {
  kind: 'save';
  values: V;
  draft: boolean;
  /** Needed from an admin when there is a revision; a vendor always writes the proposal. */
  target?: Target | undefined;
  status?: ListingStatus | undefined;
  /** Undefined keeps the note, unless the status changes. */
  note?: string | null | undefined;
  internalNote?: string | null;
  /** Undefined keeps the owner. */
  accountId?: number | null | undefined;
}

/** An admin's decision on what is pending. */
export interface DecideCommand extends Seen {
  kind: 'decide';
  status: ListingStatus;
  note: string | null;
  internalNote?: string | null;
  /** Takes the decision before it back: a merged change is separated from its listing again. */
  undo?: boolean;
}

/** A vendor makes a draft of what is pending. */
interface WithdrawCommand extends Seen {
  kind: 'withdraw';
}

/** Drops the revision, or a listing that was never live. */
interface DiscardCommand extends Seen {
  kind: 'discard';
}

interface DeleteCommand {
  kind: 'delete';
}

export type ListingCommand<V> =
  | SaveCommand<V>
  | DecideCommand
  | WithdrawCommand
  | DiscardCommand
  | DeleteCommand;

/** What a command adds to the history. */
export interface ModerationEvent<V = unknown> {
  kind: EventKind;
  from: ListingStatus | null;
  to: ListingStatus | null;
  note: string | null;
  /** Whether the vendor has to be told: the status or the note is another one. */
  noteChanged: boolean;
  /** For admins only. */
  internalNote: string | null;
  /** Names of the values that changed. */
  fields: string[];
  /** What was live before a merge; Undo needs it. */
  before: Submission<V> | null;
  /** False when the caller did not say which version they saw. */
  versionChecked: boolean;
}

/** An event of the past, as far as later commands depend on it. */
export interface PastEvent<V> {
  kind: EventKind;
  from: ListingStatus | null;
  to: ListingStatus | null;
  createdAt: string;
  before?: Submission<V> | null;
}

/** What the state does not hold. */
export interface TransitionContext<V> {
  /** Instant of the command. */
  now: string;
  /** History of the listing, newest first. Read by `decide` and `discard` only. */
  past?: readonly PastEvent<V>[];
}

/** Why a command is rejected. */
export interface Rejected {
  rejected: ErrorReason;
}

export interface Accepted<V> {
  /** Null when the listing is gone. Parts that did not change are the same objects. */
  state: ListingState<V> | null;
  event: ModerationEvent<V>;
  /** The row that holds what was written. */
  row: Target;
}
