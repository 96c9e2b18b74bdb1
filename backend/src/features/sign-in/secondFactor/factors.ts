import { mayWithoutFactor, plainCode } from '@portal/domain';
import { type Actor, actorFrom, type UserRow } from '../../../base/actor.ts';
import { inTransaction, type Sql } from '../../../base/database.ts';
import { HttpError } from '../../../base/httpError.ts';
import type { Strapi } from '../../../base/registry.ts';
import { settings } from '../../../base/settings.ts';
import { recordAudit } from '../../audit/index.ts';
import { sendEmail } from '../../mail/index.ts';
import { aboutUser, userResponse } from '../users.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { PASSKEYS, RECOVERY_CODES, SIGN_INS, TOTPS } from './tables.ts';

/* The second factors of a user: none, or an authenticator app and passkeys with recovery codes for both. */

const timeOf = (value: unknown): string => new Date(Number(value)).toISOString();

/** Serializes changes of a user's factors. */
export const lockUser = async (sql: Sql, id: number): Promise<void> => {
  await sql('up_users').where({ id }).forUpdate().first('id');
};

/** Whether the user has an authenticator app, and how many passkeys. */
export const countFactors = (strapi: Strapi, user_id: number) =>
  inTransaction(strapi, async (sql) => {
    const totp = await sql(TOTPS).where({ user_id }).whereNotNull('enabled_at').first('id');
    const passkeys = await sql(PASSKEYS).where({ user_id }).count({ n: '*' }).first();
    return { totp: totp !== undefined, passkeys: Number(passkeys?.n ?? 0) };
  });

const isProtected = ({ totp, passkeys }: { totp: boolean; passkeys: number }): boolean =>
  totp || passkeys > 0;

/** Whether the user has a second factor. */
export const hasFactor = async (strapi: Strapi, userId: number): Promise<boolean> =>
  isProtected(await countFactors(strapi, userId));

/** Whether the setting demands a second factor of the user. */
const needsFactor = (user: UserRow): boolean =>
  !mayWithoutFactor(actorFrom(user), settings.staffSecondFactor);

/** Whether the user must set up a second factor before anything else. */
export const lacksFactor = async (strapi: Strapi, user: UserRow): Promise<boolean> =>
  needsFactor(user) && !(await hasFactor(strapi, user.id));

/** A user, for themselves, or for the staff user who views the portal as this user. */
export const presentUser = async (
  strapi: Strapi,
  user: UserRow,
  view?: Parameters<typeof userResponse>[1],
) => ({
  ...userResponse(user, view),
  second_factor_required: !view && (await lacksFactor(strapi, user)),
});

/** What the user sees of their factors. */
export const readFactors = (strapi: Strapi, user: UserRow) =>
  inTransaction(strapi, async (sql) => {
    const of = { user_id: user.id };
    const totp = await sql(TOTPS).where(of).whereNotNull('enabled_at').first('enabled_at');
    const codes = await sql(RECOVERY_CODES).where(of).count({ n: '*' }).first();
    const passkeys = await sql(PASSKEYS).where(of).orderBy('id');
    return {
      totp: totp ? { enabled_at: timeOf(totp.enabled_at) } : null,
      recovery_codes_left: Number(codes?.n ?? 0),
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at: timeOf(created_at),
        last_used_at: last_used_at === null ? null : timeOf(last_used_at),
      })),
      required: needsFactor(user),
    };
  });

/** Removes everything that belongs to the second factors of a user, in the caller's transaction. */
export const forgetFactors = async (sql: Sql, user_id: number): Promise<void> => {
  for (const table of [TOTPS, PASSKEYS, RECOVERY_CODES, SIGN_INS])
    await sql(table).where({ user_id }).delete();
};

/** The user who changes their factors, and the same as the actor of the audit log. */
export interface Owner {
  user: UserRow;
  actor: Actor;
}

/** The name of a passkey; null is the authenticator app. */
type Factor = string | null;

/**
 * After a factor was added, in the same transaction: records it, tells the user by email, and returns the recovery codes
 * with the first factor, else none.
 */
export const afterAdding = async (
  strapi: Strapi,
  sql: Sql,
  { user, actor }: Owner,
  added: Factor,
): Promise<string[]> => {
  const { totp, passkeys } = await countFactors(strapi, user.id);
  const first = Number(totp) + passkeys === 1;
  await sendEmail(strapi, first ? 'two-step-on' : 'factor-added', user, { passkey: added });
  const changes = { factor: [null, added ?? 'totp'] } as const;
  await recordAudit(strapi, actor, { ...aboutUser('factor.add', user), changes });
  return first ? replaceRecoveryCodes(sql, user.id) : [];
};

/**
 * After a factor was removed, in the same transaction: records it and tells the user by email. Throws 409 if it was the last
 * one of a user who needs one.
 */
export const afterRemoving = async (
  strapi: Strapi,
  sql: Sql,
  { user, actor }: Owner,
  removed: Factor,
): Promise<void> => {
  const left = await hasFactor(strapi, user.id);
  if (!left && needsFactor(user)) throw new HttpError('last-factor');
  if (!left) await forgetFactors(sql, user.id);
  await sendEmail(strapi, left ? 'factor-removed' : 'two-step-off', user, { passkey: removed });
  const changes = { factor: [removed ?? 'totp', null] } as const;
  await recordAudit(strapi, actor, { ...aboutUser('factor.remove', user), changes });
};

/** The plain form of a code in a body; empty when it is missing or longer than any code. */
export const codeOf = (given: unknown): string =>
  typeof given === 'string' && given.length <= 64 ? plainCode(given) : '';
