import type { ListingStatus } from '../status.ts';
import type { EventKind } from './eventKinds.ts';
import type {
  ListingState,
  ModerationActor,
  ModerationEvent,
  ModerationReason,
  Rejected,
  SaveCommand,
  Submission,
  Target,
} from './types.ts';

/* Who sees and means what, and the event of a command. */

/** A rejected command. */
export const rejected = (reason: ModerationReason): Rejected => ({ rejected: reason });

/** The event of a decision. */
export const eventOfDecision: Record<ListingStatus, EventKind> = {
  PENDING: 'reopened',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

/** Whether the listing belongs to the actor's account. */
export const isOwn = (
  state: Pick<ListingState<unknown>, 'accountId'>,
  actor: ModerationActor,
): boolean => state.accountId !== null && state.accountId === actor.accountId;

/** The revision, unless it is the draft of another account. */
export function visibleRevision<R extends { draft: boolean }>(
  listing: { revision: R | null; accountId: number | null },
  actor: ModerationActor,
): R | null {
  return listing.revision?.draft && !isOwn(listing, actor) ? null : listing.revision;
}

/** True for what the actor may know of: their own listings, and for admins everything that was submitted. */
export function maySee(state: ListingState<unknown>, actor: ModerationActor): boolean {
  return isOwn(state, actor) || (actor.admin && !state.live.draft);
}

/** The row that a save starts from: what is not sent keeps the value it has there. */
export function savedRow<V extends object>(
  state: ListingState<V>,
  actor: ModerationActor,
  { target, version }: Pick<SaveCommand<V>, 'target' | 'version'>,
): { row: Target; submission: Submission<V> } | Rejected {
  if (version !== undefined && version !== state.version) return rejected('stale-version');
  const revision = visibleRevision(state, actor);
  if (!actor.admin)
    return revision
      ? { row: 'revision', submission: revision }
      : { row: 'live', submission: state.live };
  if (revision && !target) return rejected('target-missing');
  if (target !== 'revision') return { row: 'live', submission: state.live };
  return revision ? { row: 'revision', submission: revision } : rejected('revision-missing');
}

/** Whether a save keeps a draft. An admin's write is direct, so what is decided is never called a draft. */
export function savesDraft(
  asked: boolean,
  actor: ModerationActor,
  status: ListingStatus | null | undefined,
): boolean {
  return asked && !(actor.admin && (status ?? 'PENDING') !== 'PENDING');
}

/** An event with defaults. */
export const event = <V extends object>(
  kind: EventKind,
  from: ListingStatus | null,
  to: ListingStatus | null,
  more: Partial<ModerationEvent<V>> = {},
): ModerationEvent<V> => ({
  kind,
  from,
  to,
  note: null,
  internalNote: null,
  fields: [],
  before: null,
  versionChecked: true,
  ...more,
});
