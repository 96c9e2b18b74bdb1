import { useStores, useUser } from '@portal/data/react';
import { DataError, type Listing, messageFor } from '@portal/data/schemas';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import type { ListingRow } from '@portal/ui/patterns/ListingTable';
import type { ReactNode } from 'react';
import {
  deedIcons,
  deedsOf,
  deedWords,
  useDeedQuestion,
  useListingDeeds,
} from '../listing/deeds.tsx';
import { useRaceWords } from '../listing/race.ts';
import { rowLinks } from './listingLinks.ts';
import type { ListPlace } from './listingsQuery.ts';

interface RowActions {
  actionsOf: (row: ListingRow) => readonly MenuItem[];
  /** Asked before something goes for good. */
  question: ReactNode;
}

/** What the menu of a row offers. */
export function useRowActions(place: ListPlace, listings: readonly Listing[]): RowActions {
  const user = useUser();
  const stores = useStores();
  const toast = useToast();
  const raceWords = useRaceWords();
  const { ask, question } = useDeedQuestion(useListingDeeds(), (error) => {
    const race = raceWords(error);
    toast({ tone: 'critical', message: race ? `${race} Nothing was done.` : messageFor(error) });
    // The row shows what it is by now.
    if (error instanceof DataError && ['conflict', 'not-found'].includes(error.code))
      stores.listings.invalidate();
  });

  function actionsOf(row: ListingRow): MenuItem[] {
    const listing = listings.find(({ id }) => String(id) === row.id);
    if (!listing) return [];
    const links = rowLinks(listing, place.shelf, user);
    return [
      ...links,
      ...(links.length > 0 ? [{ kind: 'separator' } as const] : []),
      ...deedsOf(listing, user.account?.id ?? null).map((deed) => ({
        label: deedWords(deed, listing).action,
        icon: deedIcons[deed],
        ...(deed === 'withdraw' ? {} : { tone: 'critical' as const }),
        onSelect: () => ask(deed, listing),
      })),
    ];
  }

  return { actionsOf, question };
}
