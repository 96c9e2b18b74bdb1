import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import * as styles from './Popover.css.ts';

/** 248 and 320 px wide, as far as the window has room. */
export const popoverSizes = ['small', 'medium'] as const;
export type PopoverSize = (typeof popoverSizes)[number];

export interface PopoverProps {
  /** The button that opens it: a Button or an IconButton. It gets `aria-haspopup` and `aria-expanded`. */
  trigger: ReactElement;
  /** What it is about: its heading and its accessible name. */
  title: string;
  /** Said to screen readers only. Default false. */
  titleHidden?: boolean | undefined;
  /** A few words or fields. The first field or button gets the focus, else the whole, to be read from its start. */
  children: ReactNode;
  /** Width. Default `medium`. Sets `data-size`. */
  size?: PopoverSize | undefined;
  /** Which edge of the trigger it keeps to. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Whether it is on screen, when the parent holds that. Default: it holds that itself. */
  open?: boolean | undefined;
  /** Told when the trigger, Escape or a press beside it opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A little more about one place on the page, which stays usable beside it; mounted while it is open. */
export function Popover({
  trigger,
  title,
  titleHidden,
  children,
  size = 'medium',
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) {
  const titleId = useId();
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          data-size={size}
          aria-labelledby={titleId}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <h2 id={titleId} className={titleHidden ? styles.hiddenTitle : styles.title}>
            {title}
          </h2>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
