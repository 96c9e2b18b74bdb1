import { countSymbols, genericTexts, textLimits } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { TextArea } from '@portal/ui/components/TextArea';
import { type SubmitEvent, useRef, useState } from 'react';

interface DeclineManyProps {
  count: number;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** Null when no reason was given. */
  onDecline: (reason: string | null) => void;
}

/** Asks for the one reason that every chosen listing is declined with. What was typed stays until it is used. */
export function DeclineMany({ count, open, busy, onClose, onDecline }: DeclineManyProps) {
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const tooLong = countSymbols(reason) > textLimits.note;
  const listings = count === 1 ? '1 listing' : `${count} listings`;
  const decline = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || tooLong) return;
    onDecline(reason.trim() || null);
    setReason('');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next || busy ? undefined : onClose())}
      title={`Decline ${listings}?`}
      description="Each of their vendors reads the same reason."
      size="small"
      actions={
        <>
          <Button softDisabled={busy} onClick={busy ? undefined : onClose}>
            Cancel
          </Button>
          <Button
            tone="critical"
            busy={busy}
            busyLabel="Declining"
            onClick={() => form.current?.requestSubmit()}
          >
            Decline {listings}
          </Button>
        </>
      }
    >
      <form ref={form} noValidate onSubmit={decline}>
        <TextArea
          name="admin_note"
          label="Reason for decline"
          aside="Optional"
          value={reason}
          maxSymbols={textLimits.note}
          error={tooLong ? genericTexts.max(textLimits.note) : undefined}
          readOnly={busy}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
