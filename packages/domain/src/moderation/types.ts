import type { ListingStatus } from '../listing/status.ts';
import type { ChangeRequest, NewRemark, Remark, RemarkAnswer } from './changeRequest.ts';

/** The kinds of events in a record's history. */
export const eventKinds = [
  'created',
  'submitted',
  'edited',
  'approved',
  'declined',
  'changes-requested',
  'reopened',
  'withdrawn',
  'noted',
  'discarded',
  'deleted',
  'restored',
  'paid',
  'refunded',
  'replied',
  'reply-approved',
  'reply-declined',
  'reply-deleted',
  'reported',
  'report-closed',
  'hidden',
  'shown',
] as const;

export type EventKind = (typeof eventKinds)[number];

/** What was paid for an offer or refunded, in the smallest unit of the currency. */
export interface EventPayment {
  amount: number;
  /** ISO 4217 code, such as `usd`. */
  currency: string;
  /** The URL of the receipt. */
  receipt?: string | undefined;
  /** Of a refund: what had been refunded before it. */
  earlier?: number | undefined;
}

/** Events about the reply to a review or a report of it, which leave the review itself as it is. Its author sees none of them. */
export const reviewAsides: readonly EventKind[] = [
  'replied',
  'reply-approved',
  'reply-declined',
  'reply-deleted',
  'reported',
  'report-closed',
];

/** Events of a live listing that the directory hides or shows again, which leave the listing itself as it is. */
export const hidingKinds: readonly EventKind[] = ['hidden', 'shown'];

/** The values of a listing and their review status. Instants are ISO 8601. */
export interface Submission<V> {
  values: V;
  status: ListingStatus;
  /** The deciding admin's note to the vendor. */
  note: string | null;
  /** Not submitted; only its account sees it. */
  draft: boolean;
  submittedAt: string | null;
  decidedAt: string | null;
  /** What an admin asked for since the last decision. */
  request: ChangeRequest | null;
}

/** A listing in moderation. */
export interface ListingState<V> {
  live: Submission<V>;
  /** The proposed change of an approved listing, or the draft of a declined one. */
  revision: Submission<V> | null;
  /** Number of writes to both. */
  version: number;
  /** The account it belongs to; null for a listing that only admins see. */
  accountId: number | null;
}

export type Target = 'live' | 'revision';

/** The version that the caller has seen. Without one, the command applies to any version. */
interface Seen {
  version?: number | undefined;
}

/** A save with complete values. Status, notes and owner are read from admins only. */
export interface SaveCommand<V> extends Seen {
  kind: 'save';
  values: V;
  draft: boolean;
  /** Required of an admin when there is a revision; a vendor always writes the revision. */
  target?: Target | undefined;
  status?: ListingStatus | undefined;
  /** Undefined keeps the note, unless the status changes. */
  note?: string | null | undefined;
  internalNote?: string | null;
  /** A vendor's answers to the remarks of an admin. Default: none. */
  answers?: readonly RemarkAnswer[];
  /** The instant of the version whose values it restores. Default: null, none. */
  restored?: string | null;
  /** Undefined keeps the owner. */
  accountId?: number | null | undefined;
}

/** An admin's decision on what is pending. */
export interface DecideCommand extends Seen {
  kind: 'decide';
  status: ListingStatus;
  note: string | null;
  internalNote?: string | null;
  /** Requests changes, with these remarks and the note as the message; the status is then PENDING. */
  remarks?: readonly NewRemark[] | undefined;
  /** Reverts the previous decision: a merged change becomes a revision again. */
  undo?: boolean;
}

export interface WithdrawCommand extends Seen {
  kind: 'withdraw';
}

/** Drops the revision, or a listing that was never live. */
export interface DiscardCommand extends Seen {
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

/** What a decision replaces of a record, and Undo restores. */
export interface Replaced {
  /** Of a review or an offer; not stored by earlier versions. */
  status?: ListingStatus;
  note: string | null;
  request?: ChangeRequest | null;
}

/** The entry a command adds to the history. */
export interface ModerationEvent<V = unknown> {
  kind: EventKind;
  from: ListingStatus | null;
  to: ListingStatus | null;
  note: string | null;
  /** Whether the status or the note changed, so that the vendor is notified. */
  noteChanged: boolean;
  /** For admins only. */
  internalNote: string | null;
  /** Names of the values that changed. */
  fields: string[];
  /** Of a request for changes, and of the submission that answers it. */
  remarks: readonly Remark[];
  /** The instant of the version that the save restored. */
  restored: string | null;
  /** The submission before a merge, or the one that changes were requested of. */
  before: Submission<V> | null;
  /** What a decision replaced; null for other events. */
  replaced: Replaced | null;
  /** Whether it reverts the decision before it, which restores what that replaced and ended. */
  undoes: boolean;
  /** false: the caller sent no version. */
  versionChecked: boolean;
}

/** An event of the past, as far as later commands depend on it. */
export interface PastEvent<V> {
  kind: EventKind;
  from: ListingStatus | null;
  to: ListingStatus | null;
  createdAt: string;
  before?: Submission<V> | null;
  replaced?: Replaced | null;
}

export interface TransitionContext<V> {
  /** Instant of the command. */
  now: string;
  /** History of the listing, newest first. Read by `decide` and `discard` only. */
  past?: readonly PastEvent<V>[];
}

export interface Accepted<V> {
  /** null: the listing is deleted. Unchanged parts are the same objects. */
  state: ListingState<V> | null;
  event: ModerationEvent<V>;
  /** The row that was written. */
  row: Target;
}
