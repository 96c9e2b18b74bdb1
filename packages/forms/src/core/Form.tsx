import { Button, type ButtonProps } from '@portal/ui/components/Button';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FieldValues, FormProvider, useFormState, useWatch } from 'react-hook-form';
import { clickMovedPress } from './movedPress.ts';
import type { BoundForm, Intent } from './useForm.ts';

/** The state of a form without its values. */
interface FormScope
  extends Pick<BoundForm<FieldValues>, 'running' | 'failure' | 'saved' | 'uploads'> {
  submit: (intent: Intent) => void;
  /** Whether the current values could be submitted. */
  isValid: () => boolean;
  element: RefObject<HTMLElement | null>;
  /** Whether a summary tells the failure. */
  hasSummary: RefObject<boolean>;
}

const FormScopeContext = createContext<FormScope | null>(null);

/** Throws outside a `Form`. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('This component needs a Form around it.');
  return scope;
}

interface FormProps<V extends FieldValues> {
  /** From `useForm`. */
  form: BoundForm<V>;
  /** The name of the form, for screen readers. */
  label: string;
  /** Inside another form, which HTML does not allow: a group whose keys do not reach that form. Default false. */
  nested?: boolean;
  children: ReactNode;
}

/** False for events of a dialog, which React bubbles to the form although the dialog is elsewhere in the DOM. */
function isInside({ currentTarget, target }: SyntheticEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** The form element and its context. Enter in a line and Ctrl or Command with Enter anywhere submit it. */
export function Form<V extends FieldValues>({
  form,
  label,
  nested = false,
  children,
}: FormProps<V>) {
  const element = useRef<HTMLElement>(null);
  const hasSummary = useRef(false);
  const { api, submit, isValid, uploads, running, failure, saved } = form;
  // The form renders again when it is ready. No field takes the state from here, so none renders with it.
  const [formState] = useState(api.formState);
  // These functions are new in every render; the scope must not be.
  const latest = useRef({ submit, isValid });
  latest.current = { submit, isValid };
  const scope = useMemo(
    () => ({
      running,
      failure,
      saved,
      uploads,
      element,
      hasSummary,
      submit: (intent: Intent) => void latest.current.submit(intent),
      isValid: () => latest.current.isValid(),
    }),
    [running, failure, saved, uploads],
  );

  function setElement(node: HTMLElement | null): void {
    element.current = node;
  }

  function submitFrom(event: SyntheticEvent<HTMLElement>): void {
    if (!isInside(event)) return;
    event.preventDefault();
    event.stopPropagation();
    scope.submit('submit');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submitFrom(event);
  }

  return (
    <FormProvider {...api} formState={formState}>
      <FormScopeContext value={scope}>
        {nested ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be part of the outer form.
          <div ref={setElement} role="group" aria-label={label} onKeyDown={onKeyDown}>
            {children}
          </div>
        ) : (
          <form
            ref={setElement}
            aria-label={label}
            noValidate
            onKeyDown={onKeyDown}
            onMouseDown={clickMovedPress}
            onSubmit={submitFrom}
          >
            {children}
          </form>
        )}
      </FormScopeContext>
    </FormProvider>
  );
}

interface SubmitButtonProps {
  label: ReactNode;
  /** The label while the submit runs. Default: the same. */
  busyLabel?: string;
  /** Its look. Default `primary`. */
  tone?: ButtonProps['tone'];
  /** As wide as its container. Default false. */
  full?: boolean;
  /** Looks enabled after the server rejected a field, because its message may be that of a failed call. Default false. */
  repeats?: boolean;
}

/** Looks disabled while the form is known to be wrong; a press still shows what is wrong. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, tone = 'primary', full, repeats = false } = props;
  const { running, isValid } = useFormScope();
  const { errors, isSubmitted, touchedFields } = useFormState();
  const touched = isSubmitted || Object.keys(touchedFields).length > 0;
  // The rules do not know the errors of the server and of files.
  const rejected = Object.values(errors).some((error) => error && error.type !== 'rule');
  const looksValid = () => !touched || ((repeats || !rejected) && isValid());
  // Renders when a change of the values makes the form valid or invalid.
  useWatch({ compute: () => isValid() });
  return (
    <Button
      type="submit"
      tone={tone}
      busy={running === 'submit'}
      busyLabel={busyLabel}
      disabled={running === 'draft'}
      softDisabled={!looksValid()}
      full={full}
    >
      {label}
    </Button>
  );
}

interface DirtyReportProps {
  /** Whether leaving would lose something other than values and uploads. Default false. */
  also?: boolean | undefined;
  /** Called with whether leaving now would lose text. */
  onDirtyChange: ((dirty: boolean) => void) | undefined;
}

/** Reports unsaved text to a leave guard outside the form. Renders nothing. */
export function DirtyReport({ also = false, onDirtyChange }: DirtyReportProps) {
  const { uploads } = useFormScope();
  const { isDirty } = useFormState();
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.hasFiles, () => false);
  useDirtyReport(isDirty || uploading || also, onDirtyChange);
  return null;
}

/** Reports a change of `dirty`, and false on unmount. */
export function useDirtyReport(
  dirty: boolean,
  onDirtyChange: DirtyReportProps['onDirtyChange'],
): void {
  const report = useRef(onDirtyChange);
  report.current = onDirtyChange;
  useEffect(() => report.current?.(dirty), [dirty]);
  useEffect(() => () => report.current?.(false), []);
}
