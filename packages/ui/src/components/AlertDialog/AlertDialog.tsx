import type { ReactNode } from 'react';
import { latePart, useLatePart } from '../../internal/overlay/latePart.ts';

/** What the confirming press does: destroys something, or goes on. */
type AlertDialogTone = 'critical' | 'primary';

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

const popup = latePart(async () => (await import('./AlertDialogPopup.tsx')).AlertDialogPopup);

/** Asks before a deed that cannot be undone. A press beside it does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const Popup = useLatePart(popup, props.open, () => props.onOpenChange(false));
  return Popup ? <Popup {...props} /> : null;
}
