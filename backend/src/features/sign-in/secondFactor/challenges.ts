import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { factorMinutes } from '@portal/domain';
import { isRecord } from '../../../base/body.ts';
import { inTransaction } from '../../../base/database.ts';
import { HttpError } from '../../../base/httpError.ts';
import type { Strapi } from '../../../base/registry.ts';
import { settings } from '../../../base/settings.ts';
import { hashCode } from '../users.ts';
import { USED_CHALLENGES } from './tables.ts';

/*
 * Challenges of passkeys. A challenge is signed rather than stored, so that calls of visitors write nothing; the used ones
 * are stored until they expire.
 */

/** What a challenge is for: a new passkey of a user, a sign-in of a user, or one of any user. */
interface Purpose {
  kind: 'create' | 'get';
  /** null for a sign-in of any user. */
  userId: number | null;
}

const MINUTE = 60_000;

const sign = (text: string): Buffer =>
  createHmac('sha256', settings.secretFor('passkey-challenges')).update(text).digest();

export const newChallenge = ({ kind, userId }: Purpose) => {
  const challenge = randomBytes(32).toString('base64url');
  const until = Date.now() + factorMinutes * MINUTE;
  const text = Buffer.from(JSON.stringify({ kind, userId, challenge, until })).toString(
    'base64url',
  );
  return { challenge, challenge_token: `${text}.${sign(text).toString('base64url')}` };
};

const read = (token: unknown): Record<string, unknown> => {
  const [text = '', signature = ''] = (typeof token === 'string' ? token : '').split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(text);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return {};
  const content: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  return isRecord(content) ? content : {};
};

/**
 * Uses up the challenge of a token and returns it: of two concurrent calls only one gets it, also if it fails later. Throws
 * 400 for one that is expired, used, or for another purpose or user.
 */
export const takeChallenge = async (
  strapi: Strapi,
  token: unknown,
  { kind, userId }: Purpose,
): Promise<string> => {
  const { challenge, until, ...purpose } = read(token);
  const fits = purpose.kind === kind && purpose.userId === userId;
  if (!fits || typeof challenge !== 'string' || typeof until !== 'number' || until < Date.now())
    throw new HttpError('second-factor-expired');
  const first = await inTransaction(strapi, (sql) =>
    sql(USED_CHALLENGES)
      .insert({ challenge: hashCode(challenge), until })
      .onConflict('challenge')
      .ignore()
      .returning('challenge'),
  );
  if (first.length !== 1) throw new HttpError('second-factor-expired');
  return challenge;
};
