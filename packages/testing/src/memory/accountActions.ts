import {
  type AuditAction,
  type AuditChanges,
  accountProblem,
  blockFields,
  type Collection,
  deletionDays,
  factorResetProblem,
  isStaffRole,
  type StaffRole,
  staffRoles,
  storedEmail,
  storedRoles,
  textProblems,
  withoutReplies,
} from '@portal/domain';
import { array, boolean, defaulted, number, object, optional, string } from 'superstruct';
import { facts, pageOf, rolesOf, stateOf, userOf } from './accounts.ts';
import { audit, auditUser, nameOf } from './audit.ts';
import { nextId, type StoredListing, type StoredUser } from './database.ts';
import { mustKnowPassword } from './factors.ts';
import { note } from './history.ts';
import { type Call, HttpError, invalid, notFound, ok, type Reply, read, record } from './http.ts';
import { findListing } from './listingReads.ts';
import { endAllSessions } from './openSessions.ts';
import {
  hasFactor,
  isClosed,
  isOfFormerVendor,
  listingShape,
  planOf,
  reviewShape,
} from './shapes.ts';

/* What staff do with accounts. */

/** The user of the path; throws for one that the caller may not act on, or that is in another state. */
export function subjectOf(
  call: Call,
  fits: (user: StoredUser) => boolean = () => true,
  problemOf = accountProblem,
  invited = false,
): StoredUser {
  const user = userOf(call);
  const problem = problemOf(
    { id: call.user.id, staff: rolesOf(call.user) },
    { id: user.id, staff: rolesOf(user) },
  );
  if (problem) throw new HttpError(problem);
  if ((user.inviteExpiresAt !== undefined) !== invited || !fits(user))
    throw new HttpError('account-changed');
  return user;
}

/** Adds an entry to the audit log and returns the page. */
export function done(
  call: Call,
  user: StoredUser,
  action: AuditAction,
  more: { changes?: AuditChanges; reason?: string } = {},
): Reply {
  auditUser(call, action, user, more);
  return record(pageOf(call, user));
}

function mustLeaveOwner({ db }: Call, user: StoredUser): void {
  const owners = db.users.filter(
    (each) =>
      each.blockedReason === undefined &&
      each.inviteExpiresAt === undefined &&
      rolesOf(each).includes('owner'),
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
  const changes = { listings: ['shown', hidesListings ? 'hidden' : 'shown'] } as const;
  return done(call, user, 'account.block', { reason, changes });
}

export function unblock(call: Call): Reply {
  const user = subjectOf(call, (each) => stateOf(each) === 'blocked');
  const changes = { listings: ['hidden', 'shown'] } as const;
  const hidden = user.hidesListings === true;
  Object.assign(user, { blockedReason: undefined, hidesListings: false });
  return done(call, user, 'account.unblock', hidden ? { changes } : {});
}

const deleteStruct = object({
  data: object({ email: defaulted(string(), ''), current_password: defaulted(string(), '') }),
});

export function deleteAccount(call: Call): Reply {
  const { email, current_password } = read(call.body, deleteStruct).data;
  const user = subjectOf(call);
  if (rolesOf(user).length > 0) throw new HttpError('staff-not-deletable');
  const message = 'Enter the email address of the account';
  if (storedEmail(email) !== user.email) throw invalid(message, [{ path: ['email'], message }]);
  mustKnowPassword(call, { current_password });
  if (user.deletesAt !== undefined) return record(pageOf(call, user));
  const deletesAt = new Date(Date.parse(call.at) + deletionDays * 24 * 3600 * 1000).toISOString();
  Object.assign(user, { deletesAt, newEmail: undefined });
  endAllSessions(call.db, user.id);
  const changes = { deletes_on: [null, deletesAt.slice(0, 10)] } as const;
  return done(call, user, 'account.delete', { changes });
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
  const former = db.users.find(({ accountId }) => accountId === listing.accountId);
  const changes = {
    account: [listing.accountId, target.accountId],
    vendor: [former ? nameOf(former) : null, nameOf(target)],
  } as const;
  listing.accountId = target.accountId;
  listing.version += 1;
  listing.movedBy = nextId(db.events);
  if (listing.revision?.draft) listing.revision = null;
  for (const offer of db.offers)
    if (offer.listing === listing && offer.request && isOfFormerVendor(offer))
      Object.assign(offer, { request: null, version: offer.version + 1, submittedAt: call.at });
  const told = (row: Pick<StoredListing, 'status' | 'note' | 'request'>) => ({
    note: row.status === 'DECLINED' ? row.note : null,
    request: withoutReplies(row.request),
  });
  Object.assign(listing, told(listing));
  // A check of a bulk edit has a copy of the listing alone.
  if (listing.revision) listing.revision = { ...listing.revision, ...told(listing.revision) };
  const { id, status, values } = listing;
  note(call, listing, { kind: 'edited', from: status, to: status }, { audited: false });
  audit(call, 'listing.move', { subject: { kind: collection, id, name: values.name }, changes });
  return record(listingShape(listing, 'live', { db, user }));
}

export function confirm(call: Call): Reply {
  const user = subjectOf(call, ({ confirmed }) => !confirmed);
  user.confirmed = true;
  return done(call, user, 'account.confirm');
}

export const sendConfirmation = (call: Call): Reply =>
  done(
    call,
    subjectOf(call, (user) => stateOf(user) === 'unconfirmed'),
    'account.resendConfirmation',
  );

const waits = (user: StoredUser): boolean => !isBlocked(user) && user.newEmail !== undefined;

export const sendNewAddress = (call: Call): Reply =>
  done(call, subjectOf(call, waits), 'account.resendConfirmation');

export function confirmNewAddress(call: Call): Reply {
  const user = subjectOf(call, waits);
  const changes = { email: [user.email, user.newEmail ?? null] } as const;
  Object.assign(user, { email: user.newEmail, newEmail: undefined });
  return done(call, user, 'address.change', { changes });
}

export const sendPasswordReset = (call: Call): Reply =>
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
  auditUser(call, 'account.export', user);
  return ok({
    exported_at: call.at,
    user: facts(call, user),
    listings: own.map((each) => listingShape(each, 'live', { db, user })),
    reviews: db.reviews
      .filter(({ userId }) => userId === user.id)
      .map((each) => reviewShape(each, db, user)),
  });
};

export const exportAccount = (call: Call): Reply => exported(call, subjectOf(call));

export const exportOwn = (call: Call): Reply => exported(call, call.user);

const rolesStruct = object({
  data: object({ roles: array(string()), current_password: defaulted(string(), '') }),
});

/** In their order; an owner needs no other role. */
export function readRoles(roles: readonly unknown[]): StaffRole[] {
  const message = 'Roles must be a list of roles';
  if (!roles.every(isStaffRole)) throw invalid(message, [{ path: ['roles'], message }]);
  return roles.includes('owner') ? ['owner'] : staffRoles.filter((role) => roles.includes(role));
}

export function changeRoles(call: Call): Reply {
  const { roles: given, current_password } = read(call.body, rolesStruct).data;
  const roles = readRoles(given);
  mustKnowPassword(call, { current_password });
  const user = subjectOf(call);
  const before = rolesOf(user);
  const next = storedRoles(roles);
  if (before.includes('owner') && !next.super) mustLeaveOwner(call, user);
  user.staff = next.staff || next.super;
  user.staffRoles = roles;
  const after = rolesOf(user);
  if (before.join() === after.join()) return record(pageOf(call, user));
  const granted = after.some((role) => !before.includes(role));
  return done(call, user, granted ? 'role.grant' : 'role.revoke', {
    changes: { roles: [before, after] },
  });
}
