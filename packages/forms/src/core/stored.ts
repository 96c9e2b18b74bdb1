import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedValues, isNothing } from './keeping/changedValues.ts';

/** When another version of the record arrives, fields that were changed here keep their value, the others follow. */
export const followRecord = { keepDirtyValues: true, keepDirty: true, keepErrors: true } as const;

export const sameValues = <V extends object>(a: V, b: V) => isNothing(changedValues(a, b));

type FormApi<V extends FieldValues> = Pick<UseFormReturn<V>, 'reset' | 'resetDefaultValues'>;

/** Puts these values into the fields as the stored ones: nothing is unsaved, and nothing is known to be wrong. */
export function resetTo<V extends FieldValues>(api: FormApi<V>, values: V): void {
  api.reset(values, {
    keepDirtyValues: false,
    keepDirty: false,
    keepErrors: false,
    keepFieldsRef: true,
  });
}

interface SavedValues<V> {
  /** What was sent. */
  sent: V;
  /** The record as the form knew it when the submit began. */
  before: V;
  /** The record as the form knows it now. */
  stored: V;
}

/**
 * After a save. The record may be here already, and with what the server made of it: then it is what the form holds.
 * Otherwise what was sent counts as stored until the record arrives.
 */
export function settle<V extends FieldValues>(api: FormApi<V>, saved: SavedValues<V>): void {
  const { sent, before, stored } = saved;
  if (sameValues(before, stored)) api.resetDefaultValues(sent);
  else resetTo(api, stored);
}
