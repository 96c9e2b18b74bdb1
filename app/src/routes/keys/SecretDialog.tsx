import type { CreatedKey } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { CopyButton } from '@portal/ui/components/CopyButton';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { useState } from 'react';

interface SecretDialogProps {
  created: CreatedKey;
  onClose: () => void;
}

/** Shows the secret of a new key, which cannot be shown again. Closed only by its button. */
export function SecretDialog({ created, onClose }: SecretDialogProps) {
  /** The user tried to close the dialog before copying. */
  const [early, setEarly] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(next) => setEarly(!next)}
      title="Copy your key"
      description="Store it where the site reads its settings. We don’t show it again."
      actions={
        <Button tone="primary" onClick={onClose}>
          I copied it
        </Button>
      }
    >
      <Stack space="small">
        <TextField name="secret" label={created.name} value={created.secret} readOnly />
        <CopyButton label="Copy key" text={created.secret} />
        <DialogError error={early ? 'Copy the key first. We don’t show it again.' : undefined} />
      </Stack>
    </Dialog>
  );
}
