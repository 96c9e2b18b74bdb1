import { type Actor, may } from '../access.ts';
import { decide, discard, removed, withdraw } from './decide.ts';
import { maySee, rejected } from './rules.ts';
import { saveAsAdmin, saveAsVendor } from './save.ts';
import type { Accepted, Circumstances, ListingCommand, ListingState, Rejected } from './types.ts';

/* How a listing passes through review: pure, and the same for the backend and its in-memory stand-in. */

/**
 * Nothing submitted stays beside a listing that is not live: it becomes the listing. What was only drafted stays a draft,
 * and shows what was decided about the listing.
 */
function settle<V extends object>(
  before: ListingState<V>,
  after: ListingState<V>,
): ListingState<V> {
  const { live, revision } = after;
  if (!revision) return after;
  if (live.status !== 'APPROVED') {
    if (!revision.draft) {
      return { ...after, live: { ...live, values: revision.values, draft: false }, revision: null };
    }
    const { status, note, decidedAt } = live;
    return { ...after, revision: { ...revision, status, note, decidedAt } };
  }
  if (before.live.status === 'APPROVED') return after;
  return { ...after, revision: { ...revision, status: 'PENDING', note: null, decidedAt: null } };
}

function applyTo<V extends object>(
  state: ListingState<V>,
  command: Exclude<ListingCommand<V>, { kind: 'delete' }>,
  actor: Actor,
  circumstances: Circumstances<V>,
): Accepted<V> | Rejected {
  const { now, past = [] } = circumstances;
  switch (command.kind) {
    case 'save':
      return actor.admin
        ? saveAsAdmin(state, command, actor, now)
        : saveAsVendor(state, command, now);
    case 'decide':
      return decide(state, command, actor, circumstances);
    case 'withdraw':
      return withdraw(state, command.version, actor);
    case 'discard':
      return discard(state, actor, past);
  }
}

/**
 * What a command makes of a listing: the next state and the event that tells of it, or why it is rejected. Of all who
 * saw the same version one gets through.
 */
export function transition<V extends object>(
  state: ListingState<V>,
  command: ListingCommand<V>,
  actor: Actor,
  circumstances: Circumstances<V>,
): Accepted<V> | Rejected {
  if (!maySee(state, actor)) return rejected('not-found');
  if (command.kind === 'decide' && !may(actor, 'listing.decide', state))
    return rejected('admins-only');
  if (command.kind === 'delete') return removed(state);
  if (command.version !== undefined && command.version !== state.version)
    return rejected('stale-version');
  const outcome = applyTo(state, command, actor, circumstances);
  if ('rejected' in outcome || !outcome.state) return outcome;
  const next = { ...settle(state, outcome.state), version: state.version + 1 };
  return { ...outcome, state: next };
}
