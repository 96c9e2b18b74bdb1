import { genericTexts } from './genericTexts.ts';
import { passwordLimits, passwordMaxBytes } from './limits.ts';
import { countSymbols } from './text.ts';

/** What is wrong with a new password, apart from being a common one, which only the server knows. */
export function passwordProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return genericTexts.required('Password');
  const { min, max } = passwordLimits;
  const symbols = countSymbols(value);
  if (symbols < min) return genericTexts.min(min);
  if (symbols > max) return genericTexts.max(max);
  if (new TextEncoder().encode(value).length > passwordMaxBytes) return 'This password is too long';
  return value.includes('\0') ? genericTexts.notValid('Password') : undefined;
}
