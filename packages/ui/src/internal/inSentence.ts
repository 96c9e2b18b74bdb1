import { m } from '../i18n/messages.js';

/** A label inside a sentence: with a small first letter, unless the language keeps that of its nouns. */
export const inSentence = (label: string): string =>
  m.components_label_in_sentence() === 'lower case'
    ? `${label.charAt(0).toLowerCase()}${label.slice(1)}`
    : label;
