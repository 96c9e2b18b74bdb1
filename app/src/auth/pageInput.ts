import { useEffect, useLayoutEffect, useState } from 'react';

export interface PageInput {
  fields: readonly HTMLInputElement[];
  focused: Element | null;
  /** Whether the form was submitted before the scripts loaded, see `useAuthForm`. */
  submitted: boolean;
}

const fieldsOnPage = () => [...document.querySelectorAll<HTMLInputElement>('form input[name]')];

/** The fields on the page with what was typed, which stays readable once React has replaced them. */
export const readInput = (): PageInput => ({
  fields: fieldsOnPage(),
  focused: document.activeElement,
  submitted: document.querySelector('form [hidden]:user-valid') !== null,
});

const wasReplaced = (field: HTMLInputElement) => !field.isConnected;

/** Copies what was typed, and the focus, from fields that React has replaced to those in their place. */
export function moveInput({ fields, focused }: PageInput): void {
  const now = fieldsOnPage();
  for (const old of fields.filter(wasReplaced)) {
    const field = now.find(({ name }) => name === old.name);
    if (!field) continue;
    field.value = old.value;
    field.checked = old.checked;
    if (old === focused) field.focus({ preventScroll: true });
  }
}

/**
 * Keeps what was typed or submitted before the scripts loaded. React does not hydrate a prerendered page that the browser's
 * translation or an extension has changed by then, but replaces it.
 */
export function useInputFromBeforeScripts(): void {
  // Read in the same task in which React replaces the page, so no key can be pressed in between.
  const [input] = useState(() => (typeof document === 'undefined' ? null : readInput()));
  useLayoutEffect(() => {
    if (input) moveInput(input);
  }, [input]);
  // Once the forms have filled in what they know.
  useEffect(() => {
    if (input?.submitted && input.fields.some(wasReplaced))
      document.querySelector('form')?.requestSubmit();
  }, [input]);
}
