import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/elementProps.ts';
import { lazyComponent, useLazyOverlay } from '../../internal/overlay/lazyComponent.ts';

/** `critical` for a destructive action, `primary` for others. */
type AlertDialogTone = 'critical' | 'primary';

export interface AlertDialogProps extends Omit<ElementProps<'div'>, 'role'> {
  /** Whether it is open. */
  open: boolean;
  /** Called when Escape or the cancel button asks to close; never while busy. */
  onOpenChange: (open: boolean) => void;
  /** The question, including the name of its subject. */
  title: string;
  /** The consequences, and whether it can be undone; may contain a field, such as a reason. */
  children?: ReactNode;
  /** Label of the confirm button: the verb of the question. */
  confirm: string;
  /** Label of the cancel button, which is first and gets the focus. */
  cancel: string;
  /** Default `critical`. */
  tone?: AlertDialogTone | undefined;
  /** The action is in progress; the dialog stays open until it ends. Sets `aria-busy` on the confirm button. */
  busy?: boolean | undefined;
  /** Label of the confirm button while busy. Default: the same label. */
  busyLabel?: string | undefined;
  /** The confirm button changes something, so that `ReadOnly` disables it. Default true. */
  writes?: boolean | undefined;
  /** Called by the confirm button. Does not close the dialog. */
  onConfirm: () => void;
}

const popup = lazyComponent(async () => (await import('./AlertDialogPopup.tsx')).AlertDialogPopup);

/** Confirms an action that cannot be undone. A click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const Popup = useLazyOverlay(popup, props);
  return Popup ? <Popup {...props} /> : null;
}
