import {
  type AccessProblem,
  type Action,
  isAboutRecord,
  type Owned,
  problemOf,
  tillTexts,
} from '@portal/domain';
import { type Actor, actorOf } from './actor.ts';
import { Refusal, type RefusalStatus } from './refusal.ts';
import type { Context } from './registry.ts';

const refusals: Record<AccessProblem, readonly [RefusalStatus, string]> = {
  unauthorized: [401, 'Missing or invalid credentials'],
  forbidden: [403, 'This is for admins.'],
  'vendors-only': [400, 'This is for vendors.'],
  'premium-required': [402, 'This needs a paid plan or a trial.'],
  'not-found': [404, 'Not Found'],
};

/** Where more can be said than which kind of users it is for. */
const messages: Partial<Record<Action, string>> = {
  'listing.decide': 'Only an admin decides on listings.',
  'listing.withdraw': 'Only its vendor takes a listing back. You can decline it instead.',
  'service.create': 'Listing services needs a paid plan or a trial.',
  'service.analytics': 'Service analytics need a paid plan or a trial.',
  'offer.buy': 'Special offers are for vendors.',
  'subscription.start': tillTexts.ineligible,
};

/** Throws a refusal for an actor who may not; without a record, for one who may with none. */
export const authorize = (actor: Actor, action: Action, record?: Owned): void => {
  const problem = problemOf(actor, action, record);
  if (!problem) return;
  const [status, message] = refusals[problem];
  throw new Refusal(status, problem === 'not-found' ? message : (messages[action] ?? message));
};

/** The policy of every route. What is about a record is decided by its service, which reads the record. */
export const authorized = (ctx: Context, { action }: { action: Action }): boolean => {
  if (!isAboutRecord(action)) authorize(actorOf(ctx), action);
  return true;
};
