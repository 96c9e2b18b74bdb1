import { createHmac, randomBytes } from 'node:crypto';
import { type FactorMethod, factorMinutes, factorTries } from '@portal/domain';
import type { UserRow } from '../../../base/actor.ts';
import { inTransaction } from '../../../base/database.ts';
import { HttpError } from '../../../base/httpError.ts';
import type { Strapi } from '../../../base/registry.ts';
import { settings } from '../../../base/settings.ts';
import { findUser } from '../userRow.ts';
import { hashCode, USER } from '../users.ts';
import { readFactors } from './factors.ts';
import { SIGN_INS, USED_CHALLENGES } from './tables.ts';

/* A sign-in between the password and the second factor. */

/** Changes with the stored password. */
const proofOf = async (strapi: Strapi, id: number): Promise<string> => {
  const found = await strapi.db.query(USER).findOne({ where: { id } });
  return createHmac('sha256', settings.secretFor('second-factor-sign-ins'))
    .update(`${id}.${found?.password ?? ''}`)
    .digest('hex');
};

/** What a sign-in with the right password still needs; null for a user without a second factor. */
export const startStep = async (strapi: Strapi, user: UserRow) => {
  const { totp, passkeys, recovery_codes_left } = await readFactors(strapi, user);
  if (!totp && passkeys.length === 0) return null;
  const token = randomBytes(32).toString('base64url');
  const until = Date.now() + factorMinutes * 60_000;
  const proof = await proofOf(strapi, user.id);
  const row = { token_hash: hashCode(token), user_id: user.id, proof, tries: 0, until };
  await inTransaction(strapi, (sql) => sql(SIGN_INS).insert(row));
  const methods: FactorMethod[] = [
    ...(totp ? (['totp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(recovery_codes_left > 0 ? (['recovery'] as const) : []),
  ];
  return { token, methods, expires_at: new Date(until).toISOString() };
};

/** The user of a token. Throws 400 if it is unknown or expired, and if the user was blocked or has a new password since. */
export const userOfStep = async (strapi: Strapi, token: unknown): Promise<UserRow> => {
  const token_hash = hashCode(typeof token === 'string' ? token : '');
  const row = await inTransaction(strapi, (sql) =>
    sql(SIGN_INS).where({ token_hash }).where('until', '>', Date.now()).first('user_id', 'proof'),
  );
  const user = row ? await findUser(strapi, row.user_id) : null;
  if (!user || user.blocked || row.proof !== (await proofOf(strapi, user.id)))
    throw new HttpError('second-factor-expired');
  return user;
};

/** Counts an attempt before it is checked. Throws 400 after the last one. A single statement, for concurrent attempts. */
export const countStep = async (strapi: Strapi, token: string): Promise<void> => {
  const counted = await inTransaction(strapi, (sql) =>
    sql(SIGN_INS)
      .where({ token_hash: hashCode(token) })
      .where('tries', '<', factorTries)
      .increment('tries', 1),
  );
  if (Number(counted) !== 1) throw new HttpError('second-factor-expired');
};

/** Uses up a token: of two concurrent calls only one signs in. */
export const endStep = async (strapi: Strapi, token: string): Promise<void> => {
  const ended = await inTransaction(strapi, (sql) =>
    sql(SIGN_INS)
      .where({ token_hash: hashCode(token) })
      .delete(),
  );
  if (ended !== 1) throw new HttpError('second-factor-expired');
};

/** Deletes expired sign-ins and challenges. */
export const sweepFactors = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    for (const table of [SIGN_INS, USED_CHALLENGES])
      await sql(table).where('until', '<', Date.now()).delete();
  });
