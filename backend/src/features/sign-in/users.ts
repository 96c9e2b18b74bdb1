import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type FieldError,
  type ListLayout,
  personFields,
  type StaffRole,
  staffRolesOf,
  storedEmail,
  textProblems,
} from '@portal/domain';
import { type Actor, nameOf, planOf, type UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import { sendEmail } from '../mail/index.ts';
import { findUser } from './userRow.ts';

export const USER = 'plugin::users-permissions.user';
const RESET_MINUTES = 60;
const CONFIRM_HOURS = 24;
/** In which a vendor whose account was imported opens the link of its email; afterwards they ask for another one. */
const FIRST_PASSWORD_DAYS = 7;

export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** A reset code starts with its expiry. It is stored as a hash, so a changed code is not found. */
export const newResetCode = (minutes = RESET_MINUTES): string =>
  `${(Date.now() + minutes * 60_000).toString(36)}.${randomBytes(32).toString('base64url')}`;

/** Whether a reset code has not expired; it may still be unknown. */
export const isFresh = (code: string): boolean =>
  Number.parseInt(code.split('.')[0] ?? '', 36) > Date.now();

const sign = (userId: string, timestamp: string, email: string): Buffer =>
  createHmac('sha256', settings.secretFor('confirmations'))
    .update(`${userId}.${timestamp}.${email}`)
    .digest();

/** Query of a confirmation link. Nothing is stored; it is valid only for the address it was sent to. */
const confirmationQuery = (userId: number, email: string) => {
  const timestamp = String(Date.now());
  return {
    user_id: String(userId),
    timestamp,
    signature: sign(String(userId), timestamp, email).toString('base64url'),
  };
};

const isRecent = (sentAt: number): boolean => Date.now() - sentAt < CONFIRM_HOURS * 3_600_000;

/** Whether a confirmation link is ours, for this address, and not expired. */
export const isConfirmation = (
  userId: string,
  timestamp: string,
  signature: string,
  email: string,
): boolean => {
  const expected = sign(userId, timestamp, email);
  const given = Buffer.from(signature, 'base64url');
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    isRecent(Number(timestamp))
  );
};

/** Errors in the names and the email address of a user. */
export const personProblems = (body: Record<string, unknown>): FieldError[] => {
  const { firstName: first_name, lastName: last_name, email } = personFields;
  return textProblems({ first_name, last_name, email }, body);
};

/** Whether an error is that of a unique column: of two requests at the same moment the second fails in the database. */
export const isTaken = (error: unknown): boolean =>
  error instanceof Error && /unique/i.test(error.message);

/** Whether another user signs in with the address. */
export const isAddressTaken = async (
  strapi: Strapi,
  userId: number,
  email: string,
): Promise<boolean> => {
  const where = { id: { $ne: userId }, $or: [{ email }, { username: email }] };
  return (await strapi.db.query(USER).findOne({ where })) !== null;
};

/** The start of an entry of the audit log about a user. */
export const aboutUser = (
  action: AuditEntry['action'],
  user: UserRow,
): Pick<AuditEntry, 'action' | 'subject'> => ({
  action,
  subject: { kind: 'users', id: user.id, name: nameOf(user) },
});

/** The pending address, unless it has expired. */
export const waitingAddress = ({ new_email, new_email_at }: UserRow): string | null =>
  new_email && new_email_at && isRecent(new Date(new_email_at).getTime()) ? new_email : null;

/**
 * Changes the address that the user signs in with, in the caller's transaction. With `proved` it must be the pending one,
 * which a new password or a later request may have replaced: then nothing changes, and it returns false.
 */
export const changeAddress = async (
  strapi: Strapi,
  by: Actor,
  user: UserRow,
  email: string,
  proved = false,
): Promise<boolean> => {
  const { count } = await strapi.db.query(USER).updateMany({
    where: { id: user.id, ...(proved ? { new_email: email } : {}) },
    // A reset link sent to the old address must not open the account.
    data: { email, username: email, new_email: null, resetPasswordToken: null },
  });
  if (count === 0) return false;
  const changes = { email: [user.email, email] } as const;
  if (user.account) {
    const accounts = strapi.db.query('api::account.account');
    await accounts.update({ where: { id: user.account.id }, data: { email } });
    await inTransaction(strapi, async (_, afterwards) => afterwards(() => wake('payments')));
  }
  await recordAudit(strapi, by, { ...aboutUser('address.change', user), changes });
  await sendEmail(strapi, 'address-changed', user, { email });
  return true;
};

/** Sends the link that confirms a pending address, for another 24 hours. */
export const sendNewConfirmation = async (
  strapi: Strapi,
  user: UserRow,
  email: string,
): Promise<void> => {
  const data = { new_email: email, new_email_at: new Date() };
  await strapi.db.query(USER).update({ where: { id: user.id }, data });
  await sendEmail(
    strapi,
    'confirm-new-address',
    { ...user, email },
    {
      email: user.email,
      query: confirmationQuery(user.id, email),
    },
  );
};

/** Stores an address until it is confirmed, so that a mistyped one locks no one out. A later one replaces it. */
export const sendNewAddress = async (
  strapi: Strapi,
  by: Actor,
  user: UserRow,
  email: string,
): Promise<void> => {
  const changes = { email: [user.email, email] } as const;
  await recordAudit(strapi, by, { ...aboutUser('address.request', user), changes });
  await sendNewConfirmation(strapi, user, email);
  await sendEmail(strapi, 'address-asked', user, { email });
};

/** Changes to the confirmed address; false when another user has it or it is no longer pending. */
export const takeNewAddress = async (
  strapi: Strapi,
  by: Actor,
  user: UserRow,
): Promise<boolean> => {
  const { new_email: email } = user;
  if (!email || (await isAddressTaken(strapi, user.id, email))) return false;
  try {
    return await inTransaction(strapi, () => changeAddress(strapi, by, user, email, true));
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};

/** How a user laid out lists. */
export const listLayoutsOf = ({ list_columns }: Pick<UserRow, 'list_columns'>): ListLayout[] =>
  JSON.parse(list_columns ?? '[]');

/** A user, for themselves. `viewed` names the staff user who views the portal as this user. */
export const userResponse = (
  user: UserRow,
  viewed?: { viewer: UserRow; until: number } | null,
) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  blocked: user.blocked === true,
  confirmed: user.confirmed === true,
  provider: user.provider,
  redirect_url: user.redirect_url,
  newsletter: user.newsletter === true,
  language: user.language,
  list_columns: listLayoutsOf(user),
  staff: user.staff === true,
  super: user.super === true,
  staff_roles: staffRolesOf(user),
  viewed_by: viewed
    ? { name: nameOf(viewed.viewer), until: new Date(viewed.until).toISOString() }
    : null,
  last_login: user.last_login && new Date(user.last_login).toISOString(),
  first_name: user.first_name,
  last_name: user.last_name,
  django_id: user.django_id,
  account: user.account && {
    id: user.account.id,
    first_name: user.account.first_name,
    last_name: user.account.last_name,
    email: user.account.email,
    waits_for: waitingAddress(user),
  },
  customer_id: user.account?.customer_id ?? null,
  subscription_id: user.account?.subscription_id ?? null,
  plan: planOf(user.account),
});

export const findByEmail = (strapi: Strapi, email: string): Promise<UserRow | null> =>
  strapi.db.query(USER).findOne({ where: { email: storedEmail(email) } });

/** Finds a user by the identifier, as the plugin does. */
export const findSignIn = (
  strapi: Strapi,
  identifier: string,
): Promise<(UserRow & { password: string | null }) | null> =>
  strapi.db.query(USER).findOne({
    where: {
      provider: 'local',
      $or: [{ email: identifier.toLowerCase() }, { username: identifier }],
    },
  });

export const sendConfirmation = async (strapi: Strapi, id: number): Promise<void> => {
  const user = await findUser(strapi, id);
  if (!user) return;
  const facts = { query: confirmationQuery(user.id, user.email) };
  await sendEmail(strapi, 'confirm-address', user, facts);
};

/** Tells a user that their roles have changed. */
export const sendRoleChange = async (
  strapi: Strapi,
  user: UserRow,
  before: readonly StaffRole[],
  after: readonly StaffRole[],
): Promise<void> => {
  await sendEmail(strapi, 'roles-changed', user, { before, after });
};

export const sendPasswordReset = async (strapi: Strapi, user: UserRow): Promise<void> => {
  const { id } = user;
  const code = newResetCode();
  await strapi.db
    .query(USER)
    .update({ where: { id }, data: { resetPasswordToken: hashCode(code) } });
  await sendEmail(strapi, 'reset-password', user, { code });
};

/** Emails a link to set the first password, in the caller's transaction. */
export const sendFirstPassword = async (strapi: Strapi, user: UserRow): Promise<void> => {
  const days = FIRST_PASSWORD_DAYS;
  const code = newResetCode(days * 24 * 60);
  const data = { resetPasswordToken: hashCode(code) };
  await strapi.db.query(USER).update({ where: { id: user.id }, data });
  await sendEmail(strapi, 'account-imported', user, { code, days });
};

/** The user of a code, which works once: of two concurrent calls only one gets the user. */
export const redeem = (strapi: Strapi, code: string): Promise<number | null> =>
  inTransaction(strapi, async (sql) => {
    const reset_password_token = hashCode(code);
    const found = await sql('up_users').where({ reset_password_token }).first('id');
    if (!found) return null;
    const taken = await sql('up_users')
      .where({ id: found.id, reset_password_token })
      .update({ reset_password_token: null });
    return taken === 1 ? Number(found.id) : null;
  });
