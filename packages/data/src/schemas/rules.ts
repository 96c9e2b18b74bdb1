import { array, define, integer, min, refine, type Struct } from 'superstruct';
import { genericTexts } from './genericTexts.ts';
import { textLimits } from './textLimits.ts';
import { isBlank } from './visible.ts';

/* Structs whose failures are the printed sentences, for form values and for the server of the stories. */

export interface TextRule {
  /** What the field is called where its text is refused as such. Default 'This'. */
  name?: string;
  /** Sentence for an empty text; without it the text may be empty. */
  required?: string;
  /** Fewest symbols. */
  min?: number;
  /** Most symbols. */
  max?: number;
}

/** Symbols as people count them, so that a limit means the same in every script. */
export function countSymbols(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** NUL and half of a surrogate pair, which no database keeps. */
const unstorable = /[\0\p{Cs}]/u;

function problemWith(value: unknown, rule: TextRule): string | undefined {
  if (typeof value !== 'string') return rule.required ?? genericTexts.requiredField;
  if (isBlank(value)) return rule.required;
  if (unstorable.test(value)) return genericTexts.notValid(rule.name ?? 'This');
  if (rule.min !== undefined && countSymbols(value) < rule.min) return genericTexts.min(rule.min);
  if (rule.max !== undefined && countSymbols(value) > rule.max) return genericTexts.max(rule.max);
  return undefined;
}

/** A text within its limits; one that shows nothing counts as empty. */
export function textRule(rule: TextRule = {}): Struct<string, null> {
  return define('text', (value) => problemWith(value, rule) ?? true);
}

const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const emailPattern = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z\\d-]{0,61}[a-z]$`,
  'i',
);

/** True for an e-mail address, with spaces around it or not. The server gives the same verdict (backend/src/email.ts). */
export function isEmail(value: string): boolean {
  return emailPattern.test(value.trim());
}

/** An e-mail address within its limits, without the spaces around it; may be empty unless `required` says why not. */
export function emailRule(rule: TextRule = {}): Struct<string, null> {
  return define('email', (value) => {
    const address = typeof value === 'string' ? value.trim() : value;
    const problem = problemWith(address, { name: 'Email', max: textLimits.email, ...rule });
    if (problem || typeof address !== 'string') return problem ?? true;
    return isBlank(address) || isEmail(address) ? true : genericTexts.email;
  });
}

/** Ids of records, at most so many. Default: any number. */
export function idsRule(most: number = Number.POSITIVE_INFINITY) {
  return refine(array(min(integer(), 0)), 'ids', (value) =>
    value.length <= most ? true : genericTexts.maxSelected(most),
  );
}
