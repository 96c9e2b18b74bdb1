import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { m } from '../../i18n/messages.js';
import { DialogError } from '../DialogError/DialogError.tsx';

export interface SecretDialogProps {
  /** What it is called in the texts. */
  kind: 'key' | 'secret';
  /** What it belongs to, as label of the field. */
  label: string;
  /** The secret itself. */
  secret: string;
  /** Where to store it, and that it is not shown again. */
  description: string;
  /** Called when the user has copied it. */
  onClose: () => void;
}

const texts = {
  key: {
    title: m.patterns_copy_your_key(),
    copy: m.patterns_copy_key(),
    early: m.patterns_copy_key_first(),
  },
  secret: {
    title: m.patterns_copy_your_secret(),
    copy: m.patterns_copy_secret(),
    early: m.patterns_copy_secret_first(),
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
          {m.patterns_i_copied_it()}
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
