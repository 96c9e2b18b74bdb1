import { genericTexts } from './genericTexts.ts';
import { textLimits } from './limits.ts';
import { isBlank, type TextRule, textProblem } from './text.ts';

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const pattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z\\d-]{0,61}[a-z]$`,
  'i',
);

/** True for an email address, with spaces around it or not. Strapi accepts every address that passes. */
export function isEmail(text: string): boolean {
  return pattern.test(text.trim());
}

/** What is wrong with an email address, checked without the spaces around it. */
export function emailProblem(value: unknown, rule: TextRule = {}): string | undefined {
  const address = typeof value === 'string' ? value.trim() : value;
  const problem = textProblem(address, { label: 'Email', max: textLimits.email, ...rule });
  if (problem || typeof address !== 'string' || isBlank(address)) return problem;
  return isEmail(address) ? undefined : genericTexts.email;
}
