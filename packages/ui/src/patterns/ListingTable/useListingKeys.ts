import { type RefObject, useRef } from 'react';
import { bulkBar, pressShortcut, useBulkApproval } from '../pressShortcut.ts';
import { stepTo } from '../stepTo.ts';
import { useShortcuts } from '../useShortcuts.ts';

/** The keys of a list of listings, as in `DecisionQueue`: J and K move between the names, X selects, with Shift a range, A, D and E are for the selection. */
export function useListingKeys(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  const names = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row-name]') ?? [])];
  const rowOf = (element: Element | null | undefined) => element?.closest('tr, li');
  const current = () => {
    const row = rowOf(document.activeElement);
    return row ? (names().find((name) => rowOf(name) === row) ?? null) : null;
  };
  const move = (step: 1 | -1) => stepTo(names(), current(), step)?.focus();
  const select = (shiftKey: boolean) =>
    rowOf(current())
      ?.querySelector('input[type=checkbox]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  const approve = useBulkApproval(names);
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => select(false),
    'shift+x': () => select(true),
    a: approve,
    d: () => pressShortcut(bulkBar(), 'D'),
    e: () => pressShortcut(bulkBar(), 'E'),
  });
  return table;
}
