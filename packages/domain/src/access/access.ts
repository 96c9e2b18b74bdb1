import type { ErrorReason } from '../errors/errors.ts';
import { isStaffRole, type StaffRole } from './staff.ts';

/** The user who acts; null is a signed-out visitor. */
export interface Actor {
  /** Empty for vendors. */
  staff: readonly StaffRole[];
  /** On a plan other than free. Default: no. */
  premium?: boolean;
  /** The user's id. */
  id?: number;
  accountId: number | null;
}

/**
 * The owner of a record: an account for listings, offers and what a vendor does with reviews of their listings, a user for reviews,
 * pictures and sessions. null is no owner.
 */
export type Owned = { accountId: number | null } | { userId: number | null };

/** Any staff, whatever their role. */
const isAdmin = ({ staff }: Actor): boolean => staff.length > 0;

/** An owner has every role of staff. */
export const hasRole = ({ staff }: Actor, role: StaffRole): boolean =>
  staff.includes('owner') || staff.includes(role);

/** What an action may require of the actor, besides a role of staff. */
const roles = {
  user: () => true,
  vendor: (actor: Actor) => !isAdmin(actor),
  premium: (actor: Actor) => isAdmin(actor) || actor.premium === true,
  admin: isAdmin,
} as const;

const isOwn = (actor: Actor, record: Owned): boolean =>
  'userId' in record
    ? record.userId !== null && record.userId === actor.id
    : record.accountId !== null && record.accountId === actor.accountId;

/** What an action may require of the record. */
const relations = {
  own: isOwn,
  'own-or-admin': (actor: Actor, record: Owned) => isAdmin(actor) || isOwn(actor, record),
  'own-or-moderator': (actor: Actor, record: Owned) =>
    hasRole(actor, 'moderator') || isOwn(actor, record),
  foreign: (actor: Actor, record: Owned) => !isOwn(actor, record),
} as const;

type Role = keyof typeof roles | StaffRole;
type Relation = keyof typeof relations;

/** A requirement, or a relation and a second requirement for those who may see the record. Only `visitor` needs no sign-in. */
type Access = 'visitor' | Role | Relation | readonly [Relation, Role | Relation];

/** Every action, and who may do it: for the server, its in-memory stand-in, the portal and the tests. */
export const actions = {
  'session.open': 'visitor',
  'session.read': 'user',
  'session.end': 'own',
  'password.change': 'user',
  'user.read': 'user',
  'factor.read': 'user',
  'factor.save': 'user',
  'account.read': 'user',
  'account.save': 'own',
  'account.export': 'user',
  'language.save': 'user',
  'savedView.read': 'user',
  'savedView.save': 'own',
  /** With other staff. Those who may `staff.manage` also change and delete what others share. */
  'savedView.share': 'admin',

  'notification.read': 'user',
  'notification.save': 'user',
  /** Needs the signed link of an email instead of a user. */
  'notification.unsubscribe': 'visitor',

  'listing.list': 'user',
  'listing.listAll': 'admin',
  'listing.read': 'own-or-admin',
  'listing.save': 'own-or-moderator',
  'listing.delete': 'own-or-moderator',
  /** What a user deleted is their own. */
  'trash.restore': 'own-or-moderator',
  'listing.assign': 'moderator',
  'listing.decide': ['own-or-admin', 'moderator'],
  'listing.withdraw': ['own-or-admin', 'own'],
  'listing.checkLinks': 'own-or-admin',
  /** Of an import; what it creates and saves is decided row by row. */
  'listing.import': 'own',
  'draft.read': 'own',
  'note.readInternal': 'admin',
  'message.read': 'own-or-admin',
  'message.write': ['own-or-admin', 'own-or-moderator'],
  'app.create': 'user',
  'service.create': 'premium',
  'app.analytics': 'own-or-admin',
  'service.analytics': ['own-or-admin', 'premium'],
  'view.record': 'visitor',
  'media.upload': 'user',
  'media.list': 'user',
  'media.read': 'own-or-admin',
  'media.save': 'own-or-moderator',

  'review.list': 'user',
  'review.read': 'own-or-admin',
  'review.write': 'foreign',
  'review.withdraw': 'own',
  'review.listAll': 'admin',
  'review.decide': 'moderator',
  'review.reply': 'own',
  'review.report': 'own',
  'offer.list': 'user',
  'offer.read': 'own-or-admin',
  'offer.buy': ['own', 'vendor'],
  'offer.resubmit': 'own',
  'offer.withdraw': 'own',
  'offer.listAll': 'admin',
  'offer.decide': 'moderator',

  'template.read': 'admin',
  'template.write': 'moderator',

  'claim.list': 'admin',
  'claim.save': 'moderator',
  'assignment.save': 'moderator',

  'term.read': 'user',
  'term.write': 'editor',
  'vendor.read': 'admin',
  'analytics.overview': 'admin',
  'accounts.read': 'admin',
  'accounts.manage': 'support',
  'accounts.export': 'owner',
  'viewAs.start': 'support',
  'viewAs.end': 'user',
  'staff.manage': 'owner',
  'audit.read': 'support',
  'system.manage': 'owner',
  'brand.manage': 'owner',
  'keys.manage': 'owner',
  'webhooks.manage': 'owner',
  /** Needs a key of the read interface instead of a user. */
  'directory.read': 'visitor',

  'billing.read': 'user',
  'billing.save': 'user',
  'card.save': 'user',
  /** They are notified of disputes; all staff see the payments of an account. */
  'dispute.handle': 'finance',
  'subscription.start': 'vendor',
  'webhook.receive': 'visitor',
  'report.send': 'visitor',
} as const satisfies Record<string, Access>;

export type Action = keyof typeof actions;

export const isAction = (value: unknown): value is Action =>
  typeof value === 'string' && Object.hasOwn(actions, value);

/** A record of another account is `not-found`, which does not reveal that it exists. */
type AccessProblem = 'unauthenticated' | 'not-found' | 'admins-only' | 'role-missing' | 'forbidden';

const isRelation = (each: string): each is Relation => Object.hasOwn(relations, each);

const requirementsOf = (action: Action): readonly Exclude<Access, readonly string[]>[] =>
  [actions[action]].flat();

/** Whether signed-out visitors may. */
export const isPublic = (action: Action): boolean => actions[action] === 'visitor';

/** Whether the decision depends on the record. */
export const isAboutRecord = (action: Action): boolean => requirementsOf(action).some(isRelation);

/** Why the actor may not; null when they may. Without a record, requirements of the record are skipped. */
function problemOf(actor: Actor | null, action: Action, record?: Owned): AccessProblem | null {
  let seen = false;
  for (const each of requirementsOf(action)) {
    if (each === 'visitor') return null;
    if (!actor) return 'unauthenticated';
    if (isStaffRole(each)) {
      if (!hasRole(actor, each)) return isAdmin(actor) ? 'role-missing' : 'admins-only';
    } else if (!isRelation(each)) {
      if (!roles[each](actor)) return each === 'admin' ? 'admins-only' : 'forbidden';
    } else if (record) {
      if (!relations[each](actor, record)) return seen ? 'forbidden' : 'not-found';
      seen = true;
    }
  }
  return null;
}

/** Whether the actor may; without a record, whether they may with some record. */
export const may = (actor: Actor | null, action: Action, record?: Owned): boolean =>
  problemOf(actor, action, record) === null;

/** Whether the actor may with the records of every owner. */
export const mayWithAll = (actor: Actor | null, action: Action): boolean =>
  may(actor, action, { accountId: null });

/** What staff read while they view the portal as a vendor: no payments, cards, sessions and recent activity. Nothing is written. */
const viewedActions: ReadonlySet<Action> = new Set([
  'user.read',
  'account.read',
  'listing.list',
  'listing.read',
  'draft.read',
  'message.read',
  'app.analytics',
  'service.analytics',
  'media.list',
  'media.read',
  'review.list',
  'review.read',
  'review.write',
  'offer.list',
  'offer.read',
  'term.read',
]);

/** Whether staff may make a call while they view the portal as a vendor, whose own permissions apply as well. */
export const mayWhileViewing = (action: Action, method: string): boolean =>
  method === 'GET' && viewedActions.has(action);

/** More precise reasons than `forbidden`. */
const reasons: Partial<Record<Action, ErrorReason>> = {
  'listing.withdraw': 'withdrawal-is-for-vendors',
  'message.write': 'role-missing',
  'service.create': 'services-need-plan',
  'service.analytics': 'analytics-need-plan',
  'offer.buy': 'offers-are-for-vendors',
  'subscription.start': 'plans-are-for-vendors',
};

/** Why a call is rejected; null when it is allowed. Without a record, requirements of the record are skipped. */
export function accessReason(
  actor: Actor | null,
  action: Action,
  record?: Owned,
): ErrorReason | null {
  const problem = problemOf(actor, action, record);
  return problem === 'forbidden' ? (reasons[action] ?? problem) : problem;
}
