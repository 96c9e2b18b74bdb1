import { useUser } from '@portal/data/react';
import { type Listing, may } from '@portal/data/schemas';
import { collectionOf, type Shelf } from '@portal/domain';
import { useCallback } from 'react';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';

/** Where this person reads the views of a listing; undefined where they may not, or nobody does. */
export function useAnalyticsLink(): (listing: Listing, shelf: Shelf) => string | undefined {
  const { flags } = useSurroundings();
  const user = useUser();
  return useCallback(
    (listing, shelf) => {
      const collection = collectionOf(listing);
      if (!flags.analytics || !may(user, `${listing.type}.analytics`)) return undefined;
      return paths.listingAnalytics(collection, shelf, listing.slug || listing.id);
    },
    [flags, user],
  );
}
