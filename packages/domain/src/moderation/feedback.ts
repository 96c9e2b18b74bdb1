import type { ListingStatus } from '../status.ts';
import { eventOfDecision } from './rules.ts';
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

/** Of all who saw the same version one gets through. */
export function decideFeedback(
  state: FeedbackState,
  { status, note, internalNote = null, version }: FeedbackDecision,
): { state: FeedbackState; event: ModerationEvent } | { rejected: 'already-decided' } {
  const seen = version ?? (state.status === 'PENDING' ? state.version : undefined);
  if (seen !== state.version) return { rejected: 'already-decided' };
  const kind = status === state.status ? 'noted' : eventOfDecision[status];
  const event: ModerationEvent = {
    kind,
    from: state.status,
    to: status,
    note,
    noteChanged: status !== state.status || note !== state.note,
    internalNote,
    fields: [],
    before: null,
    versionChecked: version !== undefined,
  };
  return { state: { status, note, version: state.version + 1 }, event };
}
