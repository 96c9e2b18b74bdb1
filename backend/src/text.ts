/* What may be said of any text, the same as the portal's forms say of it. */

const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nothing in it can be seen: empty, spaces, or only symbols without a shape. */
export const isBlank = (text: string): boolean => unseen.test(text);

/** A name is one line, whatever sign would begin a second one. */
export const hasLineBreak = (text: string): boolean => /[\n-\r\u0085\u2028\u2029]/.test(text);

/** Neither database can keep the others, so they are refused and not changed. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** People count what they see, not UTF-16 units. */
export const symbols = (text: string): number => [...text].length;
