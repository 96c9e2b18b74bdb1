import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { DialogError } from '../DialogError/index.ts';
import type { Outcome } from '../useAsk.ts';
import type { OfferRow } from './OfferQueue.tsx';

interface DeclineOfferProps {
  /** The offer that is declined; null closes. */
  offer: OfferRow | null;
  onClose: () => void;
  onDecline: (id: string, reason: string) => Outcome;
}

/** Asks why: the vendor gets the money back and reads the reason. */
export function DeclineOffer({ offer, onClose, onDecline }: DeclineOfferProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (offer === null) return;
    setReason('');
    setMissing(false);
    setError(undefined);
  }, [offer]);

  const decline = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = reason.trim();
    if (!offer || busy) return;
    if (words === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    const wrong = await onDecline(offer.id, words).catch(
      () => 'The server did not answer. Nothing was decided.',
    );
    setBusy(false);
    if (wrong) setError(wrong);
    else onClose();
  };

  return (
    <Dialog
      open={offer !== null}
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title="Decline this offer?"
      description="The vendor gets the money back and reads your reason."
      size="small"
      actions={
        <>
          <Button softDisabled={busy} onClick={busy ? undefined : onClose}>
            Keep it
          </Button>
          <Button
            tone="critical"
            busy={busy}
            busyLabel="Declining"
            onClick={() => form.current?.requestSubmit()}
          >
            Decline offer
          </Button>
        </>
      }
    >
      <form ref={form} noValidate onSubmit={(event) => void decline(event)}>
        <TextArea
          ref={field}
          name="admin_note"
          label="Reason for decline"
          value={reason}
          maxSymbols={2000}
          error={missing ? 'Reason for decline is required' : undefined}
          readOnly={busy}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        <DialogError error={error} />
      </form>
    </Dialog>
  );
}
