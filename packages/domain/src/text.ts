import { genericTexts } from './genericTexts.ts';

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

/** Symbols as people count them, so that a limit means the same in every script. */
export function countSymbols(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** What is wrong with a text, in one sentence; undefined when it is right. Null and undefined count as empty. */
export function textProblem(value: unknown, rule: TextRule): string | undefined {
  const { label = 'This', min, max, required } = rule;
  const text = value ?? '';
  if (typeof text !== 'string') return genericTexts.notValid(label);
  if (isBlank(text)) return required;
  if (!isStorable(text)) return genericTexts.notValid(label);
  const symbols = min === undefined && max === undefined ? 0 : countSymbols(text);
  if (min !== undefined && symbols < min) return genericTexts.min(min);
  if (max !== undefined && symbols > max) return genericTexts.max(max);
  return undefined;
}
