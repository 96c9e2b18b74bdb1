import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Attempts, createAttempts } from '../attempt.ts';
import type { SubmitResult } from '../submitResult.ts';
import { type BoundForm, type FormSetup, type Intent, useForm } from '../useForm.ts';
import type { SomeValues } from './changedValues.ts';
import type { DraftKey, DraftStore } from './draftStore.ts';
import { type LocalDraftOffer, useLocalDraft } from './useLocalDraft.ts';

interface DraftFormSetup<V extends FieldValues> extends Omit<FormSetup<V>, 'onSubmit'> {
  /** From `createDraftStore`, once in an app. Undefined: nothing is stored. */
  draftStore: DraftStore | undefined;
  draftKey: DraftKey;
  /** The version of the record. Default null: it has no versions. */
  version?: number | null | undefined;
  /** Validates a draft's values, which are only the changed ones; null when they do not fit. Default: each must be of the kind that is stored. */
  read?: ((values: unknown) => SomeValues<V> | null) | undefined;
  /** Fields that are never stored on the device, such as a password. Default: none. */
  exclude?: readonly (keyof V & string)[] | undefined;
  /**
   * Stores the values. `keyFor` makes an idempotency key for what is sent: the same until it was stored, so that a retry
   * creates no second record.
   */
  onSubmit: (values: V, keyFor: Attempts['keyFor'], intent: Intent) => Promise<SubmitResult>;
}

export interface DraftForm<V extends FieldValues> extends BoundForm<V> {
  /** Unsaved texts of earlier visits, for `LocalDraftBanner`. */
  offers: readonly LocalDraftOffer[];
}

/** Whether both are of one kind; null, for an empty field, is of any. */
function fits(value: unknown, stored: unknown): boolean {
  if (value === null || stored === null) return true;
  return typeof value === typeof stored && Array.isArray(value) === Array.isArray(stored);
}

/** Reads a draft whose values are of the same kinds as the stored ones. */
export const readLike =
  <V extends FieldValues>(stored: V) =>
  (draft: unknown): SomeValues<V> | null => {
    if (typeof draft !== 'object' || draft === null) return null;
    const read: SomeValues<V> = {};
    for (const [name, value] of Object.entries(draft))
      if (name in stored && fits(value, stored[name])) Reflect.set(read, name, value);
    return read;
  };

/** A form that stores what is typed on the device, and offers it again after a crash or a closed tab. */
export function useDraftForm<V extends FieldValues>(setup: DraftFormSetup<V>): DraftForm<V> {
  const { values, draftStore, draftKey, version, exclude, now = Date.now } = setup;
  const { read = readLike(values) } = setup;
  const [attempts] = useState(() => createAttempts());
  const form = useForm<V>({
    ...setup,
    async onSubmit(valid, intent) {
      draft.storeNow();
      const keyFor = (sent: unknown) => {
        const key = attempts.keyFor(sent);
        // With the key, so that a retry after a crash creates no second record.
        draft.storeNow();
        return key;
      };
      const result = await setup.onSubmit(valid, keyFor, intent);
      if (result.ok) {
        attempts.settle();
        await draft.saved(valid, result.created);
        result.leave?.();
      }
      return result;
    },
  });
  const draft = useLocalDraft<V>({
    form: form.api,
    stored: values,
    version,
    draftStore,
    draftKey,
    read,
    never: exclude,
    attempts,
    now,
  });
  return { ...form, offers: draft.offers };
}
