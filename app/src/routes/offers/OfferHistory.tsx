import { useOfferEvents } from '@portal/data/react';
import { messageFor, type SpecialOffer } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { DecisionTimeline } from '@portal/ui/patterns/DecisionTimeline';
import { useState } from 'react';
import { toTimeline } from '../listing/timeline.ts';

/** What was paid for an offer and what became of it, with the receipt; asked for when it is opened. */
export function OfferHistory({ offer: { id, title } }: { offer: SpecialOffer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        Receipt and history
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
  if (events.kind === 'loading') return <Skeleton shape="block" height={160} />;
  if (events.kind === 'failed') {
    return (
      <Stack align="start">
        <Text>{messageFor(events.error)}</Text>
        <Button onClick={events.retry}>Retry</Button>
      </Stack>
    );
  }
  return <DecisionTimeline events={toTimeline(events.value, 'offer')} />;
}
