import type { Collection } from '@portal/domain';
import { KeyHelp } from '@portal/ui/patterns/KeyHelp';
import { queueKeys } from '../listing/decisionKeys.ts';
import { ListingsPage } from './ListingsPage.tsx';
import { askForList, type ListPlace } from './listingsQuery.ts';
import { useBulkDecision } from './useBulkDecision.tsx';
import { useQueueStart } from './useQueueStart.tsx';

const queue = {
  useBulk: useBulkDecision,
  useStart: useQueueStart,
  keys: <KeyHelp keys={queueKeys} />,
};

/** The list in which admins decide: only they load what that takes. */
export function route(collection: Collection) {
  const place: ListPlace = { collection, shelf: 'pending', whose: 'all' };
  return {
    Component: () => <ListingsPage key={JSON.stringify(place)} place={place} queue={queue} />,
    handle: askForList(place),
  };
}
