import type { Listing, Page } from '@portal/data/schemas';
import type { View } from '@portal/data/stores';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Pagination } from '@portal/ui/components/Pagination';
import {
  ListingTable,
  type ListingTableProps,
  type ListingTableState,
  type ListingTableVariant,
} from '@portal/ui/patterns/ListingTable';
import { ArrowRight, Plus } from 'lucide-react';
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
import { listWords, queueHelp } from './listWords.ts';
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
  /** The sheet of keys, in the queue. */
  help?: ReactNode;
  onView: (view: ListView) => void;
  onRetry: () => void;
  /** Milliseconds since 1970, for the ages of what waits. */
  now: number;
}

/** A list of apps or services: mine or everybody's, live or pending. */
export function ListingsScreen(props: ListingsScreenProps) {
  const { place, view, listings, terms, actionsOf, createHref, bulk, onView, onRetry, now } = props;
  const words = listWords(place);
  const page = listings.kind === 'ready' ? listings.value : null;
  const change = (part: Partial<ListView>) => onView({ ...view, page: 1, ...part });
  const variant: ListingTableVariant = isQueue(place)
    ? 'queue'
    : place.whose === 'all'
      ? 'admin'
      : 'vendor';
  const next = page?.rows[0];
  const asItWaits = isQueue(place) && view.sort === 'oldest' && !isNarrowed(view, place);
  // The same rows as objects, so that only those which changed are drawn again.
  const rows = useMemo(
    () => page?.rows.map((listing) => toRow(listing, place, now)) ?? [],
    [page, place, now],
  );

  return (
    <Stack space="large">
      <PageHeader
        title={words.title}
        help={asItWaits ? queueHelp(place, page, next, now) : words.help}
        link={isQueue(place) ? undefined : words.other}
        actions={
          isQueue(place) ? (
            <>
              {props.help}
              {next ? (
                <ButtonLink
                  tone="primary"
                  iconAfter={ArrowRight}
                  href={toRow(next, place, now).href}
                >
                  Start reviewing
                </ButtonLink>
              ) : listings.kind === 'loading' ? (
                <Button tone="primary" iconAfter={ArrowRight} disabled>
                  Start reviewing
                </Button>
              ) : null}
            </>
          ) : (
            <ButtonLink tone="primary" icon={Plus} href={createHref}>
              Create new
            </ButtonLink>
          )
        }
      />
      {bulk?.result}
      <ListingTable
        caption={words.title}
        type={place.collection}
        place={place.shelf}
        variant={variant}
        state={stateOf(listings, isNarrowed(view, place), bulk?.decided)}
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
