import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { namesOf } from '../base/recordOf.ts';
import { languageNames } from '../i18n/languages.js';

/** The languages that the portal is built in, each by its own name: those that have catalogues. */
export { languageNames };

export type Language = keyof typeof languageNames;

export const languages: readonly Language[] = namesOf(languageNames);

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value);

export const languageTexts = lazyTexts({
  notOffered: m.language_not_offered,
});
