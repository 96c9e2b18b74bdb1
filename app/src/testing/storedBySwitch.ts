import { openIn } from '../languageSwitch.ts';

/** Changes the language of a page for signed-out visitors, without the reload. Returns all that the session keeps meanwhile. */
export function storedBySwitch(): unknown[] {
  openIn('en', () => undefined, true);
  // biome-ignore lint/suspicious/noDocumentCookie: removes it.
  document.cookie = 'language=; path=/; max-age=0';
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith('portal.'))
    .map((key) => JSON.parse(sessionStorage.getItem(key) ?? ''));
}
