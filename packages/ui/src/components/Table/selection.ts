export type HeadCheck = 'none' | 'some' | 'all';

/** What the check in the head shows for the rows on screen. */
export function headCheck(keys: readonly string[], selected: ReadonlySet<string>): HeadCheck {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection after one row's check was pressed. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection after the head's check was pressed: all rows on screen, or none of them when all were chosen. */
export function toggledAll(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): ReadonlySet<string> {
  const next = new Set(selected);
  const clear = headCheck(keys, selected) === 'all';
  for (const key of keys) {
    if (clear) next.delete(key);
    else next.add(key);
  }
  return next;
}
