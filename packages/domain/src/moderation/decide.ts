import type { Actor } from '../access/access.ts';
import type { Rejected } from '../errors/errors.ts';
import { waitsForVendor } from './changeRequest.ts';
import { event, eventOfDecision, rejected } from './event.ts';
import { openRequest } from './openRequest.ts';
import { changedFields, visibleRevision } from './rules.ts';
import type {
  Accepted,
  DecideCommand,
  ListingState,
  PastEvent,
  Replaced,
  Submission,
  Target,
  TransitionContext,
} from './types.ts';

/** When it was declined before the decision that is being undone; null when it was not. */
function declinedEarlier(past: readonly PastEvent<unknown>[]): string | null {
  let takenBack = 1;
  for (const { kind, createdAt } of past) {
    if (kind === 'reopened') takenBack += 1;
    else if (kind === 'approved' || kind === 'declined') {
      if (takenBack === 0) return kind === 'declined' ? createdAt : null;
      takenBack -= 1;
    }
  }
  return null;
}

/** Restores the live listing, and makes what was merged into it a pending revision again. */
function undoMerge<V extends object>(
  state: ListingState<V>,
  before: Submission<V>,
  past: readonly PastEvent<V>[],
): Accepted<V> {
  const { note = null, request = null } = past[0]?.replaced ?? {};
  const revision: Submission<V> = {
    ...state.live,
    status: 'PENDING',
    note,
    request,
    decidedAt: declinedEarlier(past),
  };
  const fields = changedFields(before.values, revision.values);
  return {
    state: { ...state, live: before, revision },
    event: event('reopened', 'APPROVED', 'PENDING', { fields, noteChanged: true, undoes: true }),
    row: 'revision',
  };
}

/** Undo reverts the newest event if it is a decision; a note on a live listing is not. */
const isUndoable = ({ kind, to }: PastEvent<unknown>): boolean =>
  kind === 'approved' ||
  kind === 'declined' ||
  kind === 'changes-requested' ||
  (kind === 'noted' && to !== 'APPROVED');

const replacedBy = ({ note, request }: Submission<unknown>): Replaced => ({ note, request });

/** Asks the vendor for changes; the listing leaves the queue until it is submitted again. */
function requestChanges<V extends object>(
  state: ListingState<V>,
  { note, internalNote = null, remarks = [], version }: DecideCommand,
  row: Target,
  target: Submission<V>,
  now: string,
): Accepted<V> | Rejected {
  if (target.status !== 'PENDING') return rejected('nothing-pending');
  const request = openRequest(note, remarks, now, target.request);
  const change = { ...target, request };
  return {
    state: { ...state, [row]: change },
    event: event('changes-requested', 'PENDING', 'PENDING', {
      note,
      noteChanged: true,
      internalNote,
      remarks: remarks.length > 0 ? request.remarks.slice(-remarks.length) : [],
      before: target,
      replaced: replacedBy(target),
      versionChecked: version !== undefined,
    }),
    row,
  };
}

/** What stands after a decision: undoing one restores what it replaced. */
const standingAfter = (
  { request, status }: Submission<unknown>,
  decision: Pick<DecideCommand, 'status' | 'note'>,
  undone: PastEvent<unknown> | undefined,
): Pick<Submission<unknown>, 'note' | 'request'> => {
  if (undone?.replaced)
    return { note: undone.replaced.note, request: undone.replaced.request ?? null };
  return { note: decision.note, request: decision.status === status ? request : null };
};

/** Approves, declines or reopens what is pending, or requests changes to it. An approved revision replaces its live listing. */
export function decide<V extends object>(
  state: ListingState<V>,
  command: DecideCommand,
  actor: Actor,
  { now, past = [] }: TransitionContext<V>,
): Accepted<V> | Rejected {
  const { status, note, internalNote = null, undo, version } = command;
  const { live } = state;
  // Even an admin's own draft is decided only once it is submitted.
  const seen = visibleRevision(state, actor);
  const revision = seen?.draft ? null : seen;
  const target = revision ?? live;
  const open = target.draft || target.status === 'PENDING';
  if (version === undefined && !open) return rejected('stale-version');
  if (undo) {
    const [newest] = past;
    if (!newest || !isUndoable(newest)) return rejected('stale-version');
    if (newest.kind === 'approved' && newest.before && live.status === 'APPROVED' && !seen)
      return undoMerge(state, newest.before, past);
  }
  if (target.draft) return rejected('listing-is-draft');
  if (command.remarks)
    return requestChanges(state, command, revision ? 'revision' : 'live', target, now);
  const undone = undo ? past[0] : undefined;
  const standing = standingAfter(target, command, undone);
  const from = target.status;
  const takesBack = undone?.kind === 'changes-requested';
  const reopenedAt = from === status ? target.decidedAt : declinedEarlier(past);
  const decidedAt = status === 'PENDING' ? reopenedAt : now;
  const change: Submission<V> = { ...target, status, decidedAt, ...standing };
  const merges = revision !== null && status === 'APPROVED';
  const isLive = merges || revision === null;
  return {
    state: {
      ...state,
      live: isLive ? change : live,
      revision: merges ? null : revision ? change : state.revision,
    },
    event: event(from === status && !takesBack ? 'noted' : eventOfDecision[status], from, status, {
      note,
      noteChanged: from !== status || note !== target.note || takesBack,
      internalNote,
      fields: revision ? changedFields(live.values, revision.values) : [],
      before: merges ? live : null,
      replaced: replacedBy(target),
      undoes: undone !== undefined,
      versionChecked: version !== undefined,
    }),
    row: isLive ? 'live' : 'revision',
  };
}

/** A vendor withdraws what is pending; it becomes a draft. */
export function withdraw<V extends object>(
  state: ListingState<V>,
  version: number | undefined,
): Accepted<V> | Rejected {
  const isPending = (row: Submission<V> | null) =>
    row?.status === 'PENDING' && !row.draft && !waitsForVendor(row);
  const change = { draft: true, submittedAt: null };
  const withdrawn = event<V>('withdrawn', 'PENDING', 'PENDING', {
    versionChecked: version !== undefined,
  });
  const { live, revision } = state;
  if (revision && isPending(revision))
    return {
      state: { ...state, revision: { ...revision, ...change } },
      event: withdrawn,
      row: 'revision',
    };
  if (!isPending(live)) return rejected('nothing-pending');
  return { state: { ...state, live: { ...live, ...change } }, event: withdrawn, row: 'live' };
}

export const removed = <V extends object>({ live }: ListingState<V>): Accepted<V> => ({
  state: null,
  event: event('deleted', live.status, null),
  row: 'live',
});

/** Drops the revision; a listing that was never live is deleted as a whole. */
export function discard<V extends object>(
  state: ListingState<V>,
  actor: Actor,
  past: readonly PastEvent<V>[],
): Accepted<V> | Rejected {
  const revision = visibleRevision(state, actor);
  const { live } = state;
  if (!revision) {
    const wasLive = past.some(({ from, to }) => from === 'APPROVED' || to === 'APPROVED');
    return wasLive || live.status === 'APPROVED' ? rejected('not-found') : removed(state);
  }
  return {
    state: { ...state, revision: null },
    event: event('discarded', revision.status, live.status),
    row: 'live',
  };
}
