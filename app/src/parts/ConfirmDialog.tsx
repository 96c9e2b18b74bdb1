import { messageFor } from '@portal/data/schemas';
import { AlertDialog, type AlertDialogProps } from '@portal/ui/components/AlertDialog';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { type ReactNode, useState } from 'react';

interface ConfirmDialogProps
  extends Pick<AlertDialogProps, 'open' | 'title' | 'confirm' | 'cancel' | 'tone' | 'busyLabel'> {
  onClose: () => void;
  /** The action. If it rejects, the dialog stays open and shows the error. */
  onConfirm: () => Promise<void>;
  /** What the action does. */
  children: ReactNode;
}

/** Asks before an action, and closes once it is done. */
export function ConfirmDialog({ onClose, onConfirm, children, ...props }: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function close() {
    setError(undefined);
    onClose();
  }

  async function confirm() {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      close();
    } catch (failure) {
      setError(messageFor(failure));
    }
    setBusy(false);
  }

  return (
    <AlertDialog {...props} onOpenChange={close} busy={busy} onConfirm={() => void confirm()}>
      <div>{children}</div>
      <DialogError error={error} />
    </AlertDialog>
  );
}
