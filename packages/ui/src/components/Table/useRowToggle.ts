import { useCallback, useLayoutEffect, useRef } from 'react';
import { toggled, toggledRange } from './selection.ts';

interface RowSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Whether Shift is held in the click that changes a checkbox; Shift+Space is such a click too. */
export const hasShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

/**
 * Toggles a row, or with `range` all rows from the last toggled one to it. A stable function, so that rows whose checkbox
 * did not change are not re-rendered. `keys` are those of the selectable rows, in order.
 */
export function useRowToggle(
  selection: RowSelection | undefined,
  keys: readonly string[],
): (key: string, range: boolean) => void {
  const latest = useRef({ selection, keys });
  useLayoutEffect(() => {
    latest.current = { selection, keys };
  });
  const anchor = useRef<string | null>(null);
  return useCallback((key, range) => {
    const { selection: now, keys: selectable } = latest.current;
    if (!now) return;
    now.onChange(
      range
        ? toggledRange(now.selected, selectable, anchor.current, key)
        : toggled(now.selected, key),
    );
    anchor.current = key;
    // Browsers extend the text selection on Shift+click.
    if (range) document.getSelection()?.removeAllRanges();
  }, []);
}
