import type { Language } from '@portal/domain';
import { setCookie } from './cookies.ts';

const key = 'portal.languageSwitch';

/** The name and text of a field, or whether its box is ticked. */
type Typed = [name: string, value: string | boolean];

/** What passwords, which may be shown, and codes say of themselves. */
const secret = /password|one-time-code|^off$/;

const fields = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>('main input[name], #root form input[name]'),
  ].filter(
    ({ type, autocomplete }) =>
      ['text', 'email', 'checkbox'].includes(type) && !secret.test(autocomplete),
  );

/**
 * Opens the page again in another language, at the same address. `keepText`: with the text of its fields, which the browser keeps
 * until the page has loaded; never passwords and codes. Default false.
 */
export function openIn(language: Language, reload: () => void, keepText = false): void {
  const typed = fields().map(
    (field): Typed => [field.name, field.type === 'checkbox' ? field.checked : field.value],
  );
  try {
    sessionStorage.setItem(key, JSON.stringify(keepText ? typed : []));
  } catch {
    // Without storage the page opens as at any other time.
  }
  setCookie('language', language);
  reload();
}

/** Whether this page was opened by a change of the language. The second call returns false. Fills in the text that was kept. */
export function takeLanguageSwitch(): boolean {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept === null) return false;
    const typed = new Map<string, string | boolean>(JSON.parse(kept));
    for (const field of fields()) {
      const value = typed.get(field.name);
      // A click tells the form.
      if (typeof value === 'boolean' && field.checked !== value) field.click();
      if (typeof value === 'string' && value) field.value = value;
    }
    return true;
  } catch {
    return false;
  }
}
