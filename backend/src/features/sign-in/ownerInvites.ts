import { staffRolesOf } from '@portal/domain';
import type { Knex } from 'knex';
import { actorOf } from '../../base/actor.ts';
import { inTransaction, rawTable } from '../../base/database.ts';
import { HttpError } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { type AuditActor, recordAudit, writeAudit } from '../audit/index.ts';
import { findUser } from './userRow.ts';
import { aboutUser, findByEmail, hashCode, newResetCode, sendRoleChange, USER } from './users.ts';

const TABLE = 'owner_invites';
const INVITE_MINUTES = 24 * 60;

export const ownerInvitesModel = rawTable(
  TABLE,
  { email: 'string', code_hash: 'string' },
  { unique: 'email' },
);

const commandLine: AuditActor = {
  id: null,
  name: 'Command line',
  staff: [],
  address: null,
  userAgent: null,
};

/** Stores an invite, which replaces an earlier one for the address, and returns its code. It is valid for 24 hours. */
export const createInvite = (connection: Knex, email: string): Promise<string> =>
  connection.transaction(async (sql) => {
    const code = newResetCode(INVITE_MINUTES);
    await sql(TABLE)
      .insert({ email, code_hash: hashCode(code) })
      .onConflict('email')
      .merge();
    const user = await sql('up_users').where({ email }).first('id');
    const subject = { kind: 'users', id: user?.id ?? null, name: email } as const;
    await writeAudit(sql, commandLine, { action: 'owner.invite', subject });
    return code;
  });

/** Creates a user who signs in with the address. Without a password they cannot sign in yet. */
export const addUser = async (strapi: Strapi, email: string, more: object): Promise<number> => {
  const { id: role } = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const values = { email, username: email, provider: 'local', role, ...more };
  const { id } = await strapi.plugin('users-permissions').service('user').add(values);
  return id;
};

/**
 * Makes the invited user an owner, and creates the user if the address has none. An invite works once. Returns the user's id,
 * or null for an unknown code. Throws 400 for a blocked user, whose invite stays.
 */
export const redeemInvite = (strapi: Strapi, ctx: Context, code: string): Promise<number | null> =>
  inTransaction(strapi, async (sql) => {
    const invite = sql(TABLE).where({ code_hash: hashCode(code) });
    const found = await invite.clone().first('email');
    // Of two concurrent calls only one deletes it.
    if (!found || (await invite.delete()) !== 1) return null;
    const user = await findByEmail(strapi, found.email);
    if (user?.blocked) throw new HttpError('account-blocked');
    const id = user?.id ?? (await addUser(strapi, found.email, { confirmed: true }));
    await strapi.db.query(USER).update({ where: { id }, data: { super: true } });
    const owner = await findUser(strapi, id);
    if (!owner) return null;
    await recordAudit(strapi, actorOf(ctx, owner), aboutUser('owner.accept', owner));
    if (user) await sendRoleChange(strapi, owner, staffRolesOf(user), ['owner']);
    return id;
  });

/** Whether any owner can sign in, so is neither invited nor blocked. */
export const hasOwner = (strapi: Strapi): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const owner = await sql('up_users')
      .whereRaw('super = true and blocked is not true and invite_expires_at is null')
      .first('id');
    return owner !== undefined;
  });
