import { type Actor, may } from '../access/access.ts';
import type { Rejected } from '../errors/errors.ts';
import { waitsForVendor } from './changeRequest.ts';
import { event, eventOfDecision, rejected } from './event.ts';
import { answerRequest } from './openRequest.ts';
import { changedFields, savedRow, savesDraft } from './rules.ts';
import type {
  Accepted,
  ListingState,
  ModerationEvent,
  SaveCommand,
  Submission,
  TransitionContext,
} from './types.ts';

/** Creates a listing. A draft for another account is rejected: no admin would see it. */
export function createListing<V extends object>(
  command: Omit<SaveCommand<V>, 'kind' | 'target' | 'version'>,
  actor: Actor,
  { now }: TransitionContext<V>,
): { state: ListingState<V>; event: ModerationEvent<V> } | { rejected: 'drafts-are-for-vendors' } {
  const { values, internalNote = null, accountId = actor.accountId } = command;
  const decides = may(actor, 'listing.decide');
  const status = (decides && command.status) || 'PENDING';
  const draft = savesDraft(command.draft, actor, status);
  if (draft && !may(actor, 'draft.read', { accountId }))
    return { rejected: 'drafts-are-for-vendors' };
  const live: Submission<V> = {
    values,
    status,
    note: (decides && command.note) || null,
    draft,
    submittedAt: draft ? null : now,
    decidedAt: status === 'PENDING' ? null : now,
    request: null,
  };
  const kind = decides || draft ? 'created' : 'submitted';
  return {
    state: { live, revision: null, version: 1, accountId },
    event: event(kind, null, status, { note: live.note, internalNote }),
  };
}

/** A vendor's save submits, or saves a draft; a live listing stays as it is until an admin approves the change. */
export function saveAsVendor<V extends object>(
  state: ListingState<V>,
  { values, draft, version, answers = [], restored = null }: SaveCommand<V>,
  now: string,
): Accepted<V> {
  const { live, revision } = state;
  const proposes = live.status === 'APPROVED';
  const target = revision ?? (proposes ? null : live);
  const from = target?.status ?? null;
  const waited = target !== null && from === 'PENDING' && !target.draft && !waitsForVendor(target);
  const change: Submission<V> = {
    values,
    draft,
    status: draft ? (from ?? 'PENDING') : 'PENDING',
    note: draft ? (target?.note ?? null) : null,
    submittedAt: draft ? null : (waited && target.submittedAt) || now,
    // With a later submittedAt this tells admins that it was declined before.
    decidedAt: target?.decidedAt ?? null,
    request: answerRequest(target?.request ?? null, answers, !draft),
  };
  const row = proposes || (revision !== null && draft) ? 'revision' : 'live';
  const kind = draft ? (waited ? 'withdrawn' : 'edited') : waited ? 'edited' : 'submitted';
  const fields = changedFields((target ?? live).values, values);
  return {
    // A draft of a listing that is not live becomes the listing once submitted.
    state:
      row === 'revision'
        ? { ...state, revision: change }
        : { ...state, live: change, revision: null },
    event: event(kind, from, change.status, {
      fields,
      remarks: target && waitsForVendor(target) && !draft ? (change.request?.remarks ?? []) : [],
      restored,
      versionChecked: version !== undefined,
    }),
    row,
  };
}

/** Values that a change leaves as they were follow the listing, so that approving it does not undo an admin's fix. */
function rebase<V extends object>(
  change: Submission<V> | null,
  before: V,
  after: V,
): Submission<V> | null {
  if (!change) return null;
  const proposed = changedFields(before, change.values);
  const fixed = changedFields(before, after).filter((name) => !proposed.includes(name));
  if (fixed.length === 0) return change;
  const values = Object.entries(after).filter(([name]) => fixed.includes(name));
  return { ...change, values: { ...change.values, ...Object.fromEntries(values) } };
}

/** An admin's save applies at once. */
export function saveAsAdmin<V extends object>(
  state: ListingState<V>,
  command: SaveCommand<V>,
  actor: Actor,
  now: string,
): Accepted<V> | Rejected {
  const saved = savedRow(state, actor, command);
  if ('rejected' in saved) return saved;
  const { submission: target } = saved;
  const { values, note, internalNote = null, restored = null, version } = command;
  const status = command.status ?? target.status;
  const draft = savesDraft(command.draft, actor, status);
  const accountId = command.accountId === undefined ? state.accountId : command.accountId;
  if (draft && !may(actor, 'draft.read', { accountId })) return rejected('drafts-are-for-vendors');
  const decided = status !== target.status;
  const change: Submission<V> = {
    values,
    draft,
    status,
    note: note === undefined ? (decided ? null : target.note) : note,
    submittedAt: draft ? null : (target.submittedAt ?? now),
    decidedAt: decided ? (status === 'PENDING' ? null : now) : target.decidedAt,
    request: decided ? null : target.request,
  };
  const stays = saved.row === 'revision' && status !== 'APPROVED';
  const merges = saved.row === 'revision' && !stays;
  // A draft belongs to its account alone and does not move to another.
  const isForeignDraft = accountId !== state.accountId && state.revision?.draft === true;
  const revision =
    saved.row === 'revision' || isForeignDraft
      ? null
      : rebase(state.revision, target.values, values);
  return {
    state: stays
      ? { ...state, accountId, revision: change }
      : { ...state, accountId, live: change, revision },
    event: event(decided ? eventOfDecision[status] : 'edited', target.status, status, {
      note: note ?? null,
      noteChanged: decided,
      internalNote,
      fields: changedFields(target.values, values),
      before: merges ? state.live : null,
      replaced: decided ? { note: target.note, request: target.request } : null,
      restored,
      versionChecked: version !== undefined,
    }),
    row: stays ? 'revision' : 'live',
  };
}
