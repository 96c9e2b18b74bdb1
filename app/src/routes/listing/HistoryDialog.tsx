import { useListingEvents } from '@portal/data/react';
import type { Listing } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Happened } from './Happened.tsx';

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
  return <Happened events={events} thing="listing" />;
}
