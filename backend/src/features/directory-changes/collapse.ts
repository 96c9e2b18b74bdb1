import type { ListingKind, PendingChange } from './tables.ts';

/** What happened to a record, from the point of view of the directory. */
export type Step = 'added' | 'changed' | 'left' | 'deleted';

interface Happened<S> {
  step: S;
  change: PendingChange;
}
export type Happening = Happened<Step>;

/** `none`: hidden by its account before and after. */
type AnyStep = Step | 'none';

const stepOf = ({ was_live, is_live, gone }: PendingChange): AnyStep => {
  if (gone) return 'deleted';
  if (is_live) return was_live ? 'changed' : 'added';
  return was_live ? 'left' : 'none';
};

/** The step of two consecutive ones of a record; undefined if both are told. */
const merged = (before: AnyStep, step: AnyStep): AnyStep | undefined => {
  if (before === 'none') return step;
  if (step === 'none') return before;
  if (before === 'changed' && step !== 'added') return step;
  return before === 'added' && step === 'changed' ? before : undefined;
};

export const keyOf = ({ kind, record }: Pick<PendingChange, 'kind' | 'record'>): string =>
  `${kind}/${record}`;

/**
 * What pending changes amount to, in order: a save writes many rows, of which consecutive ones of a record become one. A record
 * that was added or left is always told of, however many changes follow.
 */
export const collapse = (changes: readonly PendingChange[]): Happened<AnyStep>[] => {
  const happenings: Happened<AnyStep>[] = [];
  const last = new Map<string, Happened<AnyStep>>();
  for (const change of changes) {
    const key = keyOf(change);
    const step = stepOf(change);
    const before = last.get(key);
    const both = before && merged(before.step, step);
    if (before && both) {
      before.step = both;
      before.change = change;
      continue;
    }
    const happening = { step, change };
    happenings.push(happening);
    last.set(key, happening);
  }
  return happenings;
};

export const isListing = (kind: string): kind is ListingKind =>
  kind === 'app' || kind === 'service';

/**
 * What readers are told. Of a listing, the steps must lead from what they were told last (`was`, keys of live listings) to what
 * is live now (`is`, slugs by key): triggers of transactions that overlap do not see each other's changes.
 */
export const settle = (
  happenings: readonly Happened<AnyStep>[],
  was: ReadonlySet<string>,
  is: ReadonlyMap<string, string | null>,
): Happening[] => {
  const told: Happening[] = [];
  const live = new Map<string, boolean>();
  const last = new Map<string, PendingChange>();
  for (const { step, change } of happenings) {
    const key = keyOf(change);
    if (!isListing(change.kind)) {
      if (step !== 'none') told.push({ step, change });
      continue;
    }
    last.set(key, change);
    const before = live.get(key) ?? was.has(key);
    live.set(key, step === 'none' ? before : step === 'added' || (step === 'changed' && before));
    if (step === 'added') told.push({ step: before ? 'changed' : 'added', change });
    else if (step !== 'none' && before) told.push({ step, change });
  }
  for (const [key, change] of last) {
    const now = is.has(key);
    if (now === live.get(key)) continue;
    const slug = is.get(key) ?? change.slug;
    told.push({ step: now ? 'added' : 'left', change: { ...change, slug } });
  }
  return told;
};
