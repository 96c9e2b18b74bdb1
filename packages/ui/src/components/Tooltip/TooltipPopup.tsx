import * as Radix from '@radix-ui/react-tooltip';
import { type Ref, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { themeOf } from '../../internal/overlay/lateTrigger.ts';
import { type OverlaySide, physicalSide } from '../../internal/overlay/side.ts';
import { assign } from '../../internal/refs.ts';
import * as styles from './Tooltip.css.ts';
import type { TooltipLink } from './Tooltip.tsx';

interface TooltipPopupProps {
  id: string;
  text: string;
  side: OverlaySide;
  delay: number;
  link: TooltipLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The tooltip of an element that was hovered or focused. */
export function TooltipPopup({
  id,
  text,
  side,
  delay,
  link,
  open,
  onOpenChange,
}: TooltipPopupProps) {
  const show = useEffectEvent(() => onOpenChange(true));
  useEffect(() => {
    const button = link.button.current;
    // The tooltip of the browser would say the same below it.
    button?.removeAttribute('title');
    // Focused before it had loaded.
    if (button?.matches(':focus-visible')) show();
    else if (button?.matches(':hover')) link.missed.current?.();
    link.missed.current = null;
  }, [link.button, link.missed]);
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>
          <StandIn link={link} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...themeOf(link)}
            id={id}
            className={styles.tooltip}
            side={physicalSide(side, link)}
            sideOffset={6}
            collisionPadding={8}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

type StandInProps = NonNullable<TooltipLink['listeners']['current']> & {
  link: TooltipLink;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Passes the listeners of Radix to the element, which stays as it is. */
function StandIn({ link, ref, onFocus, ...listeners }: StandInProps) {
  // On every render: the listeners of Radix belong to its last render.
  useLayoutEffect(() => {
    link.listeners.current = {
      ...listeners,
      onFocus: (event) => {
        // Not when a dialog returns the focus after a click.
        if (event.currentTarget.matches(':focus-visible')) onFocus?.(event);
      },
    };
    assign(ref, link.button.current);
  });
  return null;
}
