import { bodyOf } from '../../body.ts';
import { isEmail } from '../../email.ts';
import { invalid } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';

/** Empty for what is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address a letter is asked for. */
export const emailOf = (ctx: Context): string => {
  const email = textOf(bodyOf(ctx).email).trim();
  if (email === '')
    throw invalid('Email not provided', [{ path: ['email'], message: 'Email not provided' }]);
  if (!isEmail(email))
    throw invalid('Invalid email address', [{ path: ['email'], message: 'Invalid email address' }]);
  return email;
};

/** Done once the answer is out, so that the answer tells nothing, not even by its time. */
export const afterwards = (strapi: Strapi, work: () => Promise<void>): void => {
  setImmediate(() => work().catch((error: unknown) => strapi.log.error(error)));
};
