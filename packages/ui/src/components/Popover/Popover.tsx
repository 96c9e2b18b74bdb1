import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import {
  type EntryKeys,
  type TriggerProps,
  useLateTrigger,
} from '../../internal/overlay/lateTrigger.ts';
import { lazyComponent } from '../../internal/overlay/lazyComponent.ts';
import type { OverlaySide } from '../../internal/overlay/side.ts';
import { useControlled } from '../../internal/useControlled.ts';

interface PopoverTriggerProps extends TriggerProps {
  'data-state'?: 'open' | 'closed';
}

export interface PopoverProps {
  /** The button that opens it: a Button or an IconButton. It gets `aria-haspopup` and `aria-expanded`. */
  trigger: ReactElement<PopoverTriggerProps>;
  /** Title and accessible name. */
  title: string;
  /** Shows the title to screen readers only. Default false. */
  titleHidden?: boolean | undefined;
  /** Content; its first control gets the focus. */
  children: ReactNode;
  /** Edge of the trigger it is aligned with. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The side on which it opens, if there is room. Default `bottom`. */
  side?: OverlaySide | undefined;
  /** Whether it is open. Default: uncontrolled. */
  open?: boolean | undefined;
  /** Whether it is open at first, if uncontrolled. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const popup = lazyComponent(async () => (await import('./PopoverPopup.tsx')).PopoverPopup);
const noEntries: EntryKeys = {};

/** A button that opens a small box with any content next to it, over the page. */
export function Popover({
  trigger,
  align = 'start',
  side = 'bottom',
  open: given,
  defaultOpen = false,
  onOpenChange,
  ...content
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const {
    Part: Popup,
    trigger: button,
    link,
  } = useLateTrigger(popup, noEntries, trigger.props, { open });
  return (
    <>
      {cloneElement(trigger, {
        ...button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'data-state': open ? 'open' : 'closed',
      })}
      {Popup ? (
        <Popup
          {...content}
          id={id}
          align={align}
          side={side}
          link={link}
          open={open}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
