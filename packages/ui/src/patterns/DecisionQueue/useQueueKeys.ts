import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { bulkBar, pressShortcut, useBulkApproval } from '../pressShortcut.ts';
import { stepTo } from '../stepTo.ts';
import { useShortcuts } from '../useShortcuts.ts';

interface QueueKeys {
  /** Ids of the items on screen, in order. */
  keys: readonly string[];
  /** Whether items are selected: A and D are for all of them. */
  several: boolean;
  /** Selects or deselects an item, or with `range` all from the last one. Default: items cannot be selected. */
  onToggle?: ((key: string, range: boolean) => void) | undefined;
  /** The item whose decision was undone. */
  restored?: string | undefined;
}

/** J and K move the focus between items; A, D and R go to the buttons of the focused item and press them, and X selects it, with Shift a range. Without one they do nothing. */
export function useQueueKeys(setup: QueueKeys) {
  const { keys, several, onToggle, restored } = setup;
  const card = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  // Shortcuts are shown for keyboard users only: they would move a button under the pointer.
  const [shown, setShown] = useState(false);
  const place = useRef(0);

  const itemOf = (key: string | null): HTMLElement | null => {
    const item = key === null ? undefined : list.current?.children[keys.indexOf(key)];
    return item instanceof HTMLElement ? item : null;
  };
  const approveSelected = useBulkApproval(() => keys.flatMap((key) => itemOf(key) ?? []));
  const press = (shortcut: string) => () =>
    pressShortcut(several ? bulkBar() : itemOf(current), shortcut);
  const none = current === null;
  useShortcuts({
    j: () => itemOf(stepTo(keys, current, 1))?.focus(),
    k: () => itemOf(stepTo(keys, current, -1))?.focus(),
    a: several ? approveSelected : none ? undefined : press('A'),
    d: none && !several ? undefined : press('D'),
    r: none || several ? undefined : press('R'),
    x: current === null || !onToggle ? undefined : () => onToggle(current, false),
    'shift+x': current === null || !onToggle ? undefined : () => onToggle(current, true),
  });

  // Moves the focus on when the focused item is removed, or moved behind the next one, as a declined one is. After the last one, to the title of what replaces them.
  const shownKeys = useRef(keys);
  useEffect(() => {
    const before = shownKeys.current;
    shownKeys.current = keys;
    if (current === null) return;
    const target = successorOf(current, before, keys) ?? focusAfterRemoval(keys, place.current);
    if (target === current) place.current = keys.indexOf(current);
    else setCurrent(target);
    const active = document.activeElement;
    if (target === null) {
      // The last item is gone: what replaces the list is announced.
      if (active === document.body)
        card.current
          ?.querySelector<HTMLElement>('[data-empty] [tabindex]')
          ?.focus({ preventScroll: true });
      return;
    }
    const items = list.current?.children;
    const isLeft = target !== current && items?.[keys.indexOf(current)]?.contains(active);
    if (active !== document.body && !isLeft) return;
    const item = items?.[keys.indexOf(target)];
    if (item instanceof HTMLElement) item.focus();
  }, [keys, current]);

  // The restored item arrives with a later response; it gets the focus unless the user has moved on.
  const awaited = useRef<{ key: string; from: Element | null } | null>(null);
  useEffect(() => {
    const from = document.activeElement;
    const writes = from?.matches('input, textarea, select') ?? false;
    awaited.current = restored === undefined || writes ? null : { key: restored, from };
  }, [restored]);
  useEffect(() => {
    const item = list.current?.children[keys.indexOf(awaited.current?.key ?? '')];
    if (!awaited.current || !(item instanceof HTMLElement)) return;
    const { from } = awaited.current;
    const active = document.activeElement;
    awaited.current = null;
    if (active === from || active === document.body) item.focus();
  });

  return {
    card,
    list,
    current,
    /** Whether its shortcuts are shown. */
    shown,
    itemProps: (key: string) => ({
      tabIndex: -1,
      'data-current': key === current || undefined,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        setCurrent(key);
        setShown(target.matches(':focus-visible'));
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const { relatedTarget, currentTarget } = event;
        // Not called for removed elements; see the first effect.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setCurrent(null);
      },
    }),
  };
}

/** The item itself, or the next one if it was moved behind that; null if it is gone. */
export function successorOf<Key>(
  item: Key,
  before: readonly Key[],
  after: readonly Key[],
): Key | null {
  const at = after.indexOf(item);
  if (at === -1) return null;
  const next = before[before.indexOf(item) + 1];
  const nextAt = next === undefined ? -1 : after.indexOf(next);
  return next !== undefined && nextAt !== -1 && nextAt < at ? next : item;
}

/** The item that gets the focus when the one at a position is removed: the one now there, or the last. */
export const focusAfterRemoval = <Key>(keys: readonly Key[], place: number): Key | null =>
  keys[Math.min(place, keys.length - 1)] ?? null;
