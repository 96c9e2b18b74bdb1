/* What people can see of a text. The server gives the same verdict (backend/src/text.ts). */

const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nothing in it can be seen: empty, spaces, or only symbols without a shape. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** More than one line, by any of the signs that begin a new one. */
export function hasLineBreak(text: string): boolean {
  return /[\n-\r\u0085\u2028\u2029]/.test(text);
}
