import { useOfferEvents } from '@portal/data/react';
import type { SpecialOffer } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { VisuallyHidden } from '@portal/ui/components/VisuallyHidden';
import { useState } from 'react';
import { HistorySection } from '../listing/HistorySection.tsx';

/** The payments and decisions of an offer with the receipt. Loads when opened. */
export function OfferHistory({ offer: { id, title } }: { offer: SpecialOffer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        Receipt and history
        <VisuallyHidden>{` of ${title}`}</VisuallyHidden>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={`History of ${title}`}
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        {open ? <History id={id} /> : null}
      </Dialog>
    </>
  );
}

function History({ id }: { id: number }) {
  const events = useOfferEvents(id);
  return <HistorySection record={`special-offers/${id}`} events={events} thing="offer" />;
}
