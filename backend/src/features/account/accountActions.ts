import {
  type AuditAction,
  accountProblem,
  blockFields,
  factorResetProblem,
  genericTexts,
  isStaffRole,
  type StaffRole,
  staffRolesOf,
  storedRoles,
  textProblems,
} from '@portal/domain';
import { type Actor, actorOf, nameOf, type UserRow } from '../../base/actor.ts';
import { bodyOf, dataOf, idOf } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import { sendEmail } from '../mail/index.ts';
import {
  countTry,
  createSessions,
  findUser,
  forgetFactors,
  hasFactor,
  isInvited,
  mustKnowPassword,
  sendConfirmation,
  sendNewConfirmation,
  sendPasswordReset,
  sendRoleChange,
  takeNewAddress,
  USER,
  waitingAddress,
} from '../sign-in/index.ts';
import { accountPage } from './accountPage.ts';
import { showOrHide } from './hideListings.ts';

export const changed = () => new HttpError('account-changed');

/** Locks the rows of all staff in one order, so that of two concurrent changes of owners the second sees the first. */
export const lockStaff = (sql: Sql): Promise<UserRow[]> =>
  sql('up_users').whereRaw('(staff = true or super = true)').orderBy('id').forUpdate();

const isOwner = (user: Parameters<typeof staffRolesOf>[0]): boolean =>
  staffRolesOf(user).includes('owner');

/** Throws 409 unless another owner can sign in. */
const mustLeaveOwner = (staff: readonly UserRow[], id: number): void => {
  const others = staff.filter(
    (user) => user.id !== id && !user.blocked && !isInvited(user) && isOwner(user),
  );
  if (others.length === 0) throw new HttpError('last-owner');
};

interface Work {
  sql: Sql;
  user: UserRow;
  staff: readonly UserRow[];
  /** Writes an entry of the audit log about the user. */
  record(action: AuditAction, more?: Omit<AuditEntry, 'action' | 'subject'>): Promise<void>;
}

/** Throws unless the actor, whose role is checked before, may act on the user. */
export const mustBeAllowed = (actor: Actor, user: UserRow, problemOf = accountProblem): void => {
  const problem = problemOf(actor, { id: user.id, staff: staffRolesOf(user) });
  if (problem) throw new HttpError(problem);
};

/** Throws 403 unless the caller is an owner: they may have lost the role while waiting for the lock of `staff`. */
export const mustStillBeOwner = (ctx: Context, staff: readonly UserRow[]): void => {
  if (!staff.some(({ id, ...row }) => id === ctx.state.user.id && isOwner(row)))
    throw new HttpError('role-missing');
};

interface Rules {
  /** Why the actor may not act on the user. */
  problemOf?: typeof accountProblem;
  /** For users who have not accepted their invite, instead of all others. */
  invited?: boolean;
}

/** Acts on the user of the call's path, one admin at a time. */
export const actOn = async (
  strapi: Strapi,
  ctx: Context,
  work: (given: Work) => Promise<void>,
  { problemOf = accountProblem, invited = false }: Rules = {},
): Promise<void> => {
  const id = idOf(ctx.params.id);
  const actor = actorOf(ctx);
  await inTransaction(strapi, async (sql) => {
    const staff = await lockStaff(sql);
    await sql('up_users').where({ id }).forUpdate().first('id');
    const user = await findUser(strapi, id);
    if (!user) throw notFound();
    mustBeAllowed(actor, user, problemOf);
    if (isInvited(user) !== invited) throw changed();
    const record: Work['record'] = (action, more) =>
      recordAudit(strapi, actor, {
        action,
        subject: { kind: 'users', id, name: nameOf(user) },
        ...more,
      });
    await work({ sql, user, staff, record });
  });
};

/** The page of a user as a response. */
export const pageOf = async (strapi: Strapi, id: number) => ({
  data: await accountPage(strapi, id),
  meta: {},
});

/** The same, and returns the user's page. */
export const act = async (...given: Parameters<typeof actOn>) => {
  await actOn(...given);
  const [strapi, ctx] = given;
  return pageOf(strapi, idOf(ctx.params.id));
};

export const edit = (strapi: Strapi, id: number, data: object) =>
  strapi.db.query(USER).update({ where: { id }, data });

const readHides = (given: unknown = true): boolean => {
  if (typeof given === 'boolean') return given;
  const message = genericTexts.notValid(m.label_hide_listings());
  throw invalid(message, [{ path: ['hide_listings'], message }]);
};

/** Blocks the user, whose sessions end with it, and tells them why. Their listings are hidden unless `hide_listings` is false. */
export const blockAccount = (strapi: Strapi, ctx: Context) => {
  const data = dataOf(ctx);
  const errors = textProblems(blockFields, data);
  if (errors[0]) throw invalid(errors[0].message, errors);
  const reason = String(data.reason).trim();
  const blocked_hides = readHides(data.hide_listings);
  return act(strapi, ctx, async ({ user, staff, record }) => {
    if (user.blocked) throw changed();
    if (isOwner(user)) mustLeaveOwner(staff, user.id);
    const state = { blocked: true, blocked_hides };
    // A pending link must not open the account.
    const closed = { new_email: null, resetPasswordToken: null };
    const facts = { ...state, blocked_reason: reason, blocked_at: new Date() };
    await edit(strapi, user.id, { ...facts, ...closed });
    await showOrHide(strapi, { ...user, ...state });
    await sendEmail(strapi, 'account-blocked', user, { reason });
    const changes = { listings: ['shown', blocked_hides ? 'hidden' : 'shown'] } as const;
    await record('account.block', { reason, changes: user.account ? changes : {} });
  });
};

export const unblockAccount = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    if (!user.blocked || user.deletes_at) throw changed();
    const state = { blocked: false, blocked_hides: null };
    await edit(strapi, user.id, { ...state, blocked_reason: null, blocked_at: null });
    await showOrHide(strapi, { ...user, ...state });
    await sendEmail(strapi, 'account-unblocked', user);
    const changes = { listings: ['hidden', 'shown'] } as const;
    await record('account.unblock', { changes: user.account?.hidden_at ? changes : {} });
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
    if (!user.blocked) await sendEmail(strapi, 'welcome', user);
    await record('account.confirm');
  });

/** The address that waits for its confirmation; throws 409 without one. */
const mustWait = (user: UserRow): string => {
  const address = user.blocked ? null : waitingAddress(user);
  if (!address) throw changed();
  return address;
};

export const resendNewAddress = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    const address = mustWait(user);
    await countTry(strapi, ctx, 'email', address);
    await sendNewConfirmation(strapi, user, address);
    await record('account.resendConfirmation');
  });

/** Changes to the new address without its confirmation. */
export const confirmNewAddress = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user }) => {
    mustWait(user);
    if (!(await takeNewAddress(strapi, actorOf(ctx), user))) throw new HttpError('email-taken');
  });

export const endSessions = (strapi: Strapi, ctx: Context) =>
  act(strapi, ctx, async ({ user, record }) => {
    await createSessions(strapi).closeAll(user.id);
    await record('account.endSessions');
  });

/** Removes the second factors of a user who lost them and ends their sessions; needs the password of the caller. */
export const resetFactors = async (strapi: Strapi, ctx: Context) => {
  await mustKnowPassword(strapi, ctx, ctx.state.user, bodyOf(ctx).current_password);
  const reset = async ({ sql, user, record }: Work): Promise<void> => {
    if (!(await hasFactor(strapi, user.id))) throw changed();
    await forgetFactors(sql, user.id);
    await createSessions(strapi).closeAll(user.id);
    await sendEmail(strapi, 'two-step-reset', user);
    await record('account.resetFactors');
  };
  return act(strapi, ctx, reset, { problemOf: factorResetProblem });
};

export const readRoles = (given: unknown): StaffRole[] => {
  const message = m.roles_not_a_list();
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
    if (user.deletes_at) throw changed();
    const before = staffRolesOf(user);
    const next = storedRoles(roles);
    const after = staffRolesOf(next);
    if (before.join() === after.join()) return;
    mustStillBeOwner(ctx, staff);
    if (isOwner(user) && !next.super) mustLeaveOwner(staff, user.id);
    await edit(strapi, user.id, next);
    const granted = after.some((role) => !before.includes(role));
    await sendRoleChange(strapi, user, before, after);
    await record(granted ? 'role.grant' : 'role.revoke', { changes: { roles: [before, after] } });
  });
};
