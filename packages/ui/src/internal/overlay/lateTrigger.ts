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
import { type LatePart, useLatePart } from './latePart.ts';

type Presses = Pick<DOMAttributes<HTMLButtonElement>, 'onPointerDown' | 'onClick' | 'onKeyDown'>;

/** What the button on the page and the overlay that comes later share. */
export interface TriggerLink {
  button: RefObject<HTMLButtonElement | null>;
  /** What the overlay makes of presses; null before it is here. */
  presses: RefObject<Presses | null>;
}

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/** Between its two ends a press still moves the focus to the button, which would close what opened meanwhile. */
const isHalfway = (early: ReadonlyMap<string, Event>): boolean =>
  early.has('pointerdown') && !early.has('click');

/**
 * A button whose overlay is fetched when the pointer or the focus comes near. A press that is earlier than the
 * overlay is repeated as soon as it is here, unless the focus has left.
 */
export function useLateTrigger<Props>(part: LatePart<Props>) {
  const button = useRef<HTMLButtonElement>(null);
  const presses = useRef<Presses | null>(null);
  const early = useRef(new Map<string, Event>());
  const [near, setNear] = useState(false);
  const forget = () => early.current.clear();
  const loaded = useLatePart(part, near, forget);
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
      if (presses.current) presses.current.onKeyDown?.(event);
      else if (openingKeys.has(event.key)) {
        event.preventDefault();
        keep(new window.KeyboardEvent(event.type, event.nativeEvent));
      }
    },
  };
  const link: TriggerLink = { button, presses };
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
