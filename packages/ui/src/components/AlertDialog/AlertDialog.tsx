import type { ReactNode } from 'react';
import { lazyComponent, useLazyComponent } from '../../internal/overlay/lazyComponent.ts';

/** What confirming does: destroys something, or continues. */
type AlertDialogTone = 'critical' | 'primary';

export interface AlertDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when Escape or the cancel button asks to close; never while busy. */
  onOpenChange: (open: boolean) => void;
  /** The question, with the name of what it is about. */
  title: string;
  /** The consequences, and whether it can be undone; may contain a field, such as a reason. */
  children?: ReactNode;
  /** The verb of the question. */
  confirm: string;
  /** The safe choice; comes first and gets the focus. */
  cancel: string;
  /** Default `critical`. */
  tone?: AlertDialogTone | undefined;
  /** The action is running: the dialog stays open until it is done. Sets `aria-busy` on the confirm button. */
  busy?: boolean | undefined;
  /** The words of the confirming button while busy. Default: the same words. */
  busyLabel?: string | undefined;
  /** Called by the confirming button; closing afterwards is the parent's choice. */
  onConfirm: () => void;
}

const popup = lazyComponent(async () => (await import('./AlertDialogPopup.tsx')).AlertDialogPopup);

/** Confirms an action that cannot be undone. A click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const Popup = useLazyComponent(popup, props.open, () => props.onOpenChange(false));
  return Popup ? <Popup {...props} /> : null;
}
