import { useListings, useUser } from '@portal/data/react';
import { type Listing, may } from '@portal/data/schemas';
import { type Collection, listingTypeOf } from '@portal/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useAnalyticsLink } from '../analytics/useAnalyticsLink.ts';
import { ListingsScreen } from './ListingsScreen.tsx';
import {
  addressOf,
  type ListPlace,
  type ListView,
  readView,
  toQuery,
  writeView,
} from './listingsQuery.ts';
import { areaNames, listArea, listWords } from './listWords.ts';
import type { BulkControls } from './useBulkDecision.tsx';
import type { QueueStart } from './useQueueStart.tsx';
import { useRowActions } from './useRowActions.tsx';
import { termOptionsHook } from './useTermOptions.ts';

interface ListingsPageProps {
  place: ListPlace;
  /** What only the queue has; the same for the life of the page. */
  queue?: QueueParts | undefined;
}

/** The parts of a list in which admins decide. */
interface QueueParts {
  /** Deciding on several at once. */
  useBulk: (rows: readonly Listing[], collection: Collection) => BulkControls | undefined;
  useStart: (collection: Collection, now: number) => QueueStart | undefined;
  /** The sheet of keys. */
  keys: ReactNode;
}

const noQueue: QueueParts = {
  useBulk: () => undefined,
  useStart: () => undefined,
  keys: undefined,
};

/** A list of listings at its address. */
export function ListingsPage({ place, queue = noQueue }: ListingsPageProps) {
  const [params, setParams] = useSearchParams();
  const surroundings = useSurroundings();
  const [now] = useState(surroundings.now);
  const view = useMemo(() => readView(params, place), [params, place]);
  const listings = useListings(toQuery(view, place));
  // The same for the life of the page: another collection is another page.
  const useTerms = termOptionsHook[place.collection];
  const terms = useTerms();
  const rows = listings.kind === 'ready' ? listings.value.rows : [];
  const { actionsOf, question } = useRowActions(place, rows);
  const { useBulk, useStart, keys } = queue;
  const bulk = useBulk(rows, place.collection);
  const start = useStart(place.collection, now);
  const analyticsHref = useAnalyticsLink();
  const user = useUser();
  const { title } = listWords(place);
  const crumbs = [{ label: areaNames[place.collection] }, { label: title }];
  usePage({ title, area: listArea(place), crumbs });

  // The last row of the last page may have been decided or deleted.
  if (listings.kind === 'ready' && !listings.kept && listings.value.rows.length === 0) {
    const { total, pageCount } = listings.value.pagination;
    if (total > 0) return <Navigate to={addressOf({ ...view, page: pageCount }, place)} replace />;
  }

  const show = (next: ListView) => {
    setParams(writeView(next, place), {
      // What is typed on the way to a word is not a place to come back to.
      replace: next.search !== view.search,
      preventScrollReset: next.page === view.page,
    });
  };

  return (
    <>
      <ListingsScreen
        place={place}
        view={view}
        listings={listings}
        terms={terms}
        actionsOf={actionsOf}
        bulk={bulk}
        keys={keys}
        {...start}
        analyticsHref={analyticsHref}
        createHref={
          may(user, `${listingTypeOf(place.collection)}.create`)
            ? paths.newListing(place.collection)
            : paths.servicesPaywall
        }
        onView={show}
        onRetry={listings.retry}
        now={now}
      />
      {question}
    </>
  );
}
