import type { ErrorReason } from '../errors/errors.ts';
import type { ListingStatus } from '../listing/status.ts';
import { type ChangeRequest, waitsForVendor } from './changeRequest.ts';
import { event, eventOfDecision } from './event.ts';
import { openRequest } from './openRequest.ts';
import type { ModerationEvent, Replaced } from './types.ts';

/** A review or a special offer in moderation. */
export interface FeedbackState extends Replaced {
  status: ListingStatus;
  version: number;
  /** What the newest event replaced, which Undo restores. Default: nothing. */
  replaced?: Replaced | null;
}

export interface FeedbackDecision {
  status: ListingStatus;
  note: string | null;
  internalNote?: string | null;
  /** The version that the admin has seen; without one, only a pending record can be decided. */
  version?: number | undefined;
  /** Requests changes, with the note as the message; the status is then PENDING. */
  asks?: boolean;
  /** Reverts the previous decision, also a request for changes. The status is then what it was before, whatever is sent. */
  undo?: boolean;
}

export interface FeedbackChange {
  state: FeedbackState;
  event: ModerationEvent;
}

/** Whether another write came first, which the error then tells. */
export const isOvertaken = (reason: ErrorReason): boolean =>
  ['stale-version', 'already-decided', 'offer-changed', 'no-changes-requested'].includes(reason);

/** Of concurrent decisions on the same version, one succeeds. */
export function decideFeedback(
  state: FeedbackState,
  decision: FeedbackDecision,
  now: string,
): FeedbackChange | { rejected: 'already-decided' } {
  const { note, internalNote = null, version, asks = false, undo = false } = decision;
  const { request = null } = state;
  const replaced = { status: state.status, note: state.note, request };
  const seen = version ?? (state.status === 'PENDING' ? state.version : undefined);
  if (seen !== state.version) return { rejected: 'already-decided' };
  if (asks && state.status !== 'PENDING') return { rejected: 'already-decided' };
  if (asks)
    return {
      state: {
        status: state.status,
        note: state.note,
        version: state.version + 1,
        request: openRequest(note, [], now),
      },
      event: event('changes-requested', 'PENDING', 'PENDING', {
        note,
        noteChanged: true,
        internalNote,
        versionChecked: version !== undefined,
        replaced,
      }),
    };
  const undone = undo ? state.replaced : null;
  const status = undone?.status ?? decision.status;
  const reopens = undone != null && !waitsForVendor({ request: undone.request ?? null });
  const takesBack = reopens && waitsForVendor({ request });
  const stays = status === state.status && !takesBack;
  return {
    state: {
      status,
      note,
      version: state.version + 1,
      request: stays ? request : null,
      ...(undone && { note: undone.note, request: undone.request ?? null }),
    },
    event: event(stays ? 'noted' : eventOfDecision[status], state.status, status, {
      note,
      noteChanged: !stays || note !== state.note,
      internalNote,
      replaced,
      undoes: undone != null,
      versionChecked: version !== undefined,
    }),
  };
}

/** The author of a review, or the vendor of an offer, takes a pending one back; it is deleted. */
export function withdrawFeedback({
  status,
}: FeedbackState): { event: ModerationEvent } | { rejected: 'already-reviewed' } {
  if (status !== 'PENDING') return { rejected: 'already-reviewed' };
  return { event: event('withdrawn', status, null) };
}

interface WaitingFeedback {
  status: ListingStatus;
  request?: ChangeRequest | null | undefined;
  submittedAt: string;
  /** When the vendor sent a reply that is pending. Default: none is. */
  repliedAt?: string | null | undefined;
  /** When a vendor sent a report that is open. Default: none is. */
  reportedAt?: string | null | undefined;
}

/**
 * Since when a review or an offer waits for an admin: a pending one itself, an approved review with a pending reply or an open
 * report; null if none of these waits. The SQL of `figures.ts` in the backend counts by the same rule.
 */
export function waitingSince({
  status,
  request = null,
  submittedAt,
  repliedAt = null,
  reportedAt = null,
}: WaitingFeedback): string | null {
  if (status === 'PENDING') return waitsForVendor({ request }) ? null : submittedAt;
  if (status !== 'APPROVED') return null;
  return [repliedAt, reportedAt].flatMap((at) => at ?? []).toSorted()[0] ?? null;
}
