import { authTexts, emailProblem } from '@portal/domain';
import { bodyOf } from '../../body.ts';
import { invalid } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';

/** Empty for what is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The address a letter is asked for. */
export const emailOf = (ctx: Context): string => {
  const { email } = bodyOf(ctx);
  const message = emailProblem(email, { required: authTexts.forgotMissing });
  if (message) throw invalid(message, [{ path: ['email'], message }]);
  return textOf(email).trim();
};

/** Done once the answer is out, so that the answer tells nothing, not even by its time. */
export const afterwards = (strapi: Strapi, work: () => Promise<void>): void => {
  setImmediate(() => work().catch((error: unknown) => strapi.log.error(error)));
};
