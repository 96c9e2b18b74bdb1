/* In builds these calls are constants: `portal:page-locale` in app/vite/oneLanguage.ts. */

/** The locale of dates, numbers and money, as `pageLocale` of the data package, which ui does not import: the language of the page; New Zealand's in Node and for any English. */
export const formatLocale = (): string => {
  const lang = globalThis.document?.documentElement.lang;
  return !lang || lang.startsWith('en') ? 'en-NZ' : lang;
};

/** Whether the page is in English, whose dates and numbers do without Intl. */
export const formatsEnglish = (): boolean => formatLocale() === 'en-NZ';
