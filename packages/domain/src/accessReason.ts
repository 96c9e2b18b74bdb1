import { type Action, type Actor, type Owned, problemOf } from './access.ts';
import type { ErrorReason } from './errorReasons.ts';

/** Where more can be said than that it is forbidden. */
const reasons: Partial<Record<Action, ErrorReason>> = {
  'listing.withdraw': 'withdrawal-is-for-vendors',
  'service.create': 'services-need-plan',
  'service.analytics': 'analytics-need-plan',
  'offer.buy': 'offers-are-for-vendors',
  'subscription.start': 'plans-are-for-vendors',
};

/** Why a call is rejected; null for an actor who may make it. Without a record, what depends on one is left open. */
export function accessReason(
  actor: Actor | null,
  action: Action,
  record?: Owned,
): ErrorReason | null {
  const problem = problemOf(actor, action, record);
  return problem === 'forbidden' ? (reasons[action] ?? problem) : problem;
}
