import * as Radix from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { useFocusReturn } from '../../internal/overlay/focusReturn.ts';
import { veil } from '../../internal/overlay/overlay.css.ts';
import { scrollFocus } from '../../internal/overlay/scrollFocus.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../Dialog/Dialog.css.ts';

/** What the confirming press does: destroys something, or goes on. */
export const alertDialogTones = ['critical', 'primary'] as const;
export type AlertDialogTone = (typeof alertDialogTones)[number];

export interface AlertDialogProps {
  /** Whether it is on screen. */
  open: boolean;
  /** Told when Escape or the safe choice asks to close; never while busy. */
  onOpenChange: (open: boolean) => void;
  /** The question, with the name of what it is about. */
  title: string;
  /** What goes with it and whether it can be taken back; with a field, such as a reason, below. */
  children?: ReactNode;
  /** The verb of the question. */
  confirm: string;
  /** The safe choice; it stands first and gets the focus. */
  cancel: string;
  /** Default `critical`. */
  tone?: AlertDialogTone | undefined;
  /** The deed is under way: the question stays until it is done. Sets `aria-busy` on the confirming button. */
  busy?: boolean | undefined;
  /** The words of the confirming button while busy. Default: the same words. */
  busyLabel?: string | undefined;
  /** Called by the confirming button; closing afterwards is the parent's choice. */
  onConfirm: () => void;
}

/** Asks before a deed that cannot be undone. A press beside it does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    children,
    confirm,
    cancel,
    tone = 'critical',
    busy,
    busyLabel,
    onConfirm,
  } = props;
  const focus = useFocusReturn();
  const undescribed = children ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content {...focus} {...undescribed} className={styles.dialog} data-size="small">
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
          </div>
          {children ? (
            <Radix.Description asChild>
              <div ref={scrollFocus} className={styles.body} data-muted>
                {children}
              </div>
            </Radix.Description>
          ) : null}
          <div className={styles.foot} data-plain>
            <Radix.Cancel asChild>
              <Button softDisabled={busy}>{cancel}</Button>
            </Radix.Cancel>
            <Button tone={tone} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
