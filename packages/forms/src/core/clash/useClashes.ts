import { namesOf } from '@portal/domain';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SomeValues } from '../keeping/changedValues.ts';
import type { Rules } from '../rules.ts';
import type { Intent, PortalForm } from '../useForm.ts';

/** Whether a field has the same meaning in two sets of values. */
export type SameValue<V> = (name: keyof V & string, a: V, b: V) => boolean;

/** A field changed in two places: the form holds one value, the conflict the other. */
interface Clash<V> {
  /** The values that hold the other one. */
  other: V;
  /** `saved` waits for a decision; `typed` is the user's own value, which they replaced and can restore. */
  whose: 'saved' | 'typed';
}

export type Clashes<V> = { readonly [Name in keyof V & string]?: Clash<V> };
type MutableClashes<V> = { [Name in keyof V & string]?: Clash<V> };

/** The names of the fields that wait for a decision. */
export const openClashes = <V extends object>(clashes: Clashes<V>): string[] =>
  Object.entries<Clash<V> | undefined>(clashes).flatMap(([name, clash]) =>
    clash?.whose === 'saved' ? [name] : [],
  );

interface Change<V> {
  /** What was stored when the typing began. */
  before: V;
  /** What is stored now. */
  stored: V;
  typed: V;
  /** The conflicts so far. */
  clashes: Clashes<V>;
  same: SameValue<V>;
}

/** The conflicts after another save: fields that changed here and there, to different values. */
export function clashesAfter<V extends object>(change: Change<V>): Clashes<V> {
  const { before, stored, typed, clashes, same } = change;
  const after: MutableClashes<V> = {};
  for (const name of namesOf(typed)) {
    if (same(name, typed, stored)) continue;
    const both = !same(name, before, stored) && !same(name, typed, before);
    const clash = clashes[name];
    if (both || clash?.whose === 'saved') after[name] = { other: stored, whose: 'saved' };
    else if (clash) after[name] = clash;
  }
  return after;
}

interface Restored<V extends object> {
  /** The fields that were restored. */
  names: readonly string[];
  /** What was stored in them when they were typed; a missing field counts as changed since. */
  over: SomeValues<V>;
  stored: V;
  typed: V;
  same: SameValue<V>;
}

/** The conflicts of restored text: fields whose stored value has changed since they were typed. */
export function clashesOf<V extends object>(restored: Restored<V>): Clashes<V> {
  const { names, over, stored, typed, same } = restored;
  const found: MutableClashes<V> = {};
  for (const name of namesOf(typed)) {
    if (!names.includes(name) || same(name, typed, stored)) continue;
    const before = { ...stored };
    Reflect.set(before, name, over[name]);
    if (over[name] === undefined || !same(name, before, stored))
      found[name] = { other: stored, whose: 'saved' };
  }
  return found;
}

function without<V extends object>(clashes: Clashes<V>, gone: string): Clashes<V> {
  const rest = { ...clashes };
  Reflect.deleteProperty(rest, gone);
  return rest;
}

/** Holds the conflicts of a form. Called before `useForm`, whose rules need them. */
export function useClashKeeper<V extends FieldValues>(
  /** Whether a field is on screen; others need no decision. */
  isShown: (name: string, values: V) => boolean,
) {
  const [clashes, setClashes] = useState<Clashes<V>>({});
  const latest = useRef(clashes);

  return {
    clashes,
    latest,
    set(next: Clashes<V>): void {
      latest.current = next;
      setClashes(next);
    },
    /** Adds an error to every undecided field, so that a submit never replaces a newer value unseen. */
    guard:
      (rules: (intent: Intent) => Rules<V>) =>
      (intent: Intent): Rules<V> => {
        const { fields, together } = rules(intent);
        return {
          fields,
          together: (values) => [
            ...openClashes(latest.current)
              .filter((path) => isShown(path, values))
              .map((path) => ({
                path,
                message: 'This was changed elsewhere. Choose a version.',
              })),
            ...(together?.(values) ?? []),
          ],
        };
      },
  };
}

interface ClashSetup<V extends FieldValues> {
  keeper: ReturnType<typeof useClashKeeper<V>>;
  form: PortalForm<V>;
  /** The stored values. */
  stored: V;
  same: SameValue<V>;
}

export interface ClashControls<V extends object> {
  clashes: Clashes<V>;
  /** Puts the other value into the field. */
  take: (name: keyof V & string) => void;
  /** Keeps the value in the field. */
  keep: (name: keyof V & string) => void;
  /** These values are stored, or the form was reset to them: ends every conflict. */
  settled: (values: V) => void;
  /** The fields that wait for a decision. */
  undecided: () => readonly string[];
  /** These fields were restored; `over` is what was stored in them when they were typed. */
  restored: (names: readonly string[], over: SomeValues<V>) => void;
}

/** Detects when a field changed here is saved by another user or in another tab, and lets the user choose a value. */
export function useClashes<V extends FieldValues>({
  keeper,
  form,
  stored,
  same,
}: ClashSetup<V>): ClashControls<V> {
  const { api, running } = form;
  const before = useRef(stored);
  const isField = (name: string): name is FieldPath<V> => Reflect.has(stored, name);
  const validate = (names: readonly string[]) => void api.trigger(names.filter(isField));

  const compare = () => {
    // The new record may be the response to the submit under way; compared once that has ended.
    if (running !== null || before.current === stored) return;
    const typed = api.getValues();
    const old = keeper.latest.current;
    const next = clashesAfter({ before: before.current, stored, typed, clashes: old, same });
    before.current = stored;
    const touched = namesOf({ ...old, ...next });
    if (touched.length === 0) return;
    keeper.set(next);
    validate(touched);
  };
  const latest = useRef(compare);
  latest.current = compare;
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares when one of these two changes.
  useEffect(() => latest.current(), [stored, running]);

  return {
    clashes: keeper.clashes,
    take(name) {
      const clash = keeper.latest.current[name];
      if (!clash) return;
      const typed = { ...api.getValues() };
      const part: Partial<V> = {};
      Reflect.set(part, name, clash.other[name]);
      const rest = without(keeper.latest.current, name);
      keeper.set(
        clash.whose === 'saved' ? { ...rest, [name]: { other: typed, whose: 'typed' } } : rest,
      );
      api.setValues(part, { shouldDirty: true });
      validate([name]);
    },
    keep(name) {
      keeper.set(without(keeper.latest.current, name));
      validate([name]);
    },
    settled(values) {
      before.current = values;
      if (namesOf(keeper.latest.current).length > 0) keeper.set({});
    },
    undecided: () => openClashes(keeper.latest.current),
    restored(names, over) {
      const found = clashesOf({ names, over, stored, typed: api.getValues(), same });
      if (namesOf(found).length === 0) return;
      keeper.set({ ...keeper.latest.current, ...found });
      validate(namesOf(found));
    },
  };
}
