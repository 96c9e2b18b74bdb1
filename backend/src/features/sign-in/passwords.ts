import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountTexts, type FieldError, passwordProblem } from '@portal/domain';
import type { UserRow } from '../../base/actor.ts';
import { invalid } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { countTry, forgetTry } from './loginLimit.ts';
import { USER } from './users.ts';

const common = new Set(
  readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

/** The error of a new password. */
export const newPasswordProblem = (password: unknown): string | undefined =>
  passwordProblem(password) ??
  (common.has(String(password).toLowerCase()) ? accountTexts.passwordTooCommon : undefined);

/** Throws 400 for a new password that is too weak. */
export const checkNewPassword = (password: unknown): void => {
  const message = newPasswordProblem(password);
  if (message) throw invalid(message, [{ path: ['password'], message }]);
};

interface ValidateField {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

const validateField = (strapi: Strapi): ValidateField =>
  strapi.plugin('users-permissions').service('user');

/** A hash for unknown users, with the same cost as others. */
const UNKNOWN_USER = '$2a$10$GFhohSE1lHISGIuZjL2WZ.OQ4hZW.IeHHAd3pK9Oobeipvvs0CbuG';

/** Takes as long as checking a password, so that the response time does not reveal whether the user exists. */
export const hashForUnknownUser = async (strapi: Strapi, password: string): Promise<void> => {
  await validateField(strapi).validatePassword(password, UNKNOWN_USER);
};

/** Throws 400 unless `given` is the user's password; wrong ones count as attempts to sign in. */
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
  if (!password || !(await validateField(strapi).validatePassword(given, password)))
    throw at({ message: accountTexts.currentPasswordWrong, reason: 'current-password-rejected' });
  await forgetTry(strapi, ctx, 'login', email);
};
