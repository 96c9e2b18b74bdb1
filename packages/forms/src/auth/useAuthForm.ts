import type { FieldProblem } from '@portal/data/schemas';
import {
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { focusField } from '../core/focusField.ts';
import { problemsIn, type Rules } from '../core/rules.ts';
import { onlyProblem, resultOf, type SubmitResult, sortProblems } from '../core/submitResult.ts';

/** Milliseconds after a submit in which another one counts as a double press. */
const ignoreWithin = 1000;

/** The text in the DOM, which includes input from before the scripts loaded. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

interface AuthFormSetup<V extends object> {
  rules: Rules<V>;
  read: (data: FormData) => V;
  /** The message above the fields when the values break a rule. */
  invalid: (problems: readonly FieldProblem[], values: V) => string;
  onSubmit: (values: V) => Promise<SubmitResult>;
}

interface SubmitFailure {
  /** The message above the fields, by the errors that are left. */
  title: (left: readonly FieldProblem[]) => string;
  loose: readonly string[];
  /** Whether fields had errors: once they are corrected, the failure is over. */
  isAtFields: boolean;
  /** The one field to go to; otherwise the focus goes to the message. */
  field: string | null;
}

interface AuthFailure extends Pick<SubmitFailure, 'loose' | 'field'> {
  message: string;
  atFields: readonly FieldProblem[];
}

export interface AuthForm {
  /** For the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    /** Without scripts the browser would put the fields into the URL; a form of method `dialog` sends nothing. */
    method: 'dialog';
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  };
  field: (name: string) => { name: string; error: string | undefined };
  failure: AuthFailure | null;
  /** For the element that shows the failure. */
  message: RefObject<HTMLDivElement | null>;
  goTo: (name: string) => void;
  busy: boolean;
  /** A field has an error. */
  invalid: boolean;
}

/** The forms of signed-out visitors: uncontrolled fields, read on submit. Much smaller than `useForm`, for fast pages. */
export function useAuthForm<V extends object>({
  rules,
  read,
  invalid,
  onSubmit,
}: AuthFormSetup<V>): AuthForm {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const lastField = useRef('');
  /** The errors that the server found, which the rules do not know. */
  const refusedFields = useRef<readonly FieldProblem[]>([]);

  useEffect(() => {
    // The page renders before its scripts load. A press before that marked the hidden input as valid, which
    // nothing else does, and is repeated now.
    if (form.current?.querySelector('[hidden]:user-valid')) form.current.requestSubmit();
    // The back button may restore the page from memory, with a busy button.
    function onPageShow({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      sentAt.current = Number.NEGATIVE_INFINITY;
      setBusy(false);
    }
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  // Each failed submit creates a new failure, so the focus moves once per submit.
  useEffect(() => {
    if (!failure) return;
    if (failure.field) focusField(form.current, failure.field);
    else message.current?.focus();
  }, [failure]);

  function fail(
    title: SubmitFailure['title'],
    found: readonly FieldProblem[],
    names: ReadonlySet<string>,
  ): void {
    const sorted = sortProblems(found, names);
    const { atFields, loose } = sorted;
    setProblems(new Map(atFields.map(({ path, message: text }) => [path, text])));
    const isAtFields = atFields.length > 0;
    setFailure({ title, loose, isAtFields, field: onlyProblem(sorted)?.path ?? null });
  }

  async function submit(values: V): Promise<void> {
    const names = new Set(Object.keys(values));
    const found = problemsIn(values, rules);
    if (found.length > 0) return fail((left) => invalid(left, values), found, names);
    if (busy || performance.now() - sentAt.current < ignoreWithin) return;
    sentAt.current = performance.now();
    setBusy(true);
    setFailure(null);
    setProblems(new Map());
    const result = await resultOf(onSubmit(values));
    // After a success the button stays busy until the page is left.
    if (result.ok) return;
    setBusy(false);
    refusedFields.current = result.fields ?? [];
    fail(() => result.message, refusedFields.current, names);
  }

  /**
   * Shows what is wrong in the field that was left, and no longer what is right by now, such as a repeated password.
   * Nothing while the field is empty: it may be filled in later.
   */
  function check(element: HTMLFormElement, name: string): void {
    const values = read(new FormData(element));
    show(values, (path) => problems.has(path) || (path === name && Reflect.get(values, name)));
  }

  /** Shows those errors that the values have and that are wanted. */
  function show(values: V, isWanted: (path: string) => unknown): void {
    const refused = refusedFields.current.filter(
      ({ path, message: told }) => problems.get(path) === told,
    );
    const found = [...problemsIn(values, rules), ...refused].filter(({ path }) => isWanted(path));
    setProblems(new Map(found.map(({ path, message }) => [path, message])));
  }

  const atFields = [...problems].map(([path, message]) => ({ path, message }));
  const isOver = failure === null || (failure.isAtFields && atFields.length === 0);

  return {
    form: {
      ref: form,
      method: 'dialog',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(read(new FormData(event.currentTarget)));
      },
      // What is typed may also correct another field: the password that another one repeats.
      onInput: ({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement) || problems.size === 0) return;
        const values = read(new FormData(currentTarget));
        show(values, (path) => problems.has(path) && path !== target.name);
      },
      // On the way to another field, not to a button: an error that appears would move the button from under the pointer.
      onFocus: ({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement) || target.name === lastField.current) return;
        if (lastField.current) check(currentTarget, lastField.current);
        lastField.current = target.name;
      },
    },
    field: (name) => ({ name, error: problems.get(name) }),
    failure: isOver ? null : { ...failure, message: failure.title(atFields), atFields },
    message,
    goTo: (name) => focusField(form.current, name),
    busy,
    invalid: problems.size > 0,
  };
}
