import { messageFor, type ReadKey } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { useState } from 'react';

interface RevokeDialogProps {
  /** The key in question; stays while the dialog closes. */
  about: ReadKey | null;
  open: boolean;
  onClose: () => void;
  /** Rejects if the key could not be revoked. */
  onRevoke: (key: ReadKey) => Promise<void>;
}

/** Asks before a key is revoked. */
export function RevokeDialog({ about, open, onClose, onRevoke }: RevokeDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function close() {
    setError(undefined);
    onClose();
  }

  async function revoke(key: ReadKey) {
    setBusy(true);
    try {
      await onRevoke(key);
      close();
    } catch (failure) {
      setError(messageFor(failure));
    }
    setBusy(false);
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={close}
      title={`Revoke ${about?.name ?? 'this key'}?`}
      confirm="Revoke key"
      cancel="Keep key"
      busy={busy}
      busyLabel="Revoking"
      onConfirm={() => about && void revoke(about)}
    >
      Sites that use it can’t read the directory any more. This can’t be undone.
      <DialogError error={error} />
    </AlertDialog>
  );
}
