import {
  type ComponentPropsWithRef,
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { assign, useMergedRef } from '../refs.ts';
import { type LazyComponent, useLazyComponent } from './lazyComponent.ts';
import { themeAround } from './overlayTheme.ts';

type Presses = Pick<DOMAttributes<HTMLButtonElement>, 'onPointerDown' | 'onClick' | 'onKeyDown'>;

/** State shared by the button and its lazily loaded overlay. */
export interface TriggerLink {
  button: RefObject<HTMLButtonElement | null>;
  /** Event handlers of the overlay; null until it has loaded. */
  presses: RefObject<Presses | null>;
  /** Key to dispatch in the opened overlay, if a key on the button opens it at another item than the first. */
  entry: RefObject<string | null>;
}

/** Keys on the button that open the overlay, each with the key that then moves to its item. */
export type EntryKeys = Readonly<Record<string, string>>;

/** Up Arrow on the button of a menu opens it at its last item. */
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

/** For `onFocus` of the content of an overlay: moves to the requested item. */
export function goToEntry({ entry }: TriggerLink, item: EventTarget): void {
  const key = entry.current;
  entry.current = null;
  if (key) pressKey(item, key);
}

/** The direction of the text around the button, which the overlay does not inherit. */
export const directionOf = ({ button }: Pick<TriggerLink, 'button'>): 'ltr' | 'rtl' =>
  button.current?.matches(':dir(rtl)') ? 'rtl' : 'ltr';

/** Attributes of the overlay of a button: the theme of the section around the button, outside of which the overlay is rendered. */
export const themeOf = ({ button }: Pick<TriggerLink, 'button'>) => themeAround(button.current);

/** Between pointerdown and click the button gets the focus, which would close an overlay opened in between. */
const isHalfway = (early: ReadonlyMap<string, Event>): boolean =>
  early.has('pointerdown') && !early.has('click');

/** The attributes and listeners of a button that opens an overlay. */
export type TriggerProps = ComponentPropsWithRef<'button'>;

interface LateContent {
  /** The overlay is open. Default false. */
  open?: boolean | undefined;
  /** The overlay's content is loading, so it opens later. Default false. */
  loading?: boolean | undefined;
  /** Called on hover, focus and press. */
  onApproach?: (() => void) | undefined;
}

/**
 * A button whose overlay is loaded on hover or focus. Presses before it has loaded are dispatched again once it has,
 * unless the button lost the focus.
 */
export function useLateTrigger<Props>(
  part: LazyComponent<Props>,
  entries: EntryKeys,
  given: TriggerProps,
  { open = false, loading = false, onApproach }: LateContent = {},
) {
  const button = useRef<HTMLButtonElement>(null);
  const presses = useRef<Presses | null>(null);
  const entry = useRef<string | null>(null);
  const early = useRef(new Map<string, Event>());
  const [near, setNear] = useState(false);
  /** Events are being repeated, which the listeners of the page have received. */
  const again = useRef(false);
  const forget = () => early.current.clear();
  /** A listener that calls that of the page first, but not for a repeated event. */
  const after =
    <E extends SyntheticEvent>(first: ((event: E) => void) | undefined, own: (event: E) => void) =>
    (event: E) => {
      if (!again.current) first?.(event);
      if (!event.defaultPrevented) own(event);
    };
  const wanted = near || open;
  const loaded = useLazyComponent(part, wanted, forget);
  const Part = wanted && !loading ? loaded : null;
  useEffect(() => {
    if (!Part || isHalfway(early.current)) return;
    const repeated = [...early.current.values()];
    early.current.clear();
    again.current = true;
    for (const event of repeated) button.current?.dispatchEvent(event);
    again.current = false;
  }, [Part]);

  const approach = () => {
    setNear(true);
    onApproach?.();
    if (near) void part.fetch();
  };
  const keep = (event: Event) => {
    approach();
    early.current.set(event.type, event);
  };
  const trigger = {
    ...given,
    ref: useMergedRef(button, given.ref),
    onPointerEnter: after(given.onPointerEnter, approach),
    onFocus: after(given.onFocus, approach),
    onBlur: after(given.onBlur, forget),
    onPointerDown: after(given.onPointerDown, (event: PointerEvent<HTMLButtonElement>) => {
      entry.current = null;
      if (presses.current) {
        forget();
        presses.current.onPointerDown?.(event);
      } else keep(new window.PointerEvent(event.type, event.nativeEvent));
    }),
    onClick: after(given.onClick, (event: MouseEvent<HTMLButtonElement>) => {
      if (presses.current) {
        const begun = early.current.get('pointerdown');
        forget();
        again.current = true;
        if (begun) button.current?.dispatchEvent(begun);
        again.current = false;
        presses.current.onClick?.(event);
      } else keep(new window.MouseEvent(event.type, event.nativeEvent));
    }),
    onKeyDown: after(given.onKeyDown, (event: KeyboardEvent<HTMLButtonElement>) => {
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
    }),
  };
  const link: TriggerLink = { button, presses, entry };
  return { Part, trigger, link };
}

interface TriggerStandInProps extends Presses {
  link: TriggerLink;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The child of Radix's trigger. Passes the existing button to Radix, and the event handlers of Radix to the button, so
 * that the button is not replaced and keeps the focus.
 */
export function TriggerStandIn({
  link,
  ref,
  onPointerDown,
  onClick,
  onKeyDown,
}: TriggerStandInProps) {
  // On every render: the handlers of Radix belong to its last render.
  useLayoutEffect(() => {
    link.presses.current = { onPointerDown, onClick, onKeyDown };
    assign(ref, link.button.current);
  });
  return null;
}
