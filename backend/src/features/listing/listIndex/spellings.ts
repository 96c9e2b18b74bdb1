const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Letters of shorter words are as likely meant as mistyped. */
const SHORTEST = 4;
/** Letters after these may differ. */
const LONGEST = 8;

/** Beginnings of the words that differ from a typed word by one typing error: a letter missing, extra, wrong or swapped with the next. */
export const spellings = (word: string): string[] => {
  if (!/^[\p{L}\p{N}]+$/u.test(word)) return [];
  const letters = [...word];
  if (letters.length < SHORTEST) return [];
  const begun = letters.slice(0, LONGEST);
  const found = new Set<string>();
  const add = (...parts: (readonly string[])[]) => found.add(parts.flat().join(''));
  if (letters.length > LONGEST) add(begun);
  for (let at = 0; at <= begun.length; at += 1) {
    const [before, after] = [begun.slice(0, at), begun.slice(at)];
    const [first = '', second = ''] = after;
    for (const letter of LETTERS) add(before, [letter], after);
    if (first === '') continue;
    add(before, after.slice(1));
    for (const letter of LETTERS) add(before, [letter], after.slice(1));
    add(before, [second, first], after.slice(2));
  }
  return [...found];
};
