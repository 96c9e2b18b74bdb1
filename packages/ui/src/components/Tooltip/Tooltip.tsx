import {
  cloneElement,
  type DOMAttributes,
  type ReactElement,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { idList } from '../../internal/field/Field.tsx';
import type { TriggerProps } from '../../internal/overlay/lateTrigger.ts';
import { lazyComponent, useLazyComponent } from '../../internal/overlay/lazyComponent.ts';
import type { OverlaySide } from '../../internal/overlay/side.ts';
import { useMergedRef } from '../../internal/refs.ts';
import { useControlled } from '../../internal/useControlled.ts';

const events = [
  'onPointerMove',
  'onPointerLeave',
  'onPointerDown',
  'onFocus',
  'onBlur',
  'onClick',
] as const;

type TooltipListeners = Pick<DOMAttributes<HTMLButtonElement>, (typeof events)[number]>;

/** The element and the listeners of its tooltip; null until it has loaded. */
export interface TooltipLink {
  button: RefObject<HTMLButtonElement | null>;
  listeners: RefObject<TooltipListeners | null>;
  /** The pointer came before the tooltip had loaded: passes that on. */
  missed: RefObject<(() => void) | null>;
}

export interface TooltipProps {
  /** A few words about the element; also its accessible description while it is shown. */
  text: string;
  /** The element it explains: a button or a link, which can be focused. */
  children: ReactElement<TriggerProps>;
  /** The side on which it opens, if there is room. Default `top`. */
  side?: OverlaySide | undefined;
  /** Milliseconds until hovering shows it. The keyboard focus shows it at once. Default 500. */
  delay?: number | undefined;
  /** Whether it is shown. Default: uncontrolled. */
  open?: boolean | undefined;
  /** Whether it is shown at first, if uncontrolled. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it is shown or hidden. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const popup = lazyComponent(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

/** A few words that explain a button or link, shown on hover and on keyboard focus. */
export function Tooltip({
  text,
  children,
  side = 'top',
  delay = 500,
  open: given,
  defaultOpen = false,
  onOpenChange,
}: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [near, setNear] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const listeners = useRef<TooltipListeners>(null);
  const missed = useRef<() => void>(null);
  const wanted = near || open;
  const Popup = useLazyComponent(popup, wanted);
  const { props } = children;
  const merged = Object.fromEntries(
    events.map((name) => [
      name,
      (event: never) => {
        props[name]?.(event);
        setNear(true);
        if (listeners.current) listeners.current[name]?.(event);
        else if (name === 'onPointerMove')
          missed.current = () => listeners.current?.[name]?.(event);
      },
    ]),
  );
  const ref = useMergedRef(button, props.ref);
  return (
    <>
      {cloneElement(children, {
        ...merged,
        ref,
        'aria-describedby': idList(props['aria-describedby'], open && id),
      })}
      {Popup && wanted ? (
        <Popup
          id={id}
          text={text}
          side={side}
          delay={delay}
          link={{ button, listeners, missed }}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
