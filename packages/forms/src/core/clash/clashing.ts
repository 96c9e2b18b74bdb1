import { namesOf } from '@portal/domain';
import type { SomeValues } from '../keeping/changedValues.ts';

/** Whether two values of a field say the same. */
export type SameValue<V> = (name: keyof V & string, a: V, b: V) => boolean;

/** Two people changed one field: one value is in it, the other is here to be taken in its place. */
export interface Clash<V> {
  /** The values among which the other one stands. */
  other: V;
  /** `saved` waits for a decision; `typed` is what somebody gave up for the saved one and may have back. */
  whose: 'saved' | 'typed';
}

export type Clashes<V> = { readonly [Name in keyof V & string]?: Clash<V> };

/** Whether a field is on screen while the form has these values. */
export type IsShown<V> = (name: string, values: V) => boolean;

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
  /** What clashed already. */
  clashes: Clashes<V>;
  same: SameValue<V>;
}

/** The clashes after another save: fields that both changed, and not to the same. */
export function clashesAfter<V extends object>(change: Change<V>): Clashes<V> {
  const { before, stored, typed, clashes, same } = change;
  const after: { [Name in keyof V & string]?: Clash<V> } = {};
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
  /** The fields that have kept text again. */
  names: readonly string[];
  /** What was stored in them when it was typed; nothing where that is not known, and then it counts as another value. */
  over: SomeValues<V>;
  stored: V;
  typed: V;
  same: SameValue<V>;
}

/** The clashes of text that was kept: fields in which something else was saved since. */
export function clashesOf<V extends object>({ names, over, ...now }: Restored<V>): Clashes<V> {
  const { stored, typed, same } = now;
  const found: { [Name in keyof V & string]?: Clash<V> } = {};
  for (const name of namesOf(typed)) {
    if (!names.includes(name) || same(name, typed, stored)) continue;
    const before = { ...stored };
    Reflect.set(before, name, over[name]);
    if (over[name] === undefined || !same(name, before, stored))
      found[name] = { other: stored, whose: 'saved' };
  }
  return found;
}

export function without<V extends object>(clashes: Clashes<V>, gone: string): Clashes<V> {
  const rest = { ...clashes };
  Reflect.deleteProperty(rest, gone);
  return rest;
}
