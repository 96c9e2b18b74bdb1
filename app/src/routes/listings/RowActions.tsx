import { useUser } from '@portal/data/react';
import { type Listing, messageFor } from '@portal/data/schemas';
import type { ListPlace } from '@portal/domain';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import type { ListingRow } from '@portal/ui/patterns/ListingTable';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { m } from '../../i18n/messages.js';
import {
  actionItems,
  useConfirmAction,
  useDuplicate,
  useListingActions,
} from '../../parts/listings/listingActions.tsx';
import { useRaceWords } from '../../parts/listings/race.ts';
import { rowLinks } from '../../parts/listings/rowLinks.ts';

/** Returns the items of a row's menu; null while they load. */
export type ActionsOf = (row: ListingRow) => readonly MenuItem[] | null;

interface RowActionsProps {
  place: ListPlace;
  listings: readonly Listing[];
  /** Sets the function that returns the items of a row's menu, once. */
  onReady: (make: () => ActionsOf) => void;
}

/** The menus of the rows of a list. Draws nothing: its code loads after the rows, which do not need it. */
export function RowActions({ place, listings, onReady }: RowActionsProps): null {
  const user = useUser();
  const toast = useToast();
  const raceWords = useRaceWords();
  function explain(error: unknown) {
    const race = raceWords(error);
    toast({
      tone: 'critical',
      message: race ? m.listings_race_no_changes({ race }) : messageFor(error),
    });
  }
  const ask = useConfirmAction(useListingActions(), explain);
  const duplicate = useDuplicate(explain);

  const actionsOf = (row: ListingRow): MenuItem[] => {
    const listing = listings.find(({ id }) => String(id) === row.id);
    if (!listing) return [];
    const links = rowLinks(listing, place.scope, user);
    const actions = actionItems(listing, user, ask, (each) => void duplicate(each));
    return [
      ...links,
      ...(links.length > 0 && actions.length > 0 ? [{ kind: 'separator' } as const] : []),
      ...actions,
    ];
  };
  const latest = useRef(actionsOf);
  useLayoutEffect(() => {
    latest.current = actionsOf;
  });
  useEffect(() => onReady(() => (row) => latest.current(row)), [onReady]);
  return null;
}
