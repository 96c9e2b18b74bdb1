export type HeadCheck = 'none' | 'some' | 'all';

/** State of the header checkbox for the visible rows. */
export function headCheck(keys: readonly string[], selected: ReadonlySet<string>): HeadCheck {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection after toggling one row. */
export function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection after toggling the header: all visible rows, or none of them if all were selected. */
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
