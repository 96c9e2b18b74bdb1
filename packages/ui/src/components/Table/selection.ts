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

/** The selection after toggling `key` with Shift: the rows from `anchor`, the last toggled one, to it become what `key` becomes. Toggles `key` alone if the anchor is not among the selectable `keys`, in order. */
export function toggledRange(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  anchor: string | null,
  key: string,
): ReadonlySet<string> {
  const [from, to] = [anchor === null ? -1 : keys.indexOf(anchor), keys.indexOf(key)];
  if (from === -1 || to === -1) return toggled(selected, key);
  const next = new Set(selected);
  const clear = selected.has(key);
  for (const each of keys.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (clear) next.delete(each);
    else next.add(each);
  }
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
