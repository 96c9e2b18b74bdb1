import { AlertDialog } from '@portal/ui/components/AlertDialog';

export interface DiscardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}

/** Asks before typed text goes. */
export function DiscardDialog({ open, onOpenChange, onDiscard }: DiscardDialogProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Discard what you changed?"
      confirm="Discard changes"
      cancel="Keep editing"
      onConfirm={onDiscard}
    >
      The text you typed here goes. What was saved before stays.
    </AlertDialog>
  );
}
