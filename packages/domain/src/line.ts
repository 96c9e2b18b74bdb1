import { genericTexts } from './genericTexts.ts';
import { isBlank, type TextRule, textProblem } from './text.ts';

/* In a file of its own: pages for signed-out visitors leave this rule to the server, to stay small. */

/** Message for a field with an invisible character that changes the direction of the text around it. */
export const turnedText = (label: string) =>
  `${label} has a hidden sign that turns the direction of text`;

/**
 * What is wrong with a text of one line that is shown in the middle of other text, such as a name. Directional
 * marks, which Arabic and Hebrew names may need, are allowed.
 */
export function lineProblem(value: unknown, rule: TextRule): string | undefined {
  const problem = textProblem(value, rule);
  if (problem || typeof value !== 'string' || isBlank(value)) return problem;
  const { label = 'This' } = rule;
  if (/[\n-\r\u0085\u2028\u2029]/.test(value)) return genericTexts.notValid(label);
  return /[\u202a-\u202e\u2066-\u2069]/.test(value) ? turnedText(label) : undefined;
}
