import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../../internal/overlay/focusReturn.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { scrollFocus } from '../../internal/overlay/scrollFocus.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';

/** 440 and 560 px wide; a phone leaves 16 px on either side. */
export const dialogSizes = ['small', 'medium'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps {
  /** Whether it is on screen; its parts are mounted only then. */
  open: boolean;
  /** Told when Escape, the cross or a press beside it asks to close. */
  onOpenChange: (open: boolean) => void;
  /** The question that is asked, or what is done here. */
  title: string;
  /** One line below the title. */
  description?: string | undefined;
  /** The fields or the text. Its first control gets the focus; what is too high scrolls. */
  children: ReactNode;
  /** Buttons of the foot, the safe one first and the one that goes on last. */
  actions?: ReactNode;
  /** Width. Default `medium`. Sets `data-size`. */
  size?: DialogSize | undefined;
}

/** A task over the page, which rests until it is done or closed. To confirm a deed use `AlertDialog`. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  size = 'medium',
}: DialogProps) {
  const focus = useFocusReturn();
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content {...focus} {...undescribed} className={styles.dialog} data-size={size}>
          <div className={styles.head} data-closable>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {description ? (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            ) : null}
          </div>
          <div ref={scrollFocus} className={styles.body}>
            {children}
          </div>
          {actions ? <div className={styles.foot}>{actions}</div> : null}
          <div className={styles.corner}>
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" size="compact" />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
