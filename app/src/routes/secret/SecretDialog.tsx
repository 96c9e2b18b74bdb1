import { Button } from '@portal/ui/components/Button';
import { CopyButton } from '@portal/ui/components/CopyButton';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { useState } from 'react';

interface SecretDialogProps {
  /** What it is: `key` or `secret`. */
  kind: string;
  /** What it belongs to. */
  label: string;
  secret: string;
  /** Where to store it. */
  description: string;
  onClose: () => void;
}

/** Shows a new secret, which cannot be shown again. Closed only by its button. */
export function SecretDialog({ kind, label, secret, description, onClose }: SecretDialogProps) {
  /** The user tried to close the dialog before copying. */
  const [early, setEarly] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(next) => setEarly(!next)}
      title={`Copy your ${kind}`}
      description={`${description} We don’t show it again.`}
      actions={
        <Button tone="primary" onClick={onClose}>
          I copied it
        </Button>
      }
    >
      <Stack space="small">
        <TextField name="secret" label={label} value={secret} readOnly />
        <CopyButton label={`Copy ${kind}`} text={secret} />
        <DialogError
          error={early ? `Copy the ${kind} first. We don’t show it again.` : undefined}
        />
      </Stack>
    </Dialog>
  );
}
