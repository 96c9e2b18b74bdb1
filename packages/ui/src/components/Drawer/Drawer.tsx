import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { useFocusReturn } from '../../internal/overlay/focusReturn.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { scrollFocus } from '../../internal/overlay/scrollFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** Whether it is on screen; its parts are mounted only then. */
  open: boolean;
  /** Told when Escape, the cross or a press beside it asks to close. */
  onOpenChange: (open: boolean) => void;
  /** What it holds; its accessible name. */
  title: string;
  /** Leaves the title to screen readers, for children that bring a head of their own beside the cross. Default false. */
  titleHidden?: boolean | undefined;
  children: ReactNode;
  /** Accessible name of the cross. Default "Close". */
  closeLabel?: string | undefined;
}

/** Comes in from the start of the line over the whole height; the menu of a phone. */
export function Drawer({
  open,
  onOpenChange,
  title,
  titleHidden,
  children,
  closeLabel = 'Close',
}: DrawerProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content {...focus} className={styles.drawer} aria-describedby={undefined}>
          <div className={styles.corner}>
            <Radix.Close asChild>
              <IconButton icon={X} label={closeLabel} size="touch" />
            </Radix.Close>
          </div>
          <Radix.Title className={titleHidden ? hidden : styles.title}>{title}</Radix.Title>
          <div ref={scrollFocus} className={styles.body}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
