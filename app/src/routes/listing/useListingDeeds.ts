import { useClient, useStores } from '@portal/data/react';
import type { Listing } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import type { Deed } from './deeds.ts';

/** What can be done with a listing besides saving it; the lists and the person are told, a failure is thrown. */
export function useListingDeeds(): Record<Deed, (listing: Listing) => Promise<void>> {
  const { listings } = useClient();
  const stores = useStores();
  const toast = useToast();

  function done(message: string) {
    stores.counts.invalidate();
    toast({ tone: 'positive', message });
  }

  return {
    async withdraw(listing) {
      const { id, version } = listing;
      stores.listings.wrote(await listings.withdraw(collectionOf(listing), id, version));
      done('Taken back. It is a draft now.');
    },
    async 'discard-revision'(listing) {
      const { id, version } = listing;
      await listings.discardRevision(collectionOf(listing), id, version);
      stores.listings.removed(listing);
      done('The changes were discarded. The listing itself stays as it is.');
    },
    async delete(listing) {
      await listings.remove(collectionOf(listing), listing.id);
      stores.listings.removed(listing);
      done(`${listing.name || 'Untitled listing'} was deleted.`);
    },
  };
}
