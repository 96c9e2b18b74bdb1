import type { PendingChange } from './tables.ts';

/** What happened to a record, from the point of view of the directory. */
export type Step = 'added' | 'changed' | 'left' | 'deleted';

export interface Happening {
  step: Step;
  change: PendingChange;
}

const stepOf = ({ was_live, is_live, gone }: PendingChange): Step => {
  if (gone) return 'deleted';
  if (!is_live) return 'left';
  return was_live ? 'changed' : 'added';
};

/**
 * What pending changes amount to, in order: a save writes many rows, of which consecutive ones of a record become one. A record
 * that was added or left is always told of, however many changes follow.
 */
export const collapse = (changes: readonly PendingChange[]): Happening[] => {
  const happenings: Happening[] = [];
  const last = new Map<string, Happening>();
  for (const change of changes) {
    const key = `${change.kind}/${change.record}`;
    const step = stepOf(change);
    const before = last.get(key);
    const merges = before && (step === 'changed' || before.step === 'changed');
    if (merges) {
      // An addition that is changed is still an addition.
      before.step = step === 'changed' ? before.step : step;
      before.change = change;
      continue;
    }
    const happening = { step, change };
    happenings.push(happening);
    last.set(key, happening);
  }
  return happenings;
};
