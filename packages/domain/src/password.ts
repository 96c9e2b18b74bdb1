import { authTexts } from './authTexts.ts';
import { genericTexts } from './genericTexts.ts';
import { passwordLimits, passwordMaxBytes } from './limits.ts';
import { textProblem } from './text.ts';

const rule = { label: 'Password', required: authTexts.passwordRequired, ...passwordLimits };

/** What is wrong with a new password. Whether it is a common one, only the server knows. */
export function passwordProblem(value: unknown): string | undefined {
  const problem = textProblem(value, rule);
  if (problem || typeof value !== 'string') return problem;
  const bytes = new TextEncoder().encode(value).length;
  return bytes > passwordMaxBytes ? genericTexts.tooLong('password') : undefined;
}
