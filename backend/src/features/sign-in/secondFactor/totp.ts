import { Secret, TOTP } from 'otpauth';
import type { UserRow } from '../../../base/actor.ts';
import { inTransaction } from '../../../base/database.ts';
import { createEncryption } from '../../../base/encryption.ts';
import { HttpError } from '../../../base/httpError.ts';
import type { Strapi } from '../../../base/registry.ts';
import { brandNow } from '../../brand/index.ts';
import { afterAdding, afterRemoving, lockUser, type Owner } from './factors.ts';
import { TOTPS } from './tables.ts';

const PERIOD = 30;
/** Time steps before and after the present one whose codes are accepted: clocks differ. */
const WINDOW = 1;

const { encrypt, decrypt } = createEncryption('second-factor');
const ownerOf = (userId: number) => `totp of user ${userId}`;

const appOf = (secret: string, label = '') =>
  new TOTP({
    issuer: brandNow().brand.names.portal,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });

/** The time step of a right code, or null. */
const stepOf = (secret: string, code: string): number | null => {
  const timestamp = Date.now();
  const delta = appOf(secret).validate({ token: code, window: WINDOW, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
};

/**
 * Whether the code of a user's authenticator app is right. A code works once: one statement stores its time step, and a step
 * that is not later than the stored one is rejected. With `pending` it is the code of an app that is being set up.
 */
export const takeTotp = (
  strapi: Strapi,
  user_id: number,
  code: string,
  pending = false,
): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const rows = sql(TOTPS).where({ user_id });
    if (pending) rows.whereNull('enabled_at');
    else rows.whereNotNull('enabled_at');
    const found = await rows.clone().first('secret');
    const secret = found && decrypt(ownerOf(user_id), found.secret);
    const last_step = secret ? stepOf(secret, code) : null;
    if (last_step === null) return false;
    const enabled = pending ? { enabled_at: Date.now() } : {};
    const change = { last_step, ...enabled };
    return (await rows.clone().where('last_step', '<', last_step).update(change)) === 1;
  });

/** Stores a new secret, which counts after its first code. Throws 409 if the user has an app. */
export const startTotp = (strapi: Strapi, { id: user_id, email }: UserRow) =>
  inTransaction(strapi, async (sql) => {
    await lockUser(sql, user_id);
    const rows = sql(TOTPS).where({ user_id });
    const found = await rows.clone().first('enabled_at');
    if (found && found.enabled_at !== null) throw new HttpError('factors-changed');
    const secret = new Secret({ size: 20 }).base32;
    const values = { secret: encrypt(ownerOf(user_id), secret), enabled_at: null, last_step: 0 };
    await rows.clone().delete();
    await sql(TOTPS).insert({ user_id, ...values });
    return { secret, uri: appOf(secret, email).toString() };
  });

/** Turns on the app with its first code. Returns the recovery codes of the first factor, or null for a wrong code. */
export const confirmTotp = (strapi: Strapi, owner: Owner, code: string) =>
  inTransaction(strapi, async (sql) => {
    const { user } = owner;
    await lockUser(sql, user.id);
    const waiting = sql(TOTPS).where({ user_id: user.id }).whereNull('enabled_at');
    if (!(await waiting.first('id'))) throw new HttpError('factors-changed');
    if (!(await takeTotp(strapi, user.id, code, true))) return null;
    return afterAdding(strapi, sql, owner, null);
  });

export const removeTotp = (strapi: Strapi, owner: Owner): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const { user } = owner;
    await lockUser(sql, user.id);
    const removed = await sql(TOTPS)
      .where({ user_id: user.id })
      .whereNotNull('enabled_at')
      .delete();
    if (removed !== 1) throw new HttpError('factors-changed');
    await afterRemoving(strapi, sql, owner, null);
  });
