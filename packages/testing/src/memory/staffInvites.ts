import {
  accountTexts,
  errorReasons,
  inviteFields,
  inviteHours,
  storedEmail,
  textProblems,
} from '@portal/domain';
import { array, defaulted, object, string } from 'superstruct';
import { done, readRoles, subjectOf } from './accountActions.ts';
import type { StoredUser } from './database.ts';
import { nextId } from './database.ts';
import { mustKnowPassword } from './factors.ts';
import { type Call, HttpError, invalid, ok, type Reply, read } from './http.ts';

/* Staff who are invited by email. */

const inviteStruct = object({
  data: object({
    email: defaulted(string(), ''),
    first_name: defaulted(string(), ''),
    last_name: defaulted(string(), ''),
    roles: array(string()),
    current_password: defaulted(string(), ''),
  }),
});

const expiry = ({ at }: Call): string =>
  new Date(new Date(at).getTime() + inviteHours * 3_600_000).toISOString();

export function inviteStaff(call: Call): Reply {
  const { db, at, body } = call;
  const { roles: given, current_password, ...person } = read(body, inviteStruct).data;
  const errors = textProblems(inviteFields, person);
  const roles = readRoles(given);
  if (roles.length === 0) errors.push({ path: ['roles'], message: accountTexts.roleRequired });
  if (errors[0]) throw invalid(errors[0].message, errors);
  mustKnowPassword(call, { current_password });
  const email = storedEmail(person.email);
  const existing = db.users.find((user) => user.email === email);
  if (existing) {
    const reason = 'user-exists';
    const atEmail = [{ path: ['email'], message: errorReasons[reason].text, reason }];
    throw new HttpError(reason, { details: { errors: atEmail, user: existing.id } });
  }
  const id = nextId(db.users);
  const user: StoredUser = {
    id,
    accountId: id,
    email,
    password: '',
    newsletter: false,
    plan: 'free',
    createdAt: at,
    firstName: person.first_name.trim(),
    lastName: person.last_name.trim(),
    staff: true,
    staffRoles: roles,
    confirmed: false,
    inviteExpiresAt: expiry(call),
  };
  db.users.push(user);
  const changes = { roles: [[], roles] } as const;
  return { ...done(call, user, 'staff.invite', { changes }), status: 201 };
}

const invited = (call: Call): StoredUser => subjectOf(call, undefined, undefined, true);

export function resendInvite(call: Call): Reply {
  const user = invited(call);
  user.inviteExpiresAt = expiry(call);
  return done(call, user, 'staff.resendInvite');
}

export function revokeInvite(call: Call): Reply {
  const { db } = call;
  const user = invited(call);
  db.users.splice(db.users.indexOf(user), 1);
  return ok({ ok: true });
}
