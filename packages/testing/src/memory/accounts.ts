import {
  accountPlans,
  accountRoles,
  accountSorts,
  accountStateOf,
  accountStates,
  type Collection,
  changedRoles,
  compareNames,
  isAuditAction,
} from '@portal/domain';
import type { Database, StoredAudit, StoredUser } from './database.ts';
import { actorOf, type Call, notFound, type Reply, record } from './http.ts';
import { badParameter, daysIn, listed } from './lists.ts';
import { openSessionsOf } from './openSessions.ts';
import { planOf } from './shapes.ts';

/* Users with their accounts, for staff. */

export const rolesOf = (user: StoredUser) => actorOf(user).staff;

export const stateOf = ({ blockedReason, confirmed, deletesAt, inviteExpiresAt }: StoredUser) =>
  accountStateOf({
    blocked: blockedReason !== undefined,
    confirmed,
    deletes_at: deletesAt,
    invite_expires_at: inviteExpiresAt,
  });

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

export const facts = (call: Call, user: StoredUser) => ({
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

export function listAccounts(call: Call): Reply {
  const { db, query } = call;
  const plans = choiceOf(query, 'plan', accountPlans);
  const states = choiceOf(query, 'state', accountStates);
  const roles = choiceOf(query, 'role', accountRoles);
  const joined = daysIn(query, 'joined_from', 'joined_to');
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
        joined(createdAt) &&
        (query.get('pending') !== 'true' || pending > 0),
    );
  const ordered = new URLSearchParams(query);
  const nameOf = (row: { first_name?: unknown; last_name?: unknown }) =>
    `${row.first_name} ${row.last_name}`;
  if (sort === accountSorts.name) rows.sort((a, b) => compareNames(nameOf(a), nameOf(b)));
  const byField: Record<string, string> = {
    [accountSorts.name]: '',
    [accountSorts.signIn]: 'last_login:desc,id:desc',
  };
  ordered.set('sort', byField[sort] ?? 'createdAt:desc,id:desc');
  return listed(rows, ordered, (row) => [nameOf(row), row.email], 'accounts');
}

const HISTORY = 20;

const aboutUser = ({ audit }: Database, id: number): StoredAudit[] =>
  audit.filter(
    ({ action, subject }) =>
      isAuditAction(action) && subject?.kind === 'users' && subject.id === id,
  );

const historyEntry = ({ id, action, actor, changes, reason, createdAt }: StoredAudit) => ({
  id,
  action,
  ...changedRoles(changes),
  actor: actor?.name ?? null,
  reason,
  createdAt,
});

/** What staff see of a user. */
export const pageOf = (call: Call, user: StoredUser) => {
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
    invite_expires_at: user.inviteExpiresAt ?? null,
    listings_hidden: user.hidesListings === true || user.deletesAt !== undefined,
    subscription_status: call.db.cards.get(user.id)?.subscription?.status ?? null,
    customer_id: customer,
    customer_url: null,
    counts: { apps: countsOf(call, user, 'apps'), services: countsOf(call, user, 'services') },
    sessions: (stateOf(user) === 'invited' ? [] : openSessionsOf(call.db, user.id)).map(
      ({ current: _, ...session }) => session,
    ),
    history: aboutUser(call.db, user.id).toReversed().slice(0, HISTORY).map(historyEntry),
  };
};

export const userOf = ({ db, params }: Call): StoredUser => {
  const user = db.users.find(({ id }) => String(id) === params.id);
  if (!user) throw notFound();
  return user;
};

export const getAccount = (call: Call): Reply => record(pageOf(call, userOf(call)));
