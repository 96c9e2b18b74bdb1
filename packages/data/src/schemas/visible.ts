/* What people can see of a text. The server gives the same verdict (backend/src/text.ts). */

const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nothing in it can be seen: empty, spaces, or only symbols without a shape. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}
