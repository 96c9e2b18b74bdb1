/* What may be said of any text, the same as the portal's forms say of it. */

const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Nothing in it can be seen: empty, spaces, or only symbols without a shape. */
export const isBlank = (text: string): boolean => unseen.test(text);

/**
 * What is wrong with a name: it is one line, whatever sign would begin a second one, and no unseen sign in it turns the
 * text that follows. The marks that only place a sign, as Arabic and Hebrew names may need them, are let in.
 */
export const nameProblem = (text: string, label: string): string | undefined => {
  if (/[\n-\r\u0085\u2028\u2029]/.test(text)) return `${label} is not valid`;
  if (/[\u202a-\u202e\u2066-\u2069]/.test(text))
    return `${label} has a hidden sign that turns the direction of text`;
  return undefined;
};

/** Neither database can keep the others, so they are refused and not changed. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** People count what they see, not UTF-16 units. */
export const symbols = (text: string): number => [...text].length;
