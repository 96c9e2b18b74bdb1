import type { CreatedKey } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { CopyButton } from '@portal/ui/components/CopyButton';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { TextField } from '@portal/ui/components/TextField';

interface SecretDialogProps {
  /** The new key; null closes the dialog. */
  created: CreatedKey | null;
  onClose: () => void;
}

/** Shows the secret of a new key, which cannot be shown again. Closed only by its button. */
export function SecretDialog({ created, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open={created !== null}
      onOpenChange={() => undefined}
      title="Copy your key"
      description="Store it where the site reads its settings. We don’t show it again."
      actions={
        <Button tone="primary" onClick={onClose}>
          I copied it
        </Button>
      }
    >
      <Stack space="small">
        <TextField
          name="secret"
          label={created?.name ?? ''}
          value={created?.secret ?? ''}
          readOnly
        />
        <CopyButton label="Copy key" text={created?.secret ?? ''} />
      </Stack>
    </Dialog>
  );
}
