import { AlertDialog } from '../../components/AlertDialog/index.ts';
import { DialogError } from '../DialogError/index.ts';

interface CancelQuestionProps {
  /** It is the free trial that would be cancelled. */
  trial: boolean;
  open: boolean;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onConfirm: () => void;
}

export function CancelQuestion({
  trial,
  open,
  busy,
  error,
  onClose,
  onConfirm,
}: CancelQuestionProps) {
  const what = trial ? 'trial' : 'subscription';
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={`Cancel ${what}?`}
      confirm={`Cancel ${what}`}
      cancel="Keep Premium"
      busy={busy}
      busyLabel="Cancelling"
      onConfirm={onConfirm}
    >
      <p>
        Cancel your premium account subscription at the end of the current cycle? You may reactivate
        your premium subscription at any time.
      </p>
      <DialogError error={error} />
    </AlertDialog>
  );
}
