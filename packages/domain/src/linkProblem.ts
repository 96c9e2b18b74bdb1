import { genericTexts } from './genericTexts.ts';
import { textLimits } from './limits.ts';
import { safeLink } from './link.ts';
import { countSymbols, isBlank, type TextRule } from './text.ts';
import { listingTexts } from './texts.ts';

/** What is wrong with a web address, checked without the spaces around it. */
export function linkProblem(value: unknown, rule: TextRule = {}): string | undefined {
  const { label = 'Link', max = textLimits.link, required } = rule;
  const text = value ?? '';
  if (typeof text !== 'string') return genericTexts.notValid(label);
  if (isBlank(text)) return required;
  if (countSymbols(text.trim()) > max) return genericTexts.max(max);
  return safeLink(text) === null ? listingTexts.link : undefined;
}
