/* As `fold` of the domain package, which this package may not import; a test compares the two. */

/** Accents and points; vowel signs of Indic scripts and voicing marks of Japanese are letters, and stay. */
const marks =
  '\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f';

/** Letters that Unicode does not decompose, the final sigma and typographic signs. */
const plain = new Map(
  Object.entries({
    ł: 'l',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ı: 'i',
    ς: 'σ',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    '’': "'",
    '‘': "'",
    ʼ: "'",
    '“': '"',
    '”': '"',
    '‐': '-',
    '–': '-',
    '—': '-',
  }),
);
const mark = new RegExp(`[${marks}]+`, 'g');
const letters = new RegExp(`[${[...plain.keys()].join('')}]`, 'g');

/** Lower case without accents, so that "maori" finds "Māori" and "lodz" finds "Łódź". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(mark, '')
    .toLowerCase()
    .replace(letters, (letter) => plain.get(letter) ?? letter);
