import { array, define, integer, min, refine, type Struct } from 'superstruct';
import { genericTexts } from './genericTexts.ts';
import { isBlank } from './visible.ts';

/* Structs whose failures are the printed sentences, for form values and for the server of the stories. */

export interface TextRule {
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

function problemWith(value: unknown, rule: TextRule): string | undefined {
  if (typeof value !== 'string') return rule.required ?? genericTexts.requiredField;
  if (isBlank(value)) return rule.required;
  if (rule.min !== undefined && countSymbols(value) < rule.min) return genericTexts.min(rule.min);
  if (rule.max !== undefined && countSymbols(value) > rule.max) return genericTexts.max(rule.max);
  return undefined;
}

/** A text within its limits; one that shows nothing counts as empty. */
export function textRule(rule: TextRule = {}): Struct<string, null> {
  return define('text', (value) => problemWith(value, rule) ?? true);
}

const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** True for an e-mail address, with spaces around it or not. */
export function isEmail(value: string): boolean {
  return emailPattern.test(value.trim());
}

/** An e-mail address within its limits; may be empty unless `required` says why not. */
export function emailRule(rule: TextRule = {}): Struct<string, null> {
  return refine(textRule(rule), 'email', (value) =>
    isBlank(value) || isEmail(value) ? true : genericTexts.email,
  );
}

/** Ids of records, at most so many. Default: any number. */
export function idsRule(most: number = Number.POSITIVE_INFINITY) {
  return refine(array(min(integer(), 0)), 'ids', (value) =>
    value.length <= most ? true : genericTexts.maxSelected(most),
  );
}
