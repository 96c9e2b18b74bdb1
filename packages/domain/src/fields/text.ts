import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { passwordLimits, passwordMaxBytes, textLimits } from '../base/limits.ts';
import { cleanAddress } from '../text/address.ts';

/* The messages for any field. */

export const genericTexts = lazyTexts({
  required: (name: string) => m.generic_required({ name }),
  notValid: (name: string) => m.generic_not_valid({ name }),
  min: (symbols: number) => m.generic_min({ symbols }),
  max: (symbols: number) => m.generic_max({ symbols }),
  passwordTooLong: m.generic_password_too_long,
  maxSelected: (count: number) => m.generic_max_selected({ count }),
  email: m.generic_email,
  /** For a required field without a message of its own. */
  requiredField: m.generic_required_field,
});

export interface TextRule {
  /** Name of the field in messages. Default 'This'. */
  label?: string | undefined;
  /** Fewest symbols. Default: any number. */
  min?: number | undefined;
  /** Most symbols. Default: any number. */
  max?: number | undefined;
  /** Message for a blank text. Default: it may be blank. */
  required?: string | undefined;
}

const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text without visible symbols: empty, spaces, or only invisible characters. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** False for a text with NUL or half of a surrogate pair, which databases reject. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** Counts code points, so that a limit means the same in every script. */
export function countSymbols(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The message for an invalid text; undefined when valid. Null and undefined count as empty. */
export function textProblem(value: unknown, rule: TextRule): string | undefined {
  const { label = m.field_this(), min, max, required } = rule;
  const text = value ?? '';
  if (typeof text !== 'string') return genericTexts.notValid(label);
  if (isBlank(text)) return required;
  if (!isStorable(text)) return genericTexts.notValid(label);
  const symbols = min === undefined && max === undefined ? 0 : countSymbols(text);
  if (min !== undefined && symbols < min) return genericTexts.min(min);
  if (max !== undefined && symbols > max) return genericTexts.max(max);
  return undefined;
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const pattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z\\d-]{0,61}[a-z]$`,
  'i',
);

/** Whether it is an email address, with or without spaces and invisible characters around it. Strapi accepts every address that passes. */
export function isEmail(text: string): boolean {
  return pattern.test(cleanAddress(text));
}

/** The message for an invalid email address, checked without what `cleanAddress` removes. */
export function emailProblem(value: unknown, rule: TextRule = {}): string | undefined {
  const address = typeof value === 'string' ? cleanAddress(value) : value;
  const problem = textProblem(address, { label: m.field_email(), max: textLimits.email, ...rule });
  if (problem || typeof address !== 'string' || isBlank(address)) return problem;
  return isEmail(address) ? undefined : genericTexts.email;
}

const dot = '[.\\u3002\\uff0e\\uff61]';
const urlLike = new RegExp(
  `://|www${dot}|\\p{N}${dot}\\p{N}|[\\p{L}\\p{N}-]${dot}[\\p{L}\\p{N}-]{2,}`,
  'iu',
);

/**
 * Whether an email may greet its reader by this name. Not by one with a web address or control characters: a stranger could
 * sign up with another person's address and a message as the name.
 */
export function isGreetable(name: string): boolean {
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) return false;
  return !urlLike.test(name.replace(/\p{Cf}/gu, ''));
}

const rule = lazyTexts({
  label: m.password_label,
  required: m.auth_password_required,
  ...passwordLimits,
});

/** The message for an invalid new password. Only the server checks for common passwords. */
export function passwordProblem(value: unknown): string | undefined {
  const problem = textProblem(value, rule);
  if (problem || typeof value !== 'string') return problem;
  const bytes = new TextEncoder().encode(value).length;
  return bytes > passwordMaxBytes ? genericTexts.passwordTooLong : undefined;
}
