const year = 365 * 24 * 60 * 60;

/** Stores a choice for a year, so that the server sends the next page with it. */
export function setCookie(name: 'language' | 'views', value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser.
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`;
}
