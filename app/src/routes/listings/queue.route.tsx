import type { Collection } from '@portal/data/schemas';
import { KeyHelp } from '@portal/ui/patterns/KeyHelp';
import { queueKeys } from '../listing/decisionKeys.ts';
import { ListingsPage } from './ListingsPage.tsx';
import { askForList, type ListPlace } from './listingsQuery.ts';
import { useBulkDecision } from './useBulkDecision.tsx';

/** The list in which admins decide: what that takes is loaded by nobody else. */
export function route(collection: Collection) {
  const place: ListPlace = { collection, shelf: 'pending', whose: 'all' };
  return {
    Component: () => (
      <ListingsPage
        key={JSON.stringify(place)}
        place={place}
        useBulk={useBulkDecision}
        help={<KeyHelp keys={queueKeys} />}
      />
    ),
    handle: askForList(place),
  };
}
