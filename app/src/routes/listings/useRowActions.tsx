import { useStores, useUser } from '@portal/data/react';
import { DataError, type Listing, messageFor } from '@portal/data/schemas';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import type { ListingRow } from '@portal/ui/patterns/ListingTable';
import { ChartLine, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAnalyticsLink } from '../analytics/useAnalyticsLink.ts';
import { deedIcons, deedsOf, deedWords } from '../listing/deeds.ts';
import { useRaceWords } from '../listing/race.ts';
import { useDeedQuestion } from '../listing/useDeedQuestion.tsx';
import { useListingDeeds } from '../listing/useListingDeeds.ts';
import { isQueue, type ListPlace } from './listingsQuery.ts';
import { rowLinks } from './rowLinks.ts';

interface RowActions {
  actionsOf: (row: ListingRow) => readonly MenuItem[];
  /** Asked before something goes for good. */
  question: ReactNode;
}

/** What the '…' of a row offers. */
export function useRowActions(place: ListPlace, listings: readonly Listing[]): RowActions {
  const user = useUser();
  const stores = useStores();
  const toast = useToast();
  const raceWords = useRaceWords();
  const analyticsLink = useAnalyticsLink();
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
    const views = analyticsLink(listing, place.shelf);
    const editHref = isQueue(place) ? `${row.href}?edit` : row.href;
    return [
      { kind: 'link', label: 'Edit', icon: Pencil, href: editHref },
      ...(views
        ? [{ kind: 'link' as const, label: 'Analytics', icon: ChartLine, href: views }]
        : []),
      ...rowLinks(listing, place.shelf, user),
      { kind: 'separator' },
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
