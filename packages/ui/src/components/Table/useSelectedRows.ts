import { useEffect, useState } from 'react';
import { firstRows, nextStep } from './nextStep.ts';

type Keys = ReadonlySet<string>;

interface Shown {
  selected: Keys;
  /** The selection of the rows from `end` on. */
  before: Keys;
  end: number;
}

/** What is shown of another selection: all of it, or in steps if more rows than those of one step change. */
export function shownOf(keys: readonly string[], selected: Keys, last: Shown): Shown {
  if (selected === last.selected) return last;
  const before = last.selected;
  const changed = keys.filter((key) => selected.has(key) !== before.has(key)).length;
  return { selected, before, end: changed > firstRows ? firstRows : Number.POSITIVE_INFINITY };
}

/** Returns whether the row at an index is shown as selected. "Select all" changes a hundred rows in steps, between frames. */
export function useSelectedRows(
  keys: readonly string[],
  selected: Keys,
): (index: number) => boolean {
  const [last, setShown] = useState<Shown>({ selected, before: selected, end: 0 });
  const shown = shownOf(keys, selected, last);
  if (shown !== last) setShown(shown);
  const { before, end } = shown;
  const count = keys.length;
  useEffect(() => {
    if (before === selected || end >= count) return;
    return nextStep(() => setShown((now) => ({ ...now, end: now.end + firstRows })));
  }, [before, selected, end, count]);
  return (index) => (index < end ? selected : before).has(keys[index] ?? '');
}
