import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountTexts, type FieldError, passwordProblem } from '@portal/domain';
import type { UserRow } from '../../actor.ts';
import { invalid } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { countTry, forgetTry } from './loginLimit.ts';
import { USER } from './users.ts';

const common = new Set(
  readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** What is wrong with a new password. */
export const newPasswordProblem = (password: unknown): string | undefined =>
  passwordProblem(password) ??
  (common.has(String(password).toLowerCase()) ? accountTexts.passwordTooCommon : undefined);

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
  const at = (error: Omit<FieldError, 'path'>) =>
    invalid(error.message, [{ path: ['current_password'], ...error }]);
  if (typeof given !== 'string' || given === '')
    throw at({ message: accountTexts.currentPasswordRequired });
  await countTry(strapi, ctx, 'login', email);
  const { password } = await strapi.db.query(USER).findOne({ where: { id } });
  if (!password || !(await judge(strapi).validatePassword(given, password)))
    throw at({
      message: accountTexts.currentPasswordWrong,
      reason: 'current-password-rejected',
    });
  await forgetTry(strapi, ctx, 'login', email);
};
