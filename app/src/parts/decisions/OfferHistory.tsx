import { useOfferEvents } from '@portal/data/feedback';
import type { SpecialOffer } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { partlyHidden } from '@portal/ui/components/VisuallyHidden';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { HistorySection } from '../listings/HistorySection.tsx';

/** The payments and decisions of an offer with the receipt. Loads when opened. */
export function OfferHistory({ offer: { id, title } }: { offer: SpecialOffer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        {partlyHidden(m.offers_receipt_and_history({ title }))}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.offers_history_of({ title })}
        actions={<Button onClick={() => setOpen(false)}>{m.offers_close()}</Button>}
      >
        {open ? <History id={id} /> : null}
      </Dialog>
    </>
  );
}

function History({ id }: { id: number }) {
  const events = useOfferEvents(id);
  return <HistorySection record={`special-offers/${id}`} events={events} thing="offer" bare />;
}
