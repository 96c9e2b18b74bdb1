import {
  accountTexts,
  errorReasons,
  inviteFields,
  storedEmail,
  textProblems,
} from '@portal/domain';
import { actorOf, type UserRow } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import {
  countTry,
  deleteInvited,
  inviteStaff,
  mustKnowPassword,
  sendInvite,
  USER,
} from '../sign-in/index.ts';
import { act, actOn, lockStaff, mustStillBeOwner, pageOf, readRoles } from './accountActions.ts';

const findAddress = (strapi: Strapi, email: string): Promise<UserRow | null> =>
  strapi.db.query(USER).findOne({ where: { $or: [{ email }, { username: email }] } });

/** At the email field; `user` is the id of the existing user, for a link to their page. */
const userExists = ({ id }: UserRow): HttpError => {
  const reason = 'user-exists';
  const errors = [{ path: ['email'], message: errorReasons[reason].text, reason }];
  return new HttpError(reason, { details: { errors, user: id } });
};

const readInvite = (data: Record<string, unknown>) => {
  const errors = textProblems(inviteFields, data);
  const roles = readRoles(data.roles);
  if (roles.length === 0) errors.push({ path: ['roles'], message: accountTexts.roleRequired });
  if (errors[0]) throw invalid(errors[0].message, errors);
  const nameOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [first_name, last_name] = [nameOf(data.first_name), nameOf(data.last_name)];
  return { person: { first_name, last_name, email: storedEmail(data.email) }, roles };
};

/** Invites a person by email as staff; needs the password of the caller. Returns the page of the new user. */
export const invite = async (strapi: Strapi, ctx: Context) => {
  const data = dataOf(ctx);
  const { person, roles } = readInvite(data);
  await mustKnowPassword(strapi, ctx, ctx.state.user, data.current_password);
  await countTry(strapi, ctx, 'email', person.email);
  const mustBeNew = async (): Promise<void> => {
    const user = await findAddress(strapi, person.email);
    if (user) throw userExists(user);
  };
  const create = (): Promise<number> =>
    inTransaction(strapi, async (sql) => {
      mustStillBeOwner(ctx, await lockStaff(sql));
      await mustBeNew();
      return inviteStaff(strapi, actorOf(ctx), person, roles);
    });
  const id = await create().catch(async (error: unknown) => {
    // They may have signed up at the same moment.
    if (!(error instanceof HttpError)) await mustBeNew();
    throw error;
  });
  ctx.status = 201;
  return pageOf(strapi, id);
};

/** Emails a new link, which expires as late as a new invite. The former one stops working. */
export const resendInvite = (strapi: Strapi, ctx: Context) => {
  const resend = async ({ user, staff, record }: Parameters<Parameters<typeof act>[2]>[0]) => {
    mustStillBeOwner(ctx, staff);
    await countTry(strapi, ctx, 'email', user.email);
    await sendInvite(strapi, actorOf(ctx), user);
    await record('staff.resendInvite');
  };
  return act(strapi, ctx, resend, { invited: true });
};

/** Deletes the invited user, so that their link stops working. */
export const revokeInvite = async (strapi: Strapi, ctx: Context) => {
  const revoke = async ({ user, staff, record }: Parameters<Parameters<typeof actOn>[2]>[0]) => {
    mustStillBeOwner(ctx, staff);
    await deleteInvited(strapi, user);
    await record('staff.revokeInvite');
  };
  await actOn(strapi, ctx, revoke, { invited: true });
  return { ok: true };
};
