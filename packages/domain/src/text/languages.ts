import { namesOf } from '../base/recordOf.ts';

/** The languages that the portal is built in, each by its own name. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const;

export type Language = keyof typeof languageNames;

export const languages: readonly Language[] = namesOf(languageNames);

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value);

export const languageTexts = {
  notOffered: 'This portal does not offer this language',
} as const;
