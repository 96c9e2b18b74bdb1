/** Dates and numbers of English pages are those of New Zealand. */
export const english = 'en-NZ';

/** The locale of dates and numbers: the language of the page; `english` in Node and for any English. */
export function pageLocale(): string {
  const lang = globalThis.document?.documentElement.lang;
  return !lang || lang.startsWith('en') ? english : lang;
}
