import type { DraftKey, DraftStore } from './draftStore.ts';

/** The forms in which staff write why they decide as they do, by their name in `DraftKey`. */
const reasonForms = ['decision', 'decline', 'changes'] as const;
export type ReasonForm = (typeof reasonForms)[number];

/** Deletes what a user typed for a decision that is made by now, whatever its outcome: all of it, or only the draft with this id. */
export async function forgetReasons(
  draftStore: DraftStore,
  { user, record }: Omit<DraftKey, 'form'>,
  only?: string,
): Promise<void> {
  for (const form of reasonForms) {
    const key = { user, form, record };
    for (const { id } of await draftStore.all(key))
      if (only === undefined || id === only) await draftStore.drop(key, id);
  }
}
