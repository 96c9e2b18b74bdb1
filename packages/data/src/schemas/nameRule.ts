import { refine, type Struct } from 'superstruct';
import { genericTexts } from './genericTexts.ts';
import { type TextRule, textRule } from './rules.ts';
import { isBlank } from './visible.ts';

/* In a file of its own, for forms of the portal: a page of people who are signed out leaves it to the server. */

/** Said of a field whose text would turn the text around it; `name` is the label of the field. */
export const turnedText = (name: string) =>
  `${name} has a hidden sign that turns the direction of text`;

/** What is wrong with a name: it has more than one line, or an unseen sign that turns the text that follows. */
function nameProblem(text: string, label: string): string | undefined {
  if (/[\n-\r\u0085\u2028\u2029]/.test(text)) return genericTexts.notValid(label);
  if (/[\u202a-\u202e\u2066-\u2069]/.test(text)) return turnedText(label);
  return undefined;
}

/** A text that others read in the middle of theirs. `name` is what it is called when its signs are refused. */
export function nameRule(name: string, rule: TextRule = {}): Struct<string, null> {
  return refine(textRule({ ...rule, name }), 'name', (value) =>
    isBlank(value) ? true : (nameProblem(value, name) ?? true),
  );
}
