import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useMemo, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormScopeContext, SendingContext } from './formScope.ts';
import type { Intent, PortalForm } from './useForm.ts';

export interface FormProps<V extends FieldValues> {
  /** From `useForm`. */
  form: PortalForm<V>;
  /** The name of the form, for screen readers. */
  label: string;
  children: ReactNode;
}

/** What happens in a dialog reaches the form that draws it, though the dialog stands elsewhere on the page. */
function isInside({ currentTarget, target }: SyntheticEvent<HTMLFormElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** The frame of a form: Enter in a line and Ctrl or Command with Enter anywhere submit it. */
export function Form<V extends FieldValues>({ form, label, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  const { api, submit, running, failure, saved, sending } = form;
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

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!isInside(event)) return;
    event.preventDefault();
    scope.submit('submit');
  }

  return (
    <FormProvider {...api}>
      <SendingContext value={sending}>
        <FormScopeContext value={scope}>
          <form
            ref={element}
            aria-label={label}
            noValidate
            onKeyDown={onKeyDown}
            onSubmit={(event) => {
              if (!isInside(event)) return;
              event.preventDefault();
              scope.submit('submit');
            }}
          >
            {children}
          </form>
        </FormScopeContext>
      </SendingContext>
    </FormProvider>
  );
}
