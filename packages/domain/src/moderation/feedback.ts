import type { ListingStatus } from '../status.ts';
import { changedFields, event, eventOfDecision } from './rules.ts';
import type { ModerationEvent } from './types.ts';

/** A review or a special offer as moderation knows it. */
export interface FeedbackState {
  status: ListingStatus;
  note: string | null;
  version: number;
}

export interface FeedbackDecision {
  status: ListingStatus;
  note: string | null;
  internalNote?: string | null;
  /** The version the admin has seen; without one only what is pending can be decided. */
  version?: number | undefined;
}

/** What follows from a command. */
export interface FeedbackChange {
  state: FeedbackState;
  event: ModerationEvent;
}

/** Of all who saw the same version one gets through. */
export function decideFeedback(
  state: FeedbackState,
  { status, note, internalNote = null, version }: FeedbackDecision,
): FeedbackChange | { rejected: 'already-decided' } {
  const seen = version ?? (state.status === 'PENDING' ? state.version : undefined);
  if (seen !== state.version) return { rejected: 'already-decided' };
  const kind = status === state.status ? 'noted' : eventOfDecision[status];
  return {
    state: { status, note, version: state.version + 1 },
    event: event(kind, state.status, status, {
      note,
      noteChanged: status !== state.status || note !== state.note,
      internalNote,
      versionChecked: version !== undefined,
    }),
  };
}

/** An offer that was paid back stays declined, and one is approved only while its listing is live. */
export function decideOffer(
  state: FeedbackState,
  decision: FeedbackDecision,
  { listingIsLive, isPaidBack }: { listingIsLive: boolean; isPaidBack: boolean },
): FeedbackChange | { rejected: 'already-decided' | 'offer-paid-back' | 'offer-not-approvable' } {
  const outcome = decideFeedback(state, decision);
  if ('rejected' in outcome) return outcome;
  if (isPaidBack && decision.status !== 'DECLINED') return { rejected: 'offer-paid-back' };
  if (!listingIsLive && outcome.event.kind === 'approved')
    return { rejected: 'offer-not-approvable' };
  return outcome;
}

interface ReviewValues {
  rating: number;
  comment: string;
}

/** The first review of a listing by a user, or a change of it, which is pending again. */
export function submitReview(
  known: (FeedbackState & ReviewValues) | null,
  { rating, comment }: ReviewValues,
): FeedbackChange {
  const fields = known ? changedFields(known, { rating, comment }) : [];
  return {
    state: { status: 'PENDING', note: null, version: (known?.version ?? 0) + 1 },
    event: event('submitted', known?.status ?? null, 'PENDING', { fields }),
  };
}
