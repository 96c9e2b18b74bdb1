import {
  type AuditAction,
  accountProblem,
  blockFields,
  isStaffRole,
  type StaffRole,
  staffRolesOf,
  storedRoles,
  textProblems,
} from '@portal/domain';
import { actorOf, nameOf, type UserRow } from '../../actor.ts';
import { type AuditEntry, recordAudit } from '../../audit/audit.ts';
import { dataOf, idOf } from '../../body.ts';
import { inTransaction, type Sql } from '../../database.ts';
import { countTry } from '../../extensions/users-permissions/loginLimit.ts';
import { mustKnowPassword } from '../../extensions/users-permissions/passwords.ts';
import { createSessions } from '../../extensions/users-permissions/sessions.ts';
import {
  findUser,
  sendConfirmation,
  sendPasswordReset,
  USER,
} from '../../extensions/users-permissions/users.ts';
import { HttpError, invalid, notFound } from '../../httpError.ts';
import { sendEmail } from '../../mail/queue.ts';
import type { Context, Strapi } from '../../registry.ts';
import { accountPage } from './accountPage.ts';

const changed = () => new HttpError('account-changed');

/** Locks the rows of all staff in one order, so that of two concurrent changes of owners the second sees the first. */
const lockStaff = (sql: Sql): Promise<UserRow[]> =>
  sql('up_users').whereRaw('(staff = true or super = true)').orderBy('id').forUpdate();

const isOwner = (user: Parameters<typeof staffRolesOf>[0]): boolean =>
  staffRolesOf(user).includes('owner');

/** Throws 409 unless another owner can still sign in. */
const mustLeaveOwner = (staff: readonly UserRow[], id: number): void => {
  const others = staff.filter((user) => user.id !== id && !user.blocked && isOwner(user));
  if (others.length === 0) throw new HttpError('last-owner');
};

interface Work {
  sql: Sql;
  user: UserRow;
  staff: readonly UserRow[];
  /** Writes an entry of the audit log about the user. */
  record(action: AuditAction, more?: Omit<AuditEntry, 'action' | 'subject'>): Promise<void>;
}

/** Acts on the user of the call's path, one admin at a time; returns the user's page. */
const act = async (strapi: Strapi, ctx: Context, work: (given: Work) => Promise<void>) => {
  const id = idOf(ctx.params.id);
  const actor = actorOf(ctx);
  await inTransaction(strapi, async (sql) => {
    const staff = await lockStaff(sql);
    await sql('up_users').where({ id }).forUpdate().first('id');
    const user = await findUser(strapi, id);
    if (!user) throw notFound();
    const problem = accountProblem(actor, { id, staff: staffRolesOf(user) });
    if (problem) throw new HttpError(problem);
    const record: Work['record'] = (action, more) =>
      recordAudit(strapi, actor, {
        action,
        subject: { kind: 'users', id, name: nameOf(user) },
        ...more,
      });
    await work({ sql, user, staff, record });
  });
  return { data: await accountPage(strapi, id), meta: {} };
};

const edit = (strapi: Strapi, id: number, data: object) =>
  strapi.db.query(USER).update({ where: { id }, data });

/** Blocks the user, whose sessions end with it, and tells them why. */
export const blockAccount = (strapi: Strapi, ctx: Context) => {
  const data = dataOf(ctx);
  const errors = textProblems(blockFields, data);
  if (errors[0]) throw invalid(errors[0].message, errors);
  const reason = String(data.reason).trim();
  return act(strapi, ctx, async ({ user, staff, record }) => {
    if (user.blocked) throw changed();
    if (isOwner(user)) mustLeaveOwner(staff, user.id);
    const blocked_at = new Date();
    // A pending link must not open the account.
    const closed = { new_email: null, resetPasswordToken: null };
    await edit(strapi, user.id, { blocked: true, blocked_reason: reason, blocked_at, ...closed });
    await sendEmail(strapi, 'account-blocked', user.email, { name: user.first_name, reason });
    await record('account.block', { reason });
  });
};

export const unblockAccount = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    if (!user.blocked) throw changed();
    await edit(strapi, user.id, { blocked: false, blocked_reason: null, blocked_at: null });
    await sendEmail(strapi, 'account-unblocked', user.email, { name: user.first_name });
    await record('account.unblock');
  });

export const resendConfirmation = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    if (user.confirmed || user.blocked) throw changed();
    await countTry(strapi, ctx, 'email', user.email);
    await sendConfirmation(strapi, user.id);
    await record('account.resendConfirmation');
  });

export const sendReset = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    if (user.blocked) throw changed();
    await countTry(strapi, ctx, 'email', user.email);
    await sendPasswordReset(strapi, user);
    await record('account.sendReset');
  });

/** Confirms the address that the user signed up with. */
export const confirmAddress = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    if (user.confirmed) throw changed();
    await edit(strapi, user.id, { confirmed: true });
    if (!user.blocked) await sendEmail(strapi, 'welcome', user.email, { name: user.first_name });
    await record('account.confirm');
  });

export const endSessions = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    await createSessions(strapi).closeAll(user.id);
    await record('account.endSessions');
  });

const readRoles = (given: unknown): StaffRole[] => {
  const message = 'Roles must be a list of roles';
  if (!Array.isArray(given) || given.length > 10 || !given.every(isStaffRole))
    throw invalid(message, [{ path: ['roles'], message }]);
  return given;
};

/** Replaces the roles of a user; needs the password of the caller. Their sessions continue, since every call reads them. */
export const changeRoles = async (strapi: Strapi, ctx: Context) => {
  const data = dataOf(ctx);
  const roles = readRoles(data.roles);
  await mustKnowPassword(strapi, ctx, ctx.state.user, data.current_password);
  return act(strapi, ctx, async ({ user, staff, record }) => {
    const before = staffRolesOf(user);
    const next = storedRoles(roles);
    const after = staffRolesOf(next);
    if (before.join() === after.join()) return;
    // The caller may have lost the role while waiting for the lock.
    if (!staff.some(({ id, ...row }) => id === ctx.state.user.id && isOwner(row)))
      throw new HttpError('role-missing');
    if (isOwner(user) && !next.super) mustLeaveOwner(staff, user.id);
    await edit(strapi, user.id, next);
    const granted = after.some((role) => !before.includes(role));
    await record(granted ? 'role.grant' : 'role.revoke', { changes: { roles: [before, after] } });
  });
};
