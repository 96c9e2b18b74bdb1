import type { Listing, Page } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';
import type { Shelf } from '@portal/domain';
import { ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Pagination } from '@portal/ui/components/Pagination';
import {
  ListingTable,
  type ListingTableProps,
  type ListingTableState,
  type ListingTableVariant,
} from '@portal/ui/patterns/ListingTable';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { rowChoices } from '../listAddress.ts';
import { listStateOf } from '../listState.ts';
import { toRow } from './listingRows.ts';
import {
  addressOf,
  defaultView,
  isNarrowed,
  isQueue,
  type ListPlace,
  type ListView,
} from './listingsQuery.ts';
import { listWords } from './listWords.ts';
import { shownSort, sortOf, type TermOptions, toolbarFor } from './toolbar.ts';
import type { BulkControls } from './useBulkDecision.tsx';

export interface ListingsScreenProps {
  place: ListPlace;
  view: ListView;
  listings: View<Page<Listing>>;
  /** What the filters by term offer. */
  terms: TermOptions;
  /** What else can be done with a row. */
  actionsOf: ListingTableProps['actionsOf'];
  /** Whether this person may add to the list; services are part of the paid plans. */
  createHref: string;
  /** Deciding on several at once, in the queue. */
  bulk?: BulkControls | undefined;
  /** One line under the title. Default: what the list holds. */
  help?: string | undefined;
  /** The sheet of keys, in the queue. */
  keys?: ReactNode;
  /** Where the work on the queue begins. */
  start?: ReactNode;
  /** Where the views of a listing are read, for those who may. */
  analyticsHref: (listing: Listing, shelf: Shelf) => string | undefined;
  onView: (view: ListView) => void;
  onRetry: () => void;
  /** Milliseconds since 1970, for the ages of what waits. */
  now: number;
}

/** A list of apps or services: mine or everybody's, live or pending. */
export function ListingsScreen(props: ListingsScreenProps) {
  const { place, view, listings, terms, actionsOf, createHref, analyticsHref, bulk } = props;
  const { onView, onRetry, now } = props;
  const words = listWords(place);
  const page = listings.kind === 'ready' ? listings.value : null;
  const change = (part: Partial<ListView>) => onView({ ...view, page: 1, ...part });
  const variant: ListingTableVariant = isQueue(place)
    ? 'queue'
    : place.whose === 'all'
      ? 'admin'
      : 'vendor';
  const narrowed = isNarrowed(view);
  // The same rows as objects, so that only those which changed are drawn again.
  const rows = useMemo(
    () =>
      page?.rows.map((listing) =>
        toRow(listing, place, now, analyticsHref(listing, place.shelf)),
      ) ?? [],
    [page, place, now, analyticsHref],
  );

  return (
    <Stack space="large">
      <PageHeader
        title={words.title}
        help={props.help ?? words.help}
        link={words.other}
        actions={
          <>
            {props.keys}
            <ButtonLink tone={props.start ? 'secondary' : 'primary'} icon={Plus} href={createHref}>
              Create new
            </ButtonLink>
            {props.start}
          </>
        }
      />
      {bulk?.result}
      <ListingTable
        caption={words.title}
        type={place.collection}
        place={place.shelf}
        variant={variant}
        state={stateOf(listings, narrowed, bulk?.decided)}
        rows={rows}
        busy={listings.kind === 'ready' && listings.refreshing}
        toolbar={toolbarFor(view, place, terms, change)}
        footer={
          page && page.pagination.total > 0 ? (
            <Pagination
              {...page.pagination}
              pageSizes={rowChoices}
              hrefFor={(number) => addressOf({ ...view, page: number }, place)}
              onPageSize={(rows) => change({ rows })}
            />
          ) : null
        }
        sort={shownSort(view, place)}
        onSort={(sort) => change({ sort: sortOf(sort, place) })}
        skeletonRows={view.rows}
        actionsOf={actionsOf}
        selected={bulk?.selected}
        onSelect={bulk?.onSelect}
        createHref={isQueue(place) ? undefined : createHref}
        onClear={() => onView({ ...defaultView(place), sort: view.sort, rows: view.rows })}
        onRetry={onRetry}
      />
      {bulk?.bar}
    </Stack>
  );
}

/** Where the last that waited were just decided, that is told in place of a search that finds nothing. */
function stateOf(
  listings: View<Page<Listing>>,
  narrowed: boolean,
  decided = false,
): ListingTableState {
  const state = listStateOf(listings, narrowed);
  const none = listings.kind === 'ready' && state === 'no-match';
  return none && decided ? 'decided' : state;
}
