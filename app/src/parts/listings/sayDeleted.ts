import type { Client } from '@portal/data/client';
import { restoreDeleted } from '@portal/data/deleted';
import { type Listing, messageFor } from '@portal/data/schemas';
import type { Stores } from '@portal/data/stores';
import type { useToast } from '@portal/ui/components/Toast';
import { m } from '../../i18n/messages.js';

interface Place {
  client: Client;
  stores: Stores;
  toast: ReturnType<typeof useToast>;
}

/** Says in a toast that a listing was deleted, with Undo, which is offered again after a failure. */
export function sayDeleted({ client, stores, toast }: Place, listing: Listing): void {
  const name = listing.name || m.listing_untitled();
  const undo = () =>
    restoreDeleted(client, stores, listing).then(
      () => toast({ tone: 'positive', message: m.listing_restored({ name }) }),
      (error) => offer('critical', messageFor(error)),
    );
  const offer = (tone: 'positive' | 'critical', message: string) =>
    toast({
      tone,
      message,
      duration: 20_000,
      action: { label: m.listing_undo(), onAction: () => void undo() },
    });
  offer('positive', m.listing_deleted({ name }));
}
