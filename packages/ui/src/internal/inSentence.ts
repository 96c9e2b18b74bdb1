import { formatsEnglish } from '../formatLocale.ts';

/** A label inside a sentence: with a small first letter, which German keeps for nouns. */
export const inSentence = (label: string): string =>
  formatsEnglish() ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
