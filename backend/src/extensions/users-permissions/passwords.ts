import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserRow } from '../../actor.ts';
import { invalid } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { countTry, forgetTry } from './login-limit.ts';
import { USER } from './users.ts';

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** The text that goes with a password nobody may have; nothing when it is good. */
export const passwordProblem = (password: unknown): string | undefined => {
  if (typeof password !== 'string' || password === '') return 'Password is required';
  const length = [...password].length;
  if (length < 8) return 'Minimum 8 symbols';
  if (length > 64) return 'Maximum 64 symbols';
  // bcrypt reads 72 bytes and would silently ignore the rest.
  if (Buffer.byteLength(password) > 72) return 'This password is too long';
  if (password.includes('\0')) return 'Password is not valid';
  return common.has(password.toLowerCase()) ? 'Password is too common' : undefined;
};

interface Judge {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

const judge = (strapi: Strapi): Judge => strapi.plugin('users-permissions').service('user');

/** The hash of a password that nobody knows, made like the others. */
const NOBODY = '$2a$10$GFhohSE1lHISGIuZjL2WZ.OQ4hZW.IeHHAd3pK9Oobeipvvs0CbuG';

/** Takes as long as judging somebody's password, so that an unknown name is not known by its quick answer. */
export const judgeNobody = async (strapi: Strapi, password: string): Promise<void> => {
  await judge(strapi).validatePassword(password, NOBODY);
};

/** Lets nobody go on who does not know the password of who is signed in; guesses count like those at the sign-in. */
export const mustKnowPassword = async (
  strapi: Strapi,
  ctx: Context,
  { id, email }: UserRow,
  given: unknown,
): Promise<void> => {
  const at = (message: string) => invalid(message, [{ path: ['current_password'], message }]);
  if (typeof given !== 'string' || given === '') throw at('Current password is required');
  await countTry(strapi, ctx, 'login', email);
  const { password } = await strapi.db.query(USER).findOne({ where: { id } });
  if (!password || !(await judge(strapi).validatePassword(given, password)))
    throw at('The provided current password is invalid');
  await forgetTry(strapi, ctx, 'login', email);
};
