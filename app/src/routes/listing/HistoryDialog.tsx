import { DataError, type Listing, messageFor } from '@portal/data/schemas';
import { Button } from '@portal/ui/components/Button';
import { Dialog } from '@portal/ui/components/Dialog';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Text } from '@portal/ui/components/Text';
import { m } from '../../i18n/messages.js';
import { lateComponent } from '../../shell/lateComponent.tsx';

const ListingThread = lateComponent(
  async () => (await import('./ListingThread.tsx')).ListingThread,
  {
    loading: <Skeleton shape="block" height={160} />,
    failed: <Text>{messageFor(new DataError('offline'))}</Text>,
  },
);

interface HistoryDialogProps {
  record: Listing;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The history of a listing, and the messages about it. Loads when it is opened. */
export function HistoryDialog({ record, open, onOpenChange }: HistoryDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        record.name
          ? m.listing_messages_and_history_of({ name: record.name })
          : m.listing_messages_and_history()
      }
      actions={<Button onClick={() => onOpenChange(false)}>{m.listing_close()}</Button>}
    >
      {open ? <ListingThread record={record} bare /> : null}
    </Dialog>
  );
}
