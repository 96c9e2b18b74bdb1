import type { Listing } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { paths } from '../../paths.ts';

interface Saved {
  listing: Listing;
  /** It was made by this save. */
  isNew: boolean;
  draft: boolean;
  /** The address on screen. */
  pathname: string;
}

/** Where a save leads, or null to stay: a new listing to its list, a record with another address to that address. */
export function afterSave({ listing, isNew, draft, pathname }: Saved): string | null {
  const collection = collectionOf(listing);
  const shelf = listing.status === 'APPROVED' ? 'active' : 'pending';
  if (isNew && !draft) return paths.listings(collection, shelf);
  const address = paths.listing(collection, shelf, listing.slug || listing.id);
  return pathname === address ? null : address;
}
