import { messageFor } from '@portal/data/schemas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import { resolverFor } from './resolver.ts';
import type { Rules } from './rules.ts';
import { followRecord, resetTo, sameValues, settle } from './stored.ts';
import { onlyField, type SubmitFailure, type SubmitResult, sortProblems } from './submitResult.ts';

/** What a press of a form's buttons means: hand it over, or keep it as a draft under looser rules. */
export const intents = ['submit', 'draft'] as const;
export type Intent = (typeof intents)[number];

/** What a form starts with. */
export interface FormSetup<V extends FieldValues> {
  /** The stored values. When they change, fields nobody has touched follow. */
  values: V;
  rules: (intent: Intent) => Rules<V>;
  /** Stores the values; called for valid values only, one call at a time. */
  onSubmit: (values: V, intent: Intent) => Promise<SubmitResult>;
  /** Waited for before the values are read, such as an upload under way; false stops the submit. */
  ready?: (() => Promise<boolean>) | undefined;
  /** The clock, in milliseconds. Default: the device's. */
  now?: (() => number) | undefined;
}

export interface Saved {
  intent: Intent;
  /** Milliseconds since 1970. */
  at: number;
}

/** A form, for its bindings and its buttons. */
export interface PortalForm<V extends FieldValues> {
  /** The form of react-hook-form, for what the bindings do not cover. */
  api: UseFormReturn<V>;
  submit: (intent: Intent) => Promise<void>;
  /** Gives up what was typed and what was found wrong with it. */
  putBack: (values: V) => void;
  /** The submit under way, if any. */
  running: Intent | null;
  /** True while the values are on their way: a field that took more then would show what is not stored. */
  sending: RefObject<boolean>;
  /** The last submit, if it failed. */
  failure: SubmitFailure | null;
  /** The last submit that was stored. */
  saved: Saved | null;
}

/** Binds react-hook-form to our rules, and one submit at a time to one result. */
export function useForm<V extends FieldValues>({
  values,
  rules,
  onSubmit,
  ready,
  now = Date.now,
}: FormSetup<V>): PortalForm<V> {
  const intent = useRef<Intent>('submit');
  const busy = useRef(false);
  const sending = useRef(false);
  const [running, setRunning] = useState<Intent | null>(null);
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const stored = useRef(values);
  const api = useHookForm<V>({
    values,
    resetOptions: followRecord,
    resolver: resolverFor(() => rules(intent.current)),
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  useEffect(() => {
    if (sameValues(stored.current, values)) return;
    stored.current = values;
    // What was typed may be what was saved elsewhere.
    api.resetDefaultValues(values);
  }, [api, values]);

  function fail(
    message: string | null,
    {
      loose = [],
      only = null,
      unclear = false,
      link,
    }: Partial<Omit<SubmitFailure, 'message'>> = {},
  ): void {
    setFailure((last) => ({
      message,
      link,
      loose,
      only,
      unclear,
      attempt: (last?.attempt ?? 0) + 1,
    }));
  }

  async function send(valid: V): Promise<void> {
    const before = stored.current;
    const result = await onSubmit(valid, intent.current).catch(
      (error: unknown): SubmitResult => ({ ok: false, message: messageFor(error) }),
    );
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
    for (const { path, message } of problems.atFields) {
      if (isName(path)) api.setError(path, { type: 'server', message });
    }
    const only = onlyField(result.message, problems);
    const { link, unclear = false } = result;
    fail(result.message, { loose: problems.loose, only, unclear, link });
  }

  async function submit(as: Intent): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    intent.current = as;
    setRunning(as);
    try {
      if (ready && !(await ready())) return fail(null);
      sending.current = true;
      await api.handleSubmit(send, () => fail(null))();
    } finally {
      busy.current = false;
      sending.current = false;
      intent.current = 'submit';
      setRunning(null);
    }
  }

  function putBack(to: V): void {
    resetTo(api, to);
    setFailure(null);
  }

  return { api, submit, putBack, running, sending, failure, saved };
}
