import { toNestErrors } from '@hookform/resolvers';
import type { FieldProblem } from '@portal/data/schemas';
import { useEffect, useRef, useState } from 'react';
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { isSame, sameValues } from './drafts/changedValues.ts';
import { createUploads, type Uploads } from './files/uploads.ts';
import { type FieldRule, problemsIn, type Rules } from './rules.ts';
import {
  onlyProblem,
  resultOf,
  type SubmitFailure,
  type SubmitResult,
  sortProblems,
} from './submitResult.ts';
import { UnparsedText } from './unparsedText.ts';

/** What a press of a form's buttons does: submit, or save as a draft under looser rules. */
export type Intent = 'submit' | 'draft';

export interface FormSetup<V extends FieldValues> {
  /** The stored values. When they change, unchanged fields follow. */
  values: V;
  rules: (intent: Intent) => Rules<V>;
  /** Stores the values. Called with valid values only, one call at a time. */
  onSubmit: (values: V, intent: Intent) => Promise<SubmitResult>;
  /** Awaited before the values are read, such as for work that is no field of files; false stops the submit. */
  ready?: (() => Promise<boolean>) | undefined;
  /** When a field is checked first: when it is left, or by a submit. Default: when it is left. */
  checks?: 'onTouched' | 'onSubmit';
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

export interface BoundForm<V extends FieldValues> {
  api: UseFormReturn<V>;
  submit: (intent: Intent) => Promise<void>;
  /** Resets the fields to these values and clears all errors. */
  reset: (values: V) => void;
  /** Whether the current values could be submitted. */
  isValid: () => boolean;
  /** Those of its fields for files, which a submit waits for. */
  uploads: Uploads;
  /** The submit under way, if any. */
  running: Intent | null;
  /** The last submit, if it failed. */
  failure: SubmitFailure | null;
  /** The last submit that was stored; `at` in milliseconds since 1970. */
  saved: { intent: Intent; at: number } | null;
}

/** Binds react-hook-form to our rules, and one submit at a time to one result. */
export function useForm<V extends FieldValues>({
  values,
  rules,
  onSubmit,
  ready,
  checks = 'onTouched',
  now = Date.now,
}: FormSetup<V>): BoundForm<V> {
  const intent = useRef<Intent>('submit');
  const busy = useRef(false);
  const [uploads] = useState(createUploads);
  const [running, setRunning] = useState<Intent | null>(null);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [saved, setSaved] = useState<BoundForm<V>['saved']>(null);
  const stored = useRef(values);
  const latestRules = useRef(rules);
  latestRules.current = rules;
  const [{ options, check }] = useState(() => {
    const check = createCheck();
    const rulesNow = () => latestRules.current(intent.current);
    const resolver = resolverFor(rulesNow, check, uploads.refusals);
    return { options: optionsFor(values, resolver, checks), check };
  });
  const api = useHookForm<V>(options);
  useEffect(() => {
    if (sameValues(stored.current, values)) return;
    const changed = !sameValues(api.getValues(), stored.current);
    stored.current = values;
    api.reset(values, followRecord);
    // A typed value may equal the new stored one; then its field is no longer dirty.
    api.resetDefaultValues(values);
    // What was changed here is stored another way, such as by a button beside the form: nothing is left that failed.
    if (changed && sameValues(api.getValues(), values)) setFailure(null);
  }, [api, values]);

  function fail(facts: Partial<SubmitFailure> = {}): void {
    setFailure((last) => ({
      message: null,
      loose: [],
      only: null,
      ofFields: false,
      unclear: false,
      ...facts,
      attempt: (last?.attempt ?? 0) + 1,
    }));
  }

  async function send(valid: V): Promise<void> {
    const before = stored.current;
    const result = await resultOf(onSubmit(valid, intent.current));
    if (result.ok) {
      settle(api, { sent: valid, before, stored: stored.current });
      setSaved({ intent: intent.current, at: now() });
      setFailure(null);
      return;
    }
    if (result.cancelled) return;
    const names = new Set<string>(Object.keys(valid));
    const isName = (path: string): path is FieldPath<V> => names.has(path);
    const problems = sortProblems(result.fields ?? [], names);
    let ofFields = false;
    for (const { path, message, items } of problems.atFields) {
      // An error about a value that was changed since would not fit the new one.
      if (!isName(path) || !isSame(api.getValues(path), valid[path])) continue;
      api.setError(path, { type: 'server', message, ...(items && { types: items }) });
      ofFields = problems.loose.length === 0;
    }
    const { message, link, unclear = false } = result;
    const alone = onlyProblem(problems);
    const only = alone?.message === message ? alone.path : null;
    fail({ message, link, unclear, loose: problems.loose, only, ofFields: ofFields && !unclear });
  }

  async function submit(as: Intent): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    intent.current = as;
    // Values that break a rule are not sent, so nothing is announced as running.
    if (isValid(as)) setRunning(as);
    try {
      if (uploads.hasFields() && !(await uploads.settled())) return fail();
      if (ready && !(await ready())) return fail();
      let invalid = false;
      await api.handleSubmit(send, () => {
        invalid = true;
      })();
      // Not from the handler, which runs before the errors are at their fields: one of them takes the focus.
      if (invalid) fail();
    } finally {
      busy.current = false;
      intent.current = 'submit';
      setRunning(null);
    }
  }

  function reset(to: V): void {
    uploads.cancel();
    resetTo(api, to);
    setFailure(null);
  }

  const isValid = (as: Intent = 'submit') =>
    allProblems(api.getValues(), latestRules.current(as), check).length === 0;

  return { api, submit, reset, isValid, uploads, running, failure, saved };
}

/**
 * The stored values are the defaults of the first render. As `values` they would be set once more when the form is mounted,
 * which renders every field again.
 */
function optionsFor<V extends FieldValues>(
  values: V,
  resolver: Resolver<V>,
  mode: NonNullable<FormSetup<V>['checks']>,
): UseFormProps<V> {
  const options: UseFormProps<V> = {
    resolver,
    mode,
    reValidateMode: 'onChange',
    shouldFocusError: false,
  };
  Reflect.set(options, 'defaultValues', values);
  return options;
}

type Check = (rule: FieldRule, value: unknown) => string | undefined;

/** Runs a rule again only when its value has changed, because a key press changes one field of many. */
function createCheck(): Check {
  const known = new Map<FieldRule, { value: unknown; problem: string | undefined }>();
  return (rule, value) => {
    const last = known.get(rule);
    if (last && Object.is(last.value, value)) return last.problem;
    const problem = rule(value);
    known.set(rule, { value, problem });
    return problem;
  };
}

/** The problems of text that is no value, and of the other values. */
function allProblems<V extends FieldValues>(values: V, rules: Rules<V>, check: Check) {
  const read = { ...values };
  const unparsed = Object.entries<unknown>(values).flatMap(([path, value]) => {
    if (!(value instanceof UnparsedText)) return [];
    Reflect.set(read, path, value.none);
    return [{ path, message: value.message }];
  });
  const isRead = ({ path }: FieldProblem) => !unparsed.some((problem) => problem.path === path);
  return [...unparsed, ...problemsIn(read, rules, check).filter(isRead)];
}

/** Validates by our rules, and keeps the errors of refused files. */
function resolverFor<V extends FieldValues>(
  rules: () => Rules<V>,
  check: Check,
  refusals: ReadonlyMap<string, string>,
): Resolver<V> {
  return (values, _context, options) => {
    const problems = allProblems(values, rules(), check);
    if (problems.length === 0 && refusals.size === 0) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of problems) {
      const value: unknown = Reflect.get(values, path);
      const type = value instanceof UnparsedText ? 'unparsed' : 'rule';
      errors[path] = { type, message };
    }
    for (const [path, message] of refusals) errors[path] = { type: 'file', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** When another version of the record loads, fields that were changed here keep their value and the others follow. */
export const followRecord = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepFieldsRef: true,
} as const;

type FormApi<V extends FieldValues> = Pick<UseFormReturn<V>, 'reset' | 'resetDefaultValues'>;

function resetTo<V extends FieldValues>(api: FormApi<V>, values: V): void {
  api.reset(values, {
    keepDirtyValues: false,
    keepDirty: false,
    keepErrors: false,
    keepFieldsRef: true,
  });
}

/**
 * After a save. Values that were changed while it ran stay and are unsaved changes; the others follow the new record. If that
 * has not loaded yet (`stored` is still `before`), what was sent counts as stored until it does.
 */
export function settle<V extends FieldValues>(
  api: FormApi<V>,
  { sent, before, stored }: Record<'sent' | 'before' | 'stored', V>,
): void {
  api.resetDefaultValues(sent);
  if (sameValues(before, stored)) return;
  api.reset(stored, followRecord);
  api.resetDefaultValues(stored);
}
