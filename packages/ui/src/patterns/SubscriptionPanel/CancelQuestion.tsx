import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { DialogError } from '../DialogError/index.ts';
import type { AskDialog } from '../useAsk.ts';
import type { Ending } from './subscription.ts';

interface CancelQuestionProps {
  /** What would end. */
  what: Ending;
  /** What becomes of a payment that is open, ready to read. */
  open: string | undefined;
  dialog: AskDialog;
  error: string | undefined;
}

const words: Record<Ending, { title: string; confirm: string; keep: string; busy: string }> = {
  trial: {
    title: 'Cancel trial?',
    confirm: 'Cancel trial',
    keep: 'Keep Premium',
    busy: 'Cancelling',
  },
  subscription: {
    title: 'Cancel subscription?',
    confirm: 'Cancel subscription',
    keep: 'Keep Premium',
    busy: 'Cancelling',
  },
  'first payment': {
    title: 'Choose another plan?',
    confirm: 'Give up this plan',
    keep: 'Keep this plan',
    busy: 'Giving up',
  },
};

export function CancelQuestion({ what, open, dialog, error }: CancelQuestionProps) {
  const { title, confirm, keep, busy: busyLabel } = words[what];
  return (
    <AlertDialog {...dialog} title={title} confirm={confirm} cancel={keep} busyLabel={busyLabel}>
      {what === 'first payment' ? (
        <p>
          This plan has not begun, and its first payment is not made. Nothing is charged for it, and
          you choose again.
        </p>
      ) : (
        <Stack space="small">
          <p>
            Cancel your premium account subscription at the end of the current cycle? You may
            reactivate your premium subscription at any time.
          </p>
          {open ? <p>{open}</p> : null}
        </Stack>
      )}
      <DialogError error={error} />
    </AlertDialog>
  );
}
