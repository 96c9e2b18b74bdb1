import * as Radix from '@radix-ui/react-popover';
import type { KeyboardEvent } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import {
  directionOf,
  type TriggerLink,
  TriggerStandIn,
  themeOf,
} from '../../internal/overlay/lateTrigger.ts';
import { useOpenOverlay } from '../../internal/overlay/openOverlays.ts';
import { focusChosen, useTabOut } from '../../internal/overlay/overlayFocus.ts';
import { type OverlaySide, physicalSide } from '../../internal/overlay/side.ts';
import { Heading, Subheadings } from '../Heading/Heading.tsx';
import * as styles from './Popover.css.ts';
import type { PopoverProps } from './Popover.tsx';

interface PopoverPopupProps
  extends Pick<PopoverProps, 'title' | 'titleHidden' | 'children' | 'align'> {
  id: string;
  side: OverlaySide;
  /** Arrow down on the button opens it too. Default false. */
  opensByArrow?: boolean | undefined;
  link: TriggerLink;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const tabStops =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"], [type=hidden])';

/** Whether Tab reaches both as one: the radio buttons of a group. */
const isOneStop = (a: EventTarget, b: EventTarget | undefined): boolean =>
  a === b ||
  (a instanceof HTMLInputElement &&
    b instanceof HTMLInputElement &&
    a.type === 'radio' &&
    b.type === 'radio' &&
    a.name === b.name);

/** Whether Tab leaves the box: from its last control, or backwards from its first or the box itself. */
function leavesBox({ shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(tabStops)].filter((stop) =>
    stop.checkVisibility(),
  );
  if (stops.length === 0) return true;
  if (shiftKey) return target === currentTarget || isOneStop(target, stops[0]);
  return isOneStop(target, stops.at(-1));
}

/** The open popover. */
export function PopoverPopup({
  id,
  title,
  titleHidden,
  children,
  align,
  side,
  opensByArrow = false,
  link,
  open,
  onOpenChange,
}: PopoverPopupProps) {
  const titleId = `${id}-title`;
  const { leave, onCloseAutoFocus } = useTabOut(link);
  useOpenOverlay({ open, onClose: () => onOpenChange(false), kind: 'popup' });
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger
        asChild
        onKeyDown={(event) => {
          const opens = opensByArrow && event.key === 'ArrowDown' && !open;
          if (event.key !== 'Enter' && event.key !== ' ' && !opens) return;
          // Its key up would press the first control of the box.
          event.preventDefault();
          onOpenChange(!open);
        }}
      >
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...themeOf(link)}
          dir={directionOf(link)}
          id={id}
          aria-labelledby={titleId}
          className={styles.popover}
          align={align}
          side={physicalSide(side, link)}
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={(event) => {
            if (event.key !== 'Tab' || event.defaultPrevented || !leavesBox(event)) return;
            onOpenChange(false);
            leave(event);
            // Backwards, the button itself is next.
            if (event.shiftKey) event.preventDefault();
          }}
          onOpenAutoFocus={focusChosen}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className={titleHidden ? hidden : styles.title}>
            <Subheadings below={1}>
              <Heading id={titleId}>{title}</Heading>
            </Subheadings>
          </div>
          <Subheadings below={2}>{children}</Subheadings>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
