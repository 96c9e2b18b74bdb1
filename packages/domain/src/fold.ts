/* How searches compare texts. The database folds by the same table. */

const accented = 'àáâãäåāçèéêëēìíîïīñòóôõöōùúûüūýÿÀÁÂÃÄÅĀÇÈÉÊËĒÌÍÎÏĪÑÒÓÔÕÖŌÙÚÛÜŪÝ'.normalize('NFC');

/** Typographic signs and what keyboards type instead. */
const signs = [
  ...['’', '‘', 'ʼ'].map((sign) => [sign, "'"] as const),
  ...['“', '”'].map((sign) => [sign, '"'] as const),
  ...['‐', '‑', '–', '—'].map((sign) => [sign, '-'] as const),
  ['\u00a0', ' '] as const,
];

/** Letters with an accent, which are the same without it and in lower case, and typographic signs. */
export const folded: readonly (readonly [string, string])[] = [
  ...[...accented].map(
    (letter) => [letter, letter.normalize('NFD').charAt(0).toLowerCase()] as const,
  ),
  ...signs,
];

const plain = new Map(folded);

/** A text as search indexes hold it: without accents and typographic signs, and A to Z in lower case. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/./gu, (letter) => plain.get(letter) ?? letter)
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A text as filters in the browser compare it: folded, and any other letter without accents and in lower case. */
export const searchText = (text: string): string =>
  fold(
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLocaleLowerCase('en-NZ'),
  );
