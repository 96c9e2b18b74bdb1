import type { Collection, Shelf } from '@portal/domain';
import { ListingsPage } from './ListingsPage.tsx';
import { askForList, type ListPlace } from './listingsQuery.ts';

export function route(collection: Collection, shelf: Shelf, whose: 'mine' | 'all') {
  const place: ListPlace = { collection, shelf, whose };
  const key = JSON.stringify(place);
  return {
    Component: () => <ListingsPage key={key} place={place} />,
    handle: askForList(place),
  };
}
