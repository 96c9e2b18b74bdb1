import * as m from '#messages';
import type { Rejected } from '../errors/errors.ts';
import { type FieldError, fieldProblem, rejectedFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { readStatus } from '../listing/status.ts';
import { reviewTexts } from '../text/texts.ts';
import { event, rejected } from './event.ts';
import { readNote, readVersion } from './readDecision.ts';
import { replyFields } from './recordFields.ts';
import type { ModerationEvent } from './types.ts';

/** A vendor's reply to a review: the public text, and a text that is in review or was declined. Instants are ISO 8601. */
export interface ReplyState {
  text: string | null;
  /** When the public text was sent. */
  created: string | null;
  proposal: { text: string; status: 'PENDING' | 'DECLINED'; note: string | null } | null;
  /** When a text was last sent; not stored by earlier versions. */
  sentAt: string | null;
  /** Number of writes; 0 for a review that never had a reply. */
  version: number;
}

export const noReply: ReplyState = {
  text: null,
  created: null,
  proposal: null,
  sentAt: null,
  version: 0,
};

interface ReplyChange {
  state: ReplyState;
  event: ModerationEvent;
}

/** Of a review that the vendor sees, which is an approved one. */
const replyEvent = (
  kind: 'replied' | 'reply-approved' | 'reply-declined' | 'reply-deleted',
  note: string | null,
): ModerationEvent => event(kind, 'APPROVED', 'APPROVED', { note });

type Input = Readonly<Record<string, unknown>>;

/** Submits a first reply or an edit. The public text stays until the edit is approved. */
export function submitReply(state: ReplyState, input: Input, now: string): ReplyChange | Rejected {
  const errors: FieldError[] = [];
  const message = fieldProblem(replyFields.text, input.text);
  if (message) errors.push({ path: ['text'], message });
  const version = readVersion(input, errors);
  if (errors.length > 0) return rejectedFields(errors);
  if (version !== undefined && version !== state.version) return rejected('reply-changed');
  const text = String(input.text).trim();
  return {
    state: {
      ...state,
      proposal: { text, status: 'PENDING', note: null },
      sentAt: now,
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

/** An admin's decision. Declining needs a reason. */
function readReplyDecision(input: Input): ReplyDecision | Rejected {
  const errors: FieldError[] = [];
  const status = readStatus(input.status);
  const problem = (input.status ?? null) === null ? genericTexts.required : genericTexts.notValid;
  if (status === null || status === undefined || status === 'PENDING')
    errors.push({ path: ['status'], message: problem(m.moderation_status()) });
  const note = readNote(input, 'note', errors);
  const version = readVersion(input, errors, { required: true });
  if (status === 'DECLINED' && note === null && errors.length === 0)
    errors.push({ path: ['note'], message: reviewTexts.declineReasonRequired });
  if (!status || status === 'PENDING' || version === undefined || errors.length > 0)
    return rejectedFields(errors);
  return { status, note, version };
}

/** Publishes the proposal or declines it. Declining without a pending proposal takes the public text down. */
export function decideReply(
  { text, created, proposal, sentAt, version }: ReplyState,
  input: Input,
  now: string,
): ReplyChange | Rejected {
  const decision = readReplyDecision(input);
  if ('rejected' in decision) return decision;
  const decided = proposal?.text ?? text;
  if (decided === null) return rejected('not-found');
  if (decision.version !== version) return rejected('reply-changed');
  const { note } = decision;
  const next = { sentAt, version: version + 1 };
  if (decision.status === 'APPROVED') {
    const published = decided === text ? created : (sentAt ?? now);
    return {
      state: { ...next, text: decided, created: published, proposal: null },
      event: replyEvent('reply-approved', null),
    };
  }
  const kept = proposal?.status === 'PENDING' && text !== null ? { text, created } : noReply;
  return {
    state: {
      ...next,
      text: kept.text,
      created: kept.created,
      proposal: { text: decided, status: 'DECLINED', note },
    },
    event: replyEvent('reply-declined', note),
  };
}

/** Deletes the reply with its proposal. */
export function deleteReply(state: ReplyState): ReplyChange | Rejected {
  if (state.text === null && state.proposal === null) return rejected('not-found');
  return {
    state: { ...noReply, version: state.version + 1 },
    event: replyEvent('reply-deleted', null),
  };
}
