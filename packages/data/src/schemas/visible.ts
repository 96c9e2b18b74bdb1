import { genericTexts } from './genericTexts.ts';

/* What people can see of a text. The server gives the same verdict (backend/src/text.ts). */

const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nothing in it can be seen: empty, spaces, or only symbols without a shape. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** What is wrong with a name: it has more than one line, or an unseen sign that turns the text that follows. */
export function nameProblem(text: string, label: string): string | undefined {
  if (/[\n-\r\u0085\u2028\u2029]/.test(text)) return genericTexts.notValid(label);
  if (/[\u202a-\u202e\u2066-\u2069]/.test(text)) return genericTexts.turned(label);
  return undefined;
}
