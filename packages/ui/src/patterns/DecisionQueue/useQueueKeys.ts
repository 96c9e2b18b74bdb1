import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../useShortcuts.ts';

interface QueueKeys {
  /** Keys of the items on screen, in their order. */
  keys: readonly string[];
  onApprove: (key: string) => void;
  onDecline: (key: string) => void;
  /** The item that was just taken back. */
  restored?: string | undefined;
}

/**
 * J and K move the focus from item to item; A and D decide about the item that has it.
 * Without the focus in an item they do nothing, so that a stray key decides nothing.
 */
export function useQueueKeys({ keys, onApprove, onDecline, restored }: QueueKeys) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  // A press of the pointer must not move the button it is on: the keys' names come with the keyboard.
  const [shown, setShown] = useState(false);
  const place = useRef(0);

  const focus = (key: string | null) => {
    const items = list.current?.children;
    const at = key === null ? -1 : keys.indexOf(key);
    const item = items?.[at];
    if (item instanceof HTMLElement) item.focus();
  };
  useShortcuts({
    j: () => focus(stepTo(keys, current, 1)),
    k: () => focus(stepTo(keys, current, -1)),
    a: current === null ? undefined : () => onApprove(current),
    d: current === null ? undefined : () => onDecline(current),
  });

  // What had the focus may have left: a button that is no longer offered, or the whole item.
  useEffect(() => {
    if (current === null) return;
    const here = keys.includes(current);
    if (here) place.current = keys.indexOf(current);
    const heir = here ? current : heirOf(keys, place.current);
    if (!here) setCurrent(heir);
    if (heir === null || document.activeElement !== document.body) return;
    const item = list.current?.children[keys.indexOf(heir)];
    if (item instanceof HTMLElement) item.focus();
  }, [keys, current]);

  // What is taken back comes with a later answer. Who went elsewhere until then stays there.
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
    list,
    current,
    /** Whether the names of the keys are shown on it. */
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
        // Not told of an item or a button that vanished with the focus; that is dealt with above.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setCurrent(null);
      },
    }),
  };
}

/** The item that a step leads to; the first or last one again at the ends. */
export function stepTo<Key>(keys: readonly Key[], from: Key | null, step: 1 | -1): Key | null {
  if (keys.length === 0) return null;
  const at = from === null ? -1 : keys.indexOf(from);
  if (at === -1) return (step === 1 ? keys[0] : keys.at(-1)) ?? null;
  return keys[Math.min(keys.length - 1, Math.max(0, at + step))] ?? null;
}

/** Where focus goes when the item at a place has left: to what stands there now, or to the last. */
export function heirOf<Key>(keys: readonly Key[], place: number): Key | null {
  return keys[Math.min(place, keys.length - 1)] ?? null;
}
