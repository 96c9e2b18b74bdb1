/* How searches compare texts, and lists sort names. The backend stores folded texts beside the names. */

/**
 * Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic, as a class of regular expressions in JavaScript and SQL.
 * Vowel signs of Indic scripts and voicing marks of Japanese are letters, and stay.
 */
export const foldedMarks =
  '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f';

/** Letters without a decomposition, the final sigma and typographic signs, with what stands for each after its accents are removed, in lower case. */
export const foldedLetters: readonly (readonly [string, string])[] = [
  ...Object.entries({ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ŋ: 'n', ı: 'i', ς: 'σ' }),
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }),
  ...['’', '‘', 'ʼ'].map((sign) => [sign, "'"] as const),
  ...['“', '”'].map((sign) => [sign, '"'] as const),
  ...['‐', '–', '—'].map((sign) => [sign, '-'] as const),
];

const plain = new Map(foldedLetters);
const marks = new RegExp(`[${foldedMarks}]+`, 'g');
const letters = new RegExp(`[${[...plain.keys()].join('')}]`, 'g');
const onlyAscii = /^[\0-\x7f]*$/;

/** A text as searches compare it: compatible forms as one, without accents, in lower case. */
export const fold = (text: string): string =>
  onlyAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(marks, '')
        .toLowerCase()
        .replace(letters, (letter) => plain.get(letter) ?? letter);

/** What lists by name sort by, character by character: the folded name, and for equal ones the name itself. */
export const nameKey = (name: string): string => `${fold(name)}\u0001${name}`;

/** Sorts names as lists do. */
export const compareNames = (a: string, b: string): number => {
  const [first, second] = [nameKey(a), nameKey(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};
