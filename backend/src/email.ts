import { isBlank, textProblem } from './text.ts';

const MAX_EMAIL = 254;

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const pattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z\\d-]{0,61}[a-z]$`,
  'i',
);

/** An address as it is stored. */
export const trimmedEmail = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : '';

/**
 * What is wrong with an e-mail address, wherever one is given; the forms say the same. Every address that passes is one that
 * Strapi takes as well, so that nobody reads the sentences of its validation.
 */
export const emailProblem = (value: unknown, required?: string): string | undefined => {
  const address = typeof value === 'string' ? value.trim() : value;
  const problem = textProblem(address, { label: 'Email', max: MAX_EMAIL, required });
  if (problem || typeof address !== 'string' || isBlank(address)) return problem;
  return pattern.test(address) ? undefined : 'Invalid email address';
};
