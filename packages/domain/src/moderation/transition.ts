import type { Action, Actor } from '../access/access.ts';
import { accessReason, may } from '../access/access.ts';
import type { Rejected } from '../errors/errors.ts';
import { decide, discard, removed, withdraw } from './decide.ts';
import { rejected } from './event.ts';
import { maySee } from './rules.ts';
import { saveAsAdmin, saveAsVendor } from './save.ts';
import type { Accepted, ListingCommand, ListingState, TransitionContext } from './types.ts';

/* The moderation of listings: pure, and the same for the backend and its in-memory stand-in. */

/**
 * Aligns the revision with its listing after a command. A submitted revision of a listing that is not live becomes the
 * listing; a draft stays a draft and takes over the listing's decision.
 */
function alignRevision<V extends object>(
  before: ListingState<V>,
  after: ListingState<V>,
): ListingState<V> {
  const { live, revision } = after;
  if (!revision) return after;
  if (live.status !== 'APPROVED') {
    if (!revision.draft) {
      return { ...after, live: { ...live, values: revision.values, draft: false }, revision: null };
    }
    const { status, note, decidedAt, request } = live;
    return { ...after, revision: { ...revision, status, note, decidedAt, request } };
  }
  if (before.live.status === 'APPROVED') return after;
  return { ...after, revision: { ...revision, status: 'PENDING', note: null, decidedAt: null } };
}

const actionOf = {
  save: 'listing.save',
  decide: 'listing.decide',
  withdraw: 'listing.withdraw',
  discard: 'listing.save',
  delete: 'listing.delete',
} as const satisfies Record<ListingCommand<unknown>['kind'], Action>;

function applyTo<V extends object>(
  state: ListingState<V>,
  command: Exclude<ListingCommand<V>, { kind: 'delete' }>,
  actor: Actor,
  context: TransitionContext<V>,
): Accepted<V> | Rejected {
  const { now, past = [] } = context;
  switch (command.kind) {
    case 'save':
      return may(actor, 'listing.decide')
        ? saveAsAdmin(state, command, actor, now)
        : saveAsVendor(state, command, now);
    case 'decide':
      return decide(state, command, actor, context);
    case 'withdraw':
      return withdraw(state, command.version);
    case 'discard':
      return discard(state, actor, past);
  }
}

/**
 * Applies a command: returns the next state and its event, or why it is rejected. Of concurrent commands on the same
 * version, one succeeds.
 */
export function transition<V extends object>(
  state: ListingState<V>,
  command: ListingCommand<V>,
  actor: Actor,
  context: TransitionContext<V>,
): Accepted<V> | Rejected {
  const reason = maySee(state, actor)
    ? accessReason(actor, actionOf[command.kind], state)
    : 'not-found';
  if (reason) return rejected(reason);
  if (command.kind === 'delete') return removed(state);
  if (command.version !== undefined && command.version !== state.version)
    return rejected('stale-version');
  const outcome = applyTo(state, command, actor, context);
  if ('rejected' in outcome || !outcome.state) return outcome;
  const next = { ...alignRevision(state, outcome.state), version: state.version + 1 };
  return { ...outcome, state: next };
}
