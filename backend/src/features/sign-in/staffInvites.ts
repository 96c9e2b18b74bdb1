import { inviteHours, type StaffRole, staffRolesOf, storedRoles } from '@portal/domain';
import { type Actor, actorOf, nameOf, type UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { recordAudit } from '../audit/index.ts';
import { emailWords, invitedReader, queueEmail } from '../mail/index.ts';
import { addUser } from './ownerInvites.ts';
import { findUser } from './userRow.ts';
import { aboutUser, hashCode, newResetCode, USER } from './users.ts';

/* Staff who are invited have their roles, but no password until they open the link of the email. */

/** Whether the user has not accepted an invite yet, which may have expired. */
export const isInvited = ({ invite_expires_at }: Pick<UserRow, 'invite_expires_at'>): boolean =>
  !!invite_expires_at;

/** Emails an invited user a link to set a password, in the caller's transaction. An earlier link stops working. */
export const sendInvite = async (strapi: Strapi, by: Actor, user: UserRow): Promise<void> => {
  const minutes = inviteHours * 60;
  const code = newResetCode(minutes);
  const invite_expires_at = new Date(Date.now() + minutes * 60_000);
  const data = { resetPasswordToken: hashCode(code), invite_expires_at };
  await strapi.db.query(USER).update({ where: { id: user.id }, data });
  const facts = { by: by.name, code, roles: staffRolesOf(user) };
  const reader = invitedReader(user, strapi.requestContext.get());
  await queueEmail(strapi, emailWords('staff-invite', reader, facts), user.email);
};

interface Person {
  email: string;
  first_name: string;
  last_name: string;
}

/** Creates a user with these roles and without a password, and emails the invite. */
export const inviteStaff = (
  strapi: Strapi,
  by: Actor,
  { email, ...names }: Person,
  roles: readonly StaffRole[],
): Promise<number> =>
  inTransaction(strapi, async () => {
    const stored = storedRoles(roles);
    const id = await addUser(strapi, email, { ...names, ...stored, confirmed: false });
    const user = await findUser(strapi, id);
    if (!user) throw new Error('The invited user is missing.');
    await sendInvite(strapi, by, user);
    const changes = { roles: [[], staffRolesOf(stored)] } as const;
    await recordAudit(strapi, by, { ...aboutUser('staff.invite', user), changes });
    return id;
  });

/** Deletes an invited user, who has no records, in the caller's transaction. */
export const deleteInvited = async (strapi: Strapi, user: UserRow): Promise<void> => {
  await strapi.db.query(USER).delete({ where: { id: user.id } });
  if (user.account)
    await strapi.db.query('api::account.account').delete({ where: { id: user.account.id } });
};

/** Notes that an invited user set their first password, in the caller's transaction. */
export const acceptInvite = async (strapi: Strapi, ctx: Context, user: UserRow): Promise<void> => {
  await strapi.db.query(USER).update({ where: { id: user.id }, data: { invite_expires_at: null } });
  await recordAudit(strapi, actorOf(ctx, user), {
    action: 'staff.accept',
    subject: { kind: 'users', id: user.id, name: nameOf(user) },
  });
};
