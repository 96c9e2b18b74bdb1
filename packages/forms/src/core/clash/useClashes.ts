import { namesOf } from '@portal/domain';
import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SomeValues } from '../keeping/changedValues.ts';
import type { Rules } from '../rules.ts';
import type { Intent, PortalForm } from '../useForm.ts';
import {
  type Clashes,
  clashesAfter,
  clashesOf,
  type IsShown,
  openClashes,
  type SameValue,
  without,
} from './clashing.ts';

/** What every clash says at its field as long as nobody decided. */
const undecided = 'This was changed meanwhile. Choose what stays.';

/** Keeps the clashes of a form. Made before the form, for its rules ask here. Nobody is asked about a field that is not shown. */
export function useClashKeeper<V extends FieldValues>(isShown: IsShown<V>) {
  const [clashes, setClashes] = useState<Clashes<V>>({});
  const latest = useRef(clashes);

  return {
    clashes,
    latest,
    set(next: Clashes<V>): void {
      latest.current = next;
      setClashes(next);
    },
    /** Rules under which nothing is sent that would go over what was saved meanwhile, unseen. */
    guard:
      (rules: (intent: Intent) => Rules<V>) =>
      (intent: Intent): Rules<V> => {
        const { fields, together } = rules(intent);
        return {
          fields,
          together: (values) => [
            ...openClashes(latest.current)
              .filter((path) => isShown(path, values))
              .map((path) => ({ path, message: undecided })),
            ...(together?.(values) ?? []),
          ],
        };
      },
  };
}

export interface ClashSetup<V extends FieldValues> {
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
  /** What is in the field stays. */
  keep: (name: keyof V & string) => void;
  /** These values are stored, or everything was put back to them: nothing clashes any more. */
  settled: (values: V) => void;
  /** The fields that wait for a choice. */
  undecided: () => readonly string[];
  /** These fields have text of an earlier visit, typed over these stored values: what was saved there since is asked about. */
  restored: (names: readonly string[], over: SomeValues<V>) => void;
}

/** Notices when a field that was changed here is saved meanwhile, by somebody else or in another tab, and lets a person choose. */
export function useClashes<V extends FieldValues>({
  keeper,
  form,
  stored,
  same,
}: ClashSetup<V>): ClashControls<V> {
  const { api, running } = form;
  const before = useRef(stored);
  const isField = (name: string): name is FieldPath<V> => Reflect.has(stored, name);
  const judge = (names: readonly string[]) => void api.trigger(names.filter(isField));

  const compare = () => {
    // What is being sent may be what comes back; afterwards it is known.
    if (running !== null || before.current === stored) return;
    const typed = api.getValues();
    const old = keeper.latest.current;
    const next = clashesAfter({ before: before.current, stored, typed, clashes: old, same });
    before.current = stored;
    const touched = namesOf({ ...old, ...next });
    if (touched.length === 0) return;
    keeper.set(next);
    judge(touched);
  };
  const latest = useRef(compare);
  latest.current = compare;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are when to compare
  useEffect(() => latest.current(), [stored, running]);

  return {
    clashes: keeper.clashes,
    take(name) {
      const clash = keeper.latest.current[name];
      if (!clash) return;
      const typed = { ...api.getValues() };
      const { [name]: value } = clash.other;
      const part: Partial<V> = {};
      Reflect.set(part, name, value);
      const rest = without(keeper.latest.current, name);
      keeper.set(
        clash.whose === 'saved' ? { ...rest, [name]: { other: typed, whose: 'typed' } } : rest,
      );
      api.setValues(part, { shouldDirty: true });
      judge([name]);
    },
    keep(name) {
      keeper.set(without(keeper.latest.current, name));
      judge([name]);
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
      judge(namesOf(found));
    },
  };
}
