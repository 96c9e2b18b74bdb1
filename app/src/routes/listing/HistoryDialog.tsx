import { useListingEvents } from '@portal/data/react';
import { collectionOf, type Listing, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Stack } from '@portal/ui/components/layout';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { DecisionTimeline } from '@portal/ui/patterns/DecisionTimeline';
import { toTimeline } from './timeline.ts';

interface HistoryDialogProps {
  record: Listing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything that happened to a listing; asked for when it is opened. */
export function HistoryDialog({ record, open, onOpenChange }: HistoryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`History of ${record.name || 'this listing'}`}
      actions={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      {open ? <History record={record} /> : null}
    </Dialog>
  );
}

function History({ record }: { record: Listing }) {
  const events = useListingEvents({
    collection: collectionOf(record),
    shelf: 'pending',
    id: record.id,
  });
  if (events.kind === 'loading') return <Skeleton shape="block" height={160} />;
  if (events.kind === 'failed') {
    return (
      <Stack align="start">
        <Text>{messageFor(events.error)}</Text>
        <Button onClick={events.retry}>Retry</Button>
      </Stack>
    );
  }
  return <DecisionTimeline events={toTimeline(events.value)} />;
}
