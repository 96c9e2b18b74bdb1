import {
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { assign } from '../refs.ts';
import { type LazyComponent, useLazyComponent } from './lazyComponent.ts';

type Presses = Pick<DOMAttributes<HTMLButtonElement>, 'onPointerDown' | 'onClick' | 'onKeyDown'>;

/** What the button and its lazily loaded overlay share. */
export interface TriggerLink {
  button: RefObject<HTMLButtonElement | null>;
  /** What the overlay makes of presses; null before it is here. */
  presses: RefObject<Presses | null>;
  /** A key to press in the overlay once the focus is in it, for a key on the button that opens it at another item. */
  entry: RefObject<string | null>;
}

/** Keys on the button that open the overlay, and the key that then moves to the item they ask for. */
export type EntryKeys = Readonly<Record<string, string>>;

/** Up on the button of a menu asks for its last item. */
export const menuEntryKeys: EntryKeys = { ArrowUp: 'End' };

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);
const pressKey = (target: EventTarget, key: string) =>
  target.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

const entryOf = (entries: EntryKeys, event: KeyboardEvent): string | null => {
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  return modified ? null : (entries[event.key] ?? null);
};

/** For `onFocus` of what is in an overlay: moves on to the item that the button was asked for. */
export function goToEntry({ entry }: TriggerLink, item: EventTarget): void {
  const key = entry.current;
  entry.current = null;
  if (key) pressKey(item, key);
}

/** Between pointerdown and click the focus still moves to the button, which would close an overlay opened meanwhile. */
const isHalfway = (early: ReadonlyMap<string, Event>): boolean =>
  early.has('pointerdown') && !early.has('click');

/**
 * A button whose overlay is fetched when the pointer or the focus comes near. A press that is earlier than the
 * overlay is repeated as soon as it is here, unless the focus has left.
 */
export function useLateTrigger<Props>(part: LazyComponent<Props>, entries: EntryKeys) {
  const button = useRef<HTMLButtonElement>(null);
  const presses = useRef<Presses | null>(null);
  const entry = useRef<string | null>(null);
  const early = useRef(new Map<string, Event>());
  const [near, setNear] = useState(false);
  const forget = () => early.current.clear();
  const loaded = useLazyComponent(part, near, forget);
  const Part = near ? loaded : null;
  useEffect(() => {
    if (!Part || isHalfway(early.current)) return;
    const repeated = [...early.current.values()];
    early.current.clear();
    for (const event of repeated) button.current?.dispatchEvent(event);
  }, [Part]);

  const approach = () => {
    setNear(true);
    if (near) void part.fetch();
  };
  const keep = (event: Event) => {
    approach();
    early.current.set(event.type, event);
  };
  const trigger = {
    ref: button,
    onPointerEnter: approach,
    onFocus: approach,
    onBlur: forget,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      entry.current = null;
      if (presses.current) {
        forget();
        presses.current.onPointerDown?.(event);
      } else keep(new window.PointerEvent(event.type, event.nativeEvent));
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (presses.current) {
        const begun = early.current.get('pointerdown');
        forget();
        if (begun) button.current?.dispatchEvent(begun);
        presses.current.onClick?.(event);
      } else keep(new window.MouseEvent(event.type, event.nativeEvent));
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const entryKey = entryOf(entries, event);
      entry.current = null;
      if (!presses.current) {
        if (!openingKeys.has(event.key) && !entryKey) return;
        event.preventDefault();
        keep(new window.KeyboardEvent(event.type, event.nativeEvent));
      } else if (entryKey) {
        event.preventDefault();
        pressKey(event.currentTarget, 'ArrowDown');
        entry.current = entryKey;
      } else presses.current.onKeyDown?.(event);
    },
  };
  const link: TriggerLink = { button, presses, entry };
  return { Part, trigger, link };
}

interface TriggerStandInProps extends Presses {
  link: TriggerLink;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The child of Radix's trigger: hands it the button that is on the page already, and the button what it makes of
 * presses. So the button is never replaced, and keeps the focus.
 */
export function TriggerStandIn({
  link,
  ref,
  onPointerDown,
  onClick,
  onKeyDown,
}: TriggerStandInProps) {
  // Each time: what Radix gives is bound to its last render.
  useLayoutEffect(() => {
    link.presses.current = { onPointerDown, onClick, onKeyDown };
    assign(ref, link.button.current);
  });
  return null;
}
