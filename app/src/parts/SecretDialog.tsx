import { Button } from '@portal/ui/components/Button';
import { CopyButton } from '@portal/ui/components/CopyButton';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { useState } from 'react';
import { m } from '../i18n/messages.js';

interface SecretDialogProps {
  kind: 'key' | 'secret';
  /** What it belongs to. */
  label: string;
  secret: string;
  /** Where to store it, and that it is not shown again. */
  description: string;
  onClose: () => void;
}

const texts = {
  key: {
    title: m.keys_copy_your_key(),
    copy: m.keys_copy_key(),
    early: m.keys_copy_key_first(),
  },
  secret: {
    title: m.keys_copy_your_secret(),
    copy: m.keys_copy_secret(),
    early: m.keys_copy_secret_first(),
  },
};

/** Shows a new secret, which cannot be shown again. Closed only by its button. */
export function SecretDialog({ kind, label, secret, description, onClose }: SecretDialogProps) {
  /** The user tried to close the dialog before copying. */
  const [early, setEarly] = useState(false);
  const words = texts[kind];
  return (
    <Dialog
      open
      onOpenChange={(next) => setEarly(!next)}
      title={words.title}
      description={description}
      actions={
        <Button tone="primary" writes={false} onClick={onClose}>
          {m.keys_copied()}
        </Button>
      }
    >
      <Stack space="small">
        <TextField name="secret" label={label} value={secret} readOnly />
        <CopyButton label={words.copy} text={secret} />
        <DialogError error={early ? words.early : undefined} />
      </Stack>
    </Dialog>
  );
}
