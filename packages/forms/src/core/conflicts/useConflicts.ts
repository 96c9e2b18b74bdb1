import { namesOf } from '@portal/domain';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { m } from '../../i18n/messages.js';
import type { SomeValues } from '../drafts/changedValues.ts';
import type { Rules } from '../rules.ts';
import type { BoundForm, Intent } from '../useForm.ts';

/** Whether a field has the same meaning in two sets of values. */
export type SameValue<V> = (name: keyof V & string, a: V, b: V) => boolean;

/** A field changed in two places: the form holds one value, the conflict the other. */
interface Conflict<V> {
  /** The values that hold the other one. */
  other: V;
  /** `saved`: the user must choose; `typed`: the user's own value, which they replaced and can restore. */
  whose: 'saved' | 'typed';
}

export type Conflicts<V> = { readonly [Name in keyof V & string]?: Conflict<V> };
type MutableConflicts<V> = { [Name in keyof V & string]?: Conflict<V> };

export const openConflicts = <V extends object>(conflicts: Conflicts<V>): string[] =>
  Object.entries<Conflict<V> | undefined>(conflicts).flatMap(([name, conflict]) =>
    conflict?.whose === 'saved' ? [name] : [],
  );

interface Change<V> {
  /** What was stored when the typing began. */
  before: V;
  /** What is stored now. */
  stored: V;
  typed: V;
  conflicts: Conflicts<V>;
  same: SameValue<V>;
}

/** The conflicts after another save: fields changed on both sides, to different values. */
export function conflictsAfter<V extends object>(change: Change<V>): Conflicts<V> {
  const { before, stored, typed, conflicts, same } = change;
  const after: MutableConflicts<V> = {};
  for (const name of namesOf(typed)) {
    if (same(name, typed, stored)) continue;
    const both = !same(name, before, stored) && !same(name, typed, before);
    const conflict = conflicts[name];
    if (both || conflict?.whose === 'saved') after[name] = { other: stored, whose: 'saved' };
    else if (conflict) after[name] = conflict;
  }
  return after;
}

interface Restored<V extends object> {
  names: readonly string[];
  /** What was stored in them when they were typed; a missing field counts as changed since. */
  over: SomeValues<V>;
  stored: V;
  typed: V;
  same: SameValue<V>;
}

/** The conflicts of restored text: fields whose stored value has changed since they were typed. */
export function conflictsOf<V extends object>(restored: Restored<V>): Conflicts<V> {
  const { names, over, stored, typed, same } = restored;
  const found: MutableConflicts<V> = {};
  for (const name of namesOf(typed)) {
    if (!names.includes(name) || same(name, typed, stored)) continue;
    const before = { ...stored };
    Reflect.set(before, name, over[name]);
    if (over[name] === undefined || !same(name, before, stored))
      found[name] = { other: stored, whose: 'saved' };
  }
  return found;
}

function without<V extends object>(conflicts: Conflicts<V>, gone: string): Conflicts<V> {
  const rest = { ...conflicts };
  Reflect.deleteProperty(rest, gone);
  return rest;
}

/** Holds the conflicts of a form. Called before `useForm`, whose rules need them. */
export function useConflictTracker<V extends FieldValues>(
  /** Whether a field is on screen; others need no decision. */
  isShown: (name: string, values: V) => boolean,
) {
  const [conflicts, setConflicts] = useState<Conflicts<V>>({});
  const latest = useRef(conflicts);

  return {
    conflicts,
    latest,
    set(next: Conflicts<V>): void {
      latest.current = next;
      setConflicts(next);
    },
    /** Adds an error to every undecided field, so that a submit never replaces a newer value unseen. */
    guard:
      (rules: (intent: Intent) => Rules<V>) =>
      (intent: Intent): Rules<V> => {
        const { fields, together } = rules(intent);
        return {
          fields,
          together: (values) => [
            ...openConflicts(latest.current)
              .filter((path) => isShown(path, values))
              .map((path) => ({
                path,
                message: m.core_changed_elsewhere(),
              })),
            ...(together?.(values) ?? []),
          ],
        };
      },
  };
}

interface ConflictSetup<V extends FieldValues> {
  tracker: ReturnType<typeof useConflictTracker<V>>;
  form: BoundForm<V>;
  /** The stored values. */
  stored: V;
  same: SameValue<V>;
}

export interface ConflictControls<V extends object> {
  conflicts: Conflicts<V>;
  /** Puts the other value into the field. */
  take: (name: keyof V & string) => void;
  /** Keeps the value in the field. */
  keep: (name: keyof V & string) => void;
  /** These values are stored, or the form was reset to them: ends every conflict. */
  settled: (values: V) => void;
  undecided: () => readonly string[];
  /** These fields were restored; `over` is what was stored in them when they were typed. */
  restored: (names: readonly string[], over: SomeValues<V>) => void;
}

/** Detects when a field changed here is saved by another user or in another tab, and lets the user choose a value. */
export function useConflicts<V extends FieldValues>({
  tracker,
  form,
  stored,
  same,
}: ConflictSetup<V>): ConflictControls<V> {
  const { api, running } = form;
  const before = useRef(stored);
  const seen = useRef(stored);
  const isField = (name: string): name is FieldPath<V> => Reflect.has(stored, name);
  const validate = (names: readonly string[]) => void api.trigger(names.filter(isField));

  const compare = () => {
    // The new record may be the response to the submit under way; compared once that has ended.
    if (running !== null || seen.current === stored) return;
    const typed = api.getValues();
    const old = tracker.latest.current;
    const next = conflictsAfter({ before: before.current, stored, typed, conflicts: old, same });
    before.current = stored;
    seen.current = stored;
    const touched = namesOf({ ...old, ...next });
    if (touched.length === 0) return;
    tracker.set(next);
    validate(touched);
  };
  const latest = useRef(compare);
  latest.current = compare;
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares when one of these two changes.
  useEffect(() => latest.current(), [stored, running]);

  return {
    conflicts: tracker.conflicts,
    take(name) {
      const conflict = tracker.latest.current[name];
      if (!conflict) return;
      const typed = { ...api.getValues() };
      const part: Partial<V> = {};
      Reflect.set(part, name, conflict.other[name]);
      const rest = without(tracker.latest.current, name);
      tracker.set(
        conflict.whose === 'saved' ? { ...rest, [name]: { other: typed, whose: 'typed' } } : rest,
      );
      api.setValues(part, { shouldDirty: true });
      validate([name]);
    },
    keep(name) {
      tracker.set(without(tracker.latest.current, name));
      validate([name]);
    },
    settled(values) {
      before.current = values;
      if (namesOf(tracker.latest.current).length > 0) tracker.set({});
    },
    undecided: () => openConflicts(tracker.latest.current),
    restored(names, over) {
      const found = conflictsOf({ names, over, stored, typed: api.getValues(), same });
      if (namesOf(found).length === 0) return;
      tracker.set({ ...tracker.latest.current, ...found });
      validate(namesOf(found));
    },
  };
}
