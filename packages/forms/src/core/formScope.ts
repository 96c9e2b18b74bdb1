import { createContext, type RefObject, useContext } from 'react';
import type { SubmitFailure } from './submitResult.ts';
import type { Intent, Saved } from './useForm.ts';

/** What the parts of a form know of it, apart from its values. */
export interface FormScope {
  running: Intent | null;
  failure: SubmitFailure | null;
  saved: Saved | null;
  submit: (intent: Intent) => void;
  element: RefObject<HTMLFormElement | null>;
}

export const FormScopeContext = createContext<FormScope | null>(null);

/** Whether the values are on their way. Stays the same object, so that the fields do not render for it. */
export const SendingContext = createContext<RefObject<boolean>>({ current: false });

/** Throws outside of a `Form`. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A part of a form stands outside of a Form.');
  return scope;
}
