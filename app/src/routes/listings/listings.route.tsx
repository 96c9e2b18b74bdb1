import { useListings, useUser } from '@portal/data/react';
import { type Listing, may, type Page } from '@portal/data/schemas';
import {
  type Collection,
  isQueue,
  type ListingColumn,
  type ListPlace,
  listingsList,
  listingTypeOf,
  listPath,
  toListingsQuery,
} from '@portal/domain';
import { ButtonLink } from '@portal/ui/components/Button';
import { ListingTable, listingColumns } from '@portal/ui/patterns/ListingTable';
import { Clock, Plus, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';
import { ownNames } from '../../ownNames.ts';
import type { BulkControls } from '../../parts/decisions/useBulkDecision.tsx';
import {
  maySelect,
  menuLink,
  type RowFacts,
  toRow,
  useAnalyticsLink,
} from '../../parts/listings/listingRows.ts';
import { listArea, listWords } from '../../parts/listings/listingsQuery.ts';
import { ListPage, useList } from '../../parts/lists/ListPage.tsx';
import { useDaysFilter } from '../../parts/lists/useDaysFilter.ts';
import { useListLayout } from '../../parts/lists/useListLayout.tsx';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { lateComponent, restComponent } from '../../shell/lateComponent.tsx';
import { usePage } from '../../shell/page.tsx';
import type { ActionsOf } from './RowActions.tsx';
import {
  filtersFor,
  missingFilter,
  none,
  sortByHeads,
  sortLabelsOf,
  sortTool,
  useTermFilters,
} from './toolbar.ts';

export { ListingsPage as Component };

const BulkEditBar = restComponent(async () => (await import('./BulkEditBar.tsx')).BulkEditBar);

const RowActions = restComponent(async () => (await import('./RowActions.tsx')).RowActions);

const ListingSort = lateComponent(async () => (await import('./ListingSort.tsx')).ListingSort);

const MissingOptions = restComponent(
  async () => (await import('./MissingOptions.tsx')).MissingOptions,
);

const loadingActions: ActionsOf = () => null;

const noneChosen: ReadonlySet<string> = new Set();

/** Additions of the review queue. */
interface QueueParts {
  useBulk: (
    page: Page<Listing> | null,
    collection: Collection,
  ) => BulkControls<Listing> | undefined;
  /** The help line, undefined while loading, and the link to the oldest pending listing. */
  useStart: (
    collection: Collection,
    now: number,
  ) => { help: string | undefined; start: ReactNode } | undefined;
  /** The keyboard help, with the keys of a selection if listings can be selected. */
  keysHelp: (selects: boolean) => ReactNode;
  /** Who reviews a listing now; must return the same function until that changes. */
  useReviewers: () => RowFacts['reviewersOf'];
}

export const noQueue: QueueParts = {
  useBulk: () => undefined,
  useStart: () => undefined,
  keysHelp: () => undefined,
  useReviewers: () => undefined,
};

interface ListingsPageProps {
  place: ListPlace;
  /** Must not change while the page is shown. */
  queue?: QueueParts;
}

/** A list of apps or services: a vendor's own or all, active or pending. */
export function ListingsPage({ place, queue = noQueue }: ListingsPageProps) {
  const { collection, scope } = place;
  const appServices = useAppServices();
  const [now] = useState(appServices.now);
  const list = listingsList(place);
  const { view, change, filter, sort, around } = useList(list);
  const listings = useListings(toListingsQuery(view, place));
  const terms = useTermFilters(view, change);
  const changed = useDaysFilter({ label: m.listings_filter_changed(), view, change });
  const loaded = listings.kind === 'ready' ? listings.value : null;
  const listed = loaded?.rows ?? [];
  const [actionsOf, setActionsOf] = useState(() => loadingActions);
  const [tries, setTries] = useState(0);
  const isLoading = actionsOf === loadingActions;
  // Mounted again, it loads again what has failed to load.
  const loadActions = useCallback(() => setTries((count) => count + 1), []);
  const { useBulk, useStart, useReviewers, keysHelp } = queue;
  const bulk = useBulk(loaded, collection);
  const [chosen, setChosen] = useState(noneChosen);
  const start = useStart(collection, now);
  const analyticsHref = useAnalyticsLink();
  const reviewersOf = useReviewers();
  const user = useUser();
  const variant = isQueue(place) ? 'queue' : place.whose === 'all' ? 'admin' : 'vendor';
  const [sorting, setSorting] = useState(false);
  const [missing, setMissing] = useState(none);
  const layout = useListLayout<ListingColumn>(listPath(place), listingColumns(variant));
  const decides = may(user, 'listing.decide');
  const mayCreate = may(user, `${listingTypeOf(collection)}.create`);
  const createHref = mayCreate ? paths.newListing(collection) : paths.servicesPaywall;
  const { title, help, other } = listWords(place);
  const labels = sortLabelsOf(place);
  const heads = sortByHeads(view, place, list);
  usePage(title, { area: listArea(place) });
  // The same objects, so that only changed rows render again.
  const rows = useMemo(
    () =>
      loaded?.rows.map((each) =>
        toRow(each, place, {
          now,
          me: user.id,
          readOnly: !may(user, 'listing.save', each),
          selectable: maySelect(user, each),
          analyticsHref: analyticsHref(each, scope),
          reviewersOf,
        }),
      ) ?? [],
    [loaded, place, scope, now, user, analyticsHref, reviewersOf],
  );
  const { page, frame } = around(listings);
  const { search, ...states } = frame;
  return (
    <ListPage
      {...page}
      tools="views and export"
      title={title}
      help={start?.help ?? help}
      link={other}
      menu={[
        ...(user.viewedBy
          ? []
          : [
              ...(mayCreate
                ? [menuLink(m.listings_import(), Upload, paths.import(collection))]
                : []),
              ...layout.menu,
              menuLink(m.imports_list_title(), Clock, paths.imports),
            ]),
        menuLink(m.listings_deleted_title(), Trash2, paths.deleted(collection)),
      ]}
      actions={
        <>
          {keysHelp(rows.some(({ status, selectable }) => selectable && status === 'pending'))}
          <ButtonLink tone={start?.start ? 'secondary' : 'primary'} icon={Plus} href={createHref}>
            {m.listings_create_new()}
          </ButtonLink>
          {start?.start}
        </>
      }
    >
      {layout.parts}
      <MissingOptions collection={collection} onReady={setMissing} />
      <RowActions key={tries} place={place} listings={listed} onReady={setActionsOf} />
      {bulk?.result}
      <ListingTable
        {...states}
        caption={title}
        type={collection}
        name={ownNames()[collection]}
        scope={scope}
        variant={variant}
        state={bulk?.stateOf(frame.state) ?? frame.state}
        rows={rows}
        toolbar={{
          search: {
            ...search,
            label: place.whose === 'all' ? m.listings_search_all() : m.listings_search(),
          },
          filters: filtersFor(place, terms, changed, missingFilter(view, missing, change), filter),
          sort: sortTool(sort(labels), view, labels, () => setSorting(true)),
        }}
        sort={heads.sort}
        sortThen={heads.sortThen}
        onSort={(head, added) => change(heads.ordersAfter(head, added))}
        {...layout.table}
        skeletonRows={view.rows}
        onApproach={isLoading ? loadActions : undefined}
        actionsOf={isQueue(place) && !decides ? undefined : actionsOf}
        selected={bulk ? bulk.selected : user.viewedBy ? undefined : chosen}
        onSelect={bulk ? bulk.onSelect : setChosen}
      />
      {sorting ? (
        <ListingSort
          place={place}
          view={view}
          onChange={change}
          onClose={() => setSorting(false)}
        />
      ) : null}
      {bulk ? (
        bulk.bar
      ) : (
        <BulkEditBar {...place} page={loaded} selected={chosen} onSelect={setChosen} />
      )}
    </ListPage>
  );
}
