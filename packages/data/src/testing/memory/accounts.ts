import {
  type AuditAction,
  accountPlans,
  accountProblem,
  accountRoles,
  accountSorts,
  accountStateOf,
  accountStates,
  auditActions,
  blockFields,
  type Collection,
  deletionDays,
  factorResetProblem,
  isStaffRole,
  storedRoles,
  textProblems,
} from '@portal/domain';
import { array, boolean, defaulted, number, object, optional, string } from 'superstruct';
import { audit } from './audit.ts';
import type { StoredUser } from './database.ts';
import { nextId } from './database.ts';
import { mustKnowPassword } from './factors.ts';
import {
  actorOf,
  type Call,
  HttpError,
  invalid,
  notFound,
  ok,
  type Reply,
  read,
  record,
} from './http.ts';
import { findListing } from './listingReads.ts';
import { badParameter, listed } from './lists.ts';
import { endAllSessions, openSessionsOf } from './sessions.ts';
import { hasFactor, isClosed, listingShape, planOf, reviewShape } from './shapes.ts';

/* Users with their accounts, for staff. */

const rolesOf = (user: StoredUser) => actorOf(user).staff;

const stateOf = ({ blockedReason, confirmed, deletesAt }: StoredUser) =>
  accountStateOf({ blocked: blockedReason !== undefined, confirmed, deletes_at: deletesAt });

const byStatus = (rows: readonly { status: string }[], approved: string) => {
  const active = rows.filter(({ status }) => status === approved).length;
  return { active, pending: rows.length - active };
};

const countsOf = ({ db }: Call, user: StoredUser, type: Collection) => {
  const own = db.listings.filter(
    ({ collection, accountId }) => collection === type && accountId === user.accountId,
  );
  const isPending = (each: { status: string; draft: boolean } | null) =>
    each?.status === 'PENDING' && !each.draft;
  return {
    live: own.filter(({ status }) => status === 'APPROVED').length,
    pending: own.filter((each) => isPending(each) || isPending(each.revision)).length,
    reviews: byStatus(
      db.reviews.filter(({ userId, listing }) => userId === user.id && listing.collection === type),
      'APPROVED',
    ),
    offers: byStatus(
      db.offers.filter(({ listing }) => own.includes(listing)),
      'A',
    ),
  };
};

const facts = (call: Call, user: StoredUser) => ({
  id: user.id,
  account: user.accountId,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  plan: planOf(user, call.db),
  state: stateOf(user),
  staff_roles: rolesOf(user),
  createdAt: user.createdAt ?? call.at,
  last_login: user.lastLogin ?? null,
});

const rowOf = (call: Call, user: StoredUser) => {
  const counts = [countsOf(call, user, 'apps'), countsOf(call, user, 'services')];
  const sum = (name: 'live' | 'pending') => counts.reduce((total, each) => total + each[name], 0);
  return { ...facts(call, user), live: sum('live'), pending: sum('pending') };
};

function choiceOf(query: URLSearchParams, name: string, known: readonly string[]) {
  const words = (query.get(name) ?? '').split(',').filter((word) => word !== '');
  if (words.every((word) => known.includes(word))) return words;
  throw badParameter(name, `${name} must be ${known.join(', ')}`);
}

function dayOf(query: URLSearchParams, name: string): string {
  const day = query.get(name) ?? '';
  if (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  throw badParameter(name, `${name} must be a day, such as 2026-01-31`);
}

export function listAccounts(call: Call): Reply {
  const { db, query } = call;
  const plans = choiceOf(query, 'plan', accountPlans);
  const states = choiceOf(query, 'state', accountStates);
  const roles = choiceOf(query, 'role', accountRoles);
  const [from, to] = [dayOf(query, 'joined_from'), dayOf(query, 'joined_to')];
  const sort = query.get('sort') ?? accountSorts.newest;
  if (!Object.values<string>(accountSorts).includes(sort))
    throw badParameter('sort', `sort must be ${Object.values(accountSorts).join(', ')}`);
  const rows = db.users
    .map((user) => rowOf(call, user))
    .filter(
      ({ plan, state, staff_roles, createdAt, pending }) =>
        (plans.length === 0 || plans.includes(plan)) &&
        (states.length === 0 || states.includes(state)) &&
        (roles.length === 0 ||
          (staff_roles.length === 0
            ? roles.includes('vendor')
            : staff_roles.some((role) => roles.includes(role)))) &&
        (from === '' || createdAt.slice(0, 10) >= from) &&
        (to === '' || createdAt.slice(0, 10) <= to) &&
        (query.get('pending') !== 'true' || pending > 0),
    );
  const ordered = new URLSearchParams(query);
  const byField: Record<string, string> = {
    [accountSorts.name]: 'first_name:asc,last_name:asc,id:asc',
    [accountSorts.signIn]: 'last_login:desc,id:desc',
  };
  ordered.set('sort', byField[sort] ?? 'createdAt:desc,id:desc');
  return listed(rows, ordered, (row) => [`${row.first_name} ${row.last_name}`, row.email]);
}

const pageOf = (call: Call, user: StoredUser) => {
  const customer = call.db.cards.has(user.id) ? `cus_${user.id}` : null;
  return {
    ...facts(call, user),
    waits_for: user.newEmail ?? null,
    factors: {
      totp: user.factors?.totp !== undefined,
      passkeys: user.factors?.passkeys.length ?? 0,
    },
    blocked_reason: user.blockedReason ?? null,
    deletes_at: user.deletesAt ?? null,
    listings_hidden: user.hidesListings === true || user.deletesAt !== undefined,
    subscription_status: call.db.cards.get(user.id)?.subscription?.status ?? null,
    customer_id: customer,
    customer_url: null,
    counts: { apps: countsOf(call, user, 'apps'), services: countsOf(call, user, 'services') },
    sessions: openSessionsOf(call.db, user.id).map(({ current: _, ...session }) => session),
    history: (call.db.accountActions ?? [])
      .filter(({ userId }) => userId === user.id)
      .map(({ userId: _, ...entry }) => entry)
      .toReversed(),
  };
};

const userOf = ({ db, params }: Call): StoredUser => {
  const user = db.users.find(({ id }) => String(id) === params.id);
  if (!user) throw notFound();
  return user;
};

export const getAccount = (call: Call): Reply => record(pageOf(call, userOf(call)));

/** The user of the path; throws for one that the caller may not act on, or that is in another state. */
function subjectOf(
  call: Call,
  fits: (user: StoredUser) => boolean = () => true,
  problemOf = accountProblem,
): StoredUser {
  const user = userOf(call);
  const problem = problemOf(
    { id: call.user.id, staff: rolesOf(call.user) },
    { id: user.id, staff: rolesOf(user) },
  );
  if (problem) throw new HttpError(problem);
  if (!fits(user)) throw new HttpError('account-changed');
  return user;
}

function done(call: Call, user: StoredUser, action: AuditAction, reason: string | null = null) {
  const { db, at } = call;
  db.accountActions ??= [];
  db.accountActions.push({
    id: nextId(db.accountActions),
    userId: user.id,
    text: auditActions[action],
    actor: `${call.user.firstName} ${call.user.lastName}`,
    reason,
    createdAt: at,
  });
  return record(pageOf(call, user));
}

function mustLeaveOwner({ db }: Call, user: StoredUser): void {
  const owners = db.users.filter(
    (each) => each.blockedReason === undefined && rolesOf(each).includes('owner'),
  );
  if (!owners.some(({ id }) => id !== user.id)) throw new HttpError('last-owner');
}

const isBlocked = isClosed;

const blockStruct = object({
  data: object({
    reason: defaulted(string(), ''),
    hide_listings: defaulted(boolean(), true),
  }),
});

export function block(call: Call): Reply {
  const { data } = read(call.body, blockStruct);
  const errors = textProblems(blockFields, data);
  if (errors[0]) throw invalid(errors[0].message, errors);
  const user = subjectOf(call, (each) => !isBlocked(each));
  if (rolesOf(user).includes('owner')) mustLeaveOwner(call, user);
  const reason = data.reason.trim();
  const hidesListings = data.hide_listings;
  Object.assign(user, { blockedReason: reason, newEmail: undefined, hidesListings });
  endAllSessions(call.db, user.id);
  return done(call, user, 'account.block', reason);
}

export function unblock(call: Call): Reply {
  const user = subjectOf(call, (each) => stateOf(each) === 'blocked');
  Object.assign(user, { blockedReason: undefined, hidesListings: false });
  return done(call, user, 'account.unblock');
}

const deleteStruct = object({
  data: object({ email: defaulted(string(), ''), current_password: defaulted(string(), '') }),
});

export function deleteAccount(call: Call): Reply {
  const { email, current_password } = read(call.body, deleteStruct).data;
  const user = subjectOf(call);
  if (rolesOf(user).length > 0) throw new HttpError('staff-not-deletable');
  const message = 'Enter the email address of the account';
  if (email.trim().toLowerCase() !== user.email)
    throw invalid(message, [{ path: ['email'], message }]);
  mustKnowPassword(call, { current_password });
  if (user.deletesAt !== undefined) return record(pageOf(call, user));
  const deletesAt = new Date(new Date(call.at).getTime() + deletionDays * 24 * 3600 * 1000);
  Object.assign(user, { deletesAt: deletesAt.toISOString(), newEmail: undefined });
  endAllSessions(call.db, user.id);
  return done(call, user, 'account.delete');
}

export function restore(call: Call): Reply {
  const user = subjectOf(call, ({ deletesAt }) => deletesAt !== undefined);
  user.deletesAt = undefined;
  return done(call, user, 'account.restore');
}

const moveStruct = object({ data: object({ to: number(), version: optional(number()) }) });

export function moveListing(call: Call, collection: Collection): Reply {
  const { db, user } = call;
  const { to, version } = read(call.body, moveStruct).data;
  const listing = findListing(call, `/${collection}/${call.params.id}`);
  if (!listing) throw notFound();
  if (listing.draft && listing.status !== 'APPROVED') throw new HttpError('listing-is-draft');
  if (version !== undefined && version !== listing.version)
    throw new HttpError('stale-version', {
      details: { latest: { event: null, version: listing.version } },
    });
  const target = db.users.find(({ id }) => id === to);
  const message = 'Account is not valid';
  if (!target) throw invalid(message, [{ path: ['to'], message }]);
  if (isClosed(target) || !target.confirmed) throw new HttpError('target-not-open');
  const free = planOf(target, db) === 'free' && rolesOf(target).length === 0;
  if (collection === 'services' && free) throw new HttpError('target-needs-plan');
  if (listing.accountId === target.accountId) throw new HttpError('listing-already-there');
  listing.accountId = target.accountId;
  listing.version += 1;
  if (listing.revision?.draft) listing.revision = null;
  return record(listingShape(listing, 'live', { db, user }));
}

export function confirm(call: Call): Reply {
  const user = subjectOf(call, ({ confirmed }) => !confirmed);
  user.confirmed = true;
  return done(call, user, 'account.confirm');
}

export const resendConfirmation = (call: Call): Reply =>
  done(
    call,
    subjectOf(call, (user) => stateOf(user) === 'unconfirmed'),
    'account.resendConfirmation',
  );

const waits = (user: StoredUser): boolean => !isBlocked(user) && user.newEmail !== undefined;

export const resendNewAddress = (call: Call): Reply =>
  done(call, subjectOf(call, waits), 'account.resendConfirmation');

export function confirmNewAddress(call: Call): Reply {
  const user = subjectOf(call, waits);
  Object.assign(user, { email: user.newEmail, newEmail: undefined });
  return done(call, user, 'address.change');
}

export const sendReset = (call: Call): Reply =>
  done(
    call,
    subjectOf(call, (user) => !isBlocked(user)),
    'account.sendReset',
  );

export function endSessions(call: Call): Reply {
  const user = subjectOf(call);
  endAllSessions(call.db, user.id);
  return done(call, user, 'account.endSessions');
}

export function resetFactors(call: Call): Reply {
  mustKnowPassword(call);
  const user = subjectOf(call, hasFactor, factorResetProblem);
  delete user.factors;
  endAllSessions(call.db, user.id);
  return done(call, user, 'account.resetFactors');
}

const exported = (call: Call, user: StoredUser): Reply => {
  const { db } = call;
  const own = db.listings.filter(({ accountId }) => accountId === user.accountId);
  audit(call, 'account.export', {
    subject: { kind: 'users', id: user.id, name: `${user.firstName} ${user.lastName}` },
  });
  return ok(
    JSON.stringify({
      exported_at: call.at,
      user: facts(call, user),
      listings: own.map((each) => listingShape(each, 'live', { db, user })),
      reviews: db.reviews
        .filter(({ userId }) => userId === user.id)
        .map((each) => reviewShape(each, db, user)),
    }),
  );
};

export function exportAccount(call: Call): Reply {
  const user = subjectOf(call);
  done(call, user, 'account.export');
  return exported(call, user);
}

export const exportOwn = (call: Call): Reply => exported(call, call.user);

const rolesStruct = object({
  data: object({ roles: array(string()), current_password: defaulted(string(), '') }),
});

export function changeRoles(call: Call): Reply {
  const { roles, current_password } = read(call.body, rolesStruct).data;
  const message = 'Roles must be a list of roles';
  if (!roles.every(isStaffRole)) throw invalid(message, [{ path: ['roles'], message }]);
  mustKnowPassword(call, { current_password });
  const user = subjectOf(call);
  const before = rolesOf(user);
  const next = storedRoles(roles.filter(isStaffRole));
  if (before.includes('owner') && !next.super) mustLeaveOwner(call, user);
  user.staff = next.staff || next.super;
  user.staffRoles = next.super ? ['owner'] : roles.filter(isStaffRole);
  const after = rolesOf(user);
  if (before.join() === after.join()) return record(pageOf(call, user));
  const granted = after.some((role) => !before.includes(role));
  return done(call, user, granted ? 'role.grant' : 'role.revoke');
}
