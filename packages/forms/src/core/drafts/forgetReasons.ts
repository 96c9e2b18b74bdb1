import type { DraftKey, DraftStore } from './draftStore.ts';

/** The forms in which staff write why they decide as they do. */
const forms = ['decision', 'decline', 'changes'] as const;

/** Deletes what a user typed for a decision that is made by now, whatever its outcome. */
export async function forgetReasons(
  draftStore: DraftStore,
  { user, record }: Omit<DraftKey, 'form'>,
): Promise<void> {
  for (const form of forms) {
    const key = { user, form, record };
    for (const { id } of await draftStore.all(key)) await draftStore.drop(key, id);
  }
}
