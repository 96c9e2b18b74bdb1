import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Strapi } from '../../registry.ts';

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

/** The hash of a password that nobody knows, made like the others. */
const NOBODY = '$2a$10$GFhohSE1lHISGIuZjL2WZ.OQ4hZW.IeHHAd3pK9Oobeipvvs0CbuG';

/** Takes as long as judging somebody's password, so that an unknown name is not known by its quick answer. */
export const judgeNobody = async (strapi: Strapi, password: string): Promise<void> => {
  const users: Judge = strapi.plugin('users-permissions').service('user');
  await users.validatePassword(password, NOBODY);
};
