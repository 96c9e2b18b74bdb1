import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormScopeContext } from './formScope.ts';
import type { Intent, PortalForm } from './useForm.ts';

export interface FormProps<V extends FieldValues> {
  /** From `useForm`. */
  form: PortalForm<V>;
  /** The name of the form, for screen readers. */
  label: string;
  children: ReactNode;
}

/** The frame of a form: Enter in a line and Ctrl or Command with Enter anywhere submit it. */
export function Form<V extends FieldValues>({ form, label, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  const { api, submit, running, failure, saved } = form;
  // The function is new with every render of the form's owner; its readers need not be.
  const latest = useRef(submit);
  latest.current = submit;
  const scope = useMemo(
    () => ({
      running,
      failure,
      saved,
      element,
      submit: (intent: Intent) => void latest.current(intent),
    }),
    [running, failure, saved],
  );

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    scope.submit('submit');
  }

  return (
    <FormProvider {...api}>
      <FormScopeContext value={scope}>
        <form
          ref={element}
          aria-label={label}
          noValidate
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            scope.submit('submit');
          }}
        >
          {children}
        </form>
      </FormScopeContext>
    </FormProvider>
  );
}
