import type { ErrorReason } from '../errors/errors.ts';
import { type FieldError, fieldProblem } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { readStatus } from '../listing/status.ts';
import { reviewTexts } from '../text/texts.ts';
import { event } from './event.ts';
import { readNote, readVersion } from './readDecision.ts';
import { replyFields } from './recordFields.ts';
import type { ModerationEvent } from './types.ts';

/** A vendor's reply to a review: the public text, and a text that is in review or was declined. */
export interface ReplyState {
  text: string | null;
  proposal: { text: string; status: 'PENDING' | 'DECLINED'; note: string | null } | null;
  /** Number of writes; 0 for a review that never had a reply. */
  version: number;
}

export const noReply: ReplyState = { text: null, proposal: null, version: 0 };

export const hasReply = ({ text, proposal }: ReplyState): boolean =>
  text !== null || proposal !== null;

interface ReplyChange {
  state: ReplyState;
  event: ModerationEvent;
}
type Rejection = { rejected: ErrorReason };

/** Of a review that the vendor sees, which is an approved one. */
const replyEvent = (
  kind: 'replied' | 'reply-approved' | 'reply-declined' | 'reply-deleted',
  note: string | null,
): ModerationEvent => event(kind, 'APPROVED', 'APPROVED', { note });

/** Submits a first reply or an edit. The public text stays until the edit is approved. */
export function submitReply(
  state: ReplyState,
  { text, version }: { text: string; version?: number | undefined },
): ReplyChange | Rejection {
  if (version !== undefined && version !== state.version) return { rejected: 'reply-changed' };
  return {
    state: {
      text: state.text,
      proposal: { text, status: 'PENDING', note: null },
      version: state.version + 1,
    },
    event: replyEvent('replied', text),
  };
}

export interface ReplyDecision {
  status: 'APPROVED' | 'DECLINED';
  note: string | null;
  version: number;
}

/** Publishes the proposal or declines it. Declining without a pending proposal takes the public text down. */
export function decideReply(
  { text, proposal, version }: ReplyState,
  decision: ReplyDecision,
): ReplyChange | Rejection {
  const decided = proposal?.text ?? text;
  if (decided === null) return { rejected: 'not-found' };
  if (decision.version !== version) return { rejected: 'reply-changed' };
  const { note } = decision;
  if (decision.status === 'APPROVED')
    return {
      state: { text: decided, proposal: null, version: version + 1 },
      event: replyEvent('reply-approved', null),
    };
  const kept = proposal?.status === 'PENDING' ? text : null;
  return {
    state: {
      text: kept,
      proposal: { text: decided, status: 'DECLINED', note },
      version: version + 1,
    },
    event: replyEvent('reply-declined', note),
  };
}

/** Deletes the reply with its proposal. */
export function deleteReply(state: ReplyState): ReplyChange | Rejection {
  if (!hasReply(state)) return { rejected: 'not-found' };
  return {
    state: { ...noReply, version: state.version + 1 },
    event: replyEvent('reply-deleted', null),
  };
}

type Input = Readonly<Record<string, unknown>>;

/** Reads a vendor's reply; null when it is invalid. */
export function readReply(input: Input): {
  reply: { text: string; version?: number | undefined } | null;
  errors: FieldError[];
} {
  const errors: FieldError[] = [];
  const message = fieldProblem(replyFields.text, input.text);
  if (message) errors.push({ path: ['text'], message });
  const version = readVersion(input, errors);
  return { reply: errors.length > 0 ? null : { text: String(input.text).trim(), version }, errors };
}

/** Reads an admin's decision about a reply; null when it is invalid. Declining needs a reason. */
export function readReplyDecision(input: Input): {
  decision: ReplyDecision | null;
  errors: FieldError[];
} {
  const errors: FieldError[] = [];
  const status = readStatus(input.status);
  const problem = (input.status ?? null) === null ? genericTexts.required : genericTexts.notValid;
  if (status === null || status === undefined || status === 'PENDING')
    errors.push({ path: ['status'], message: problem('Status') });
  const note = readNote(input, 'note', errors);
  const version = readVersion(input, errors, { required: true });
  if (status === 'DECLINED' && note === null && errors.length === 0)
    errors.push({ path: ['note'], message: reviewTexts.declineReasonRequired });
  if (!status || status === 'PENDING' || version === undefined || errors.length > 0)
    return { decision: null, errors };
  return { decision: { status, note, version }, errors };
}
