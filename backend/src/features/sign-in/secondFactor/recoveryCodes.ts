import { createHmac, randomInt } from 'node:crypto';
import { plainCode, recoveryCodeCount } from '@portal/domain';
import { inTransaction, type Sql } from '../../../base/database.ts';
import type { Strapi } from '../../../base/registry.ts';
import { settings } from '../../../base/settings.ts';
import { RECOVERY_CODES } from './tables.ts';

/** Without letters and digits that look alike: 31 signs, so a code has 49 bits. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

const newCode = (): string => {
  const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${half()}-${half()}`;
};

const hashOf = (userId: number, code: string): string =>
  createHmac('sha256', settings.secretFor('recovery-codes'))
    .update(`${userId}.${plainCode(code)}`)
    .digest('hex');

/** Replaces the recovery codes of a user and returns the new ones, which are stored as hashes only. */
export const replaceRecoveryCodes = async (sql: Sql, user_id: number): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  await sql(RECOVERY_CODES).where({ user_id }).delete();
  const rows = [...codes].map((code) => ({ user_id, code_hash: hashOf(user_id, code) }));
  await sql(RECOVERY_CODES).insert(rows);
  return [...codes];
};

/** Uses up a recovery code, which works once: of two concurrent calls only one deletes it. Returns how many are left. */
export const takeRecoveryCode = (
  strapi: Strapi,
  user_id: number,
  code: string,
): Promise<number | null> =>
  inTransaction(strapi, async (sql) => {
    const codes = sql(RECOVERY_CODES).where({ user_id });
    const deleted = await codes
      .clone()
      .where({ code_hash: hashOf(user_id, code) })
      .delete();
    if (deleted !== 1) return null;
    const left = await codes.clone().count({ n: '*' }).first();
    return Number(left?.n ?? 0);
  });
