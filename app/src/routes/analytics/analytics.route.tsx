import { useListing, useViews } from '@portal/data/react';
import { type DataError, dayIn, type Listing, messageFor, rangeBefore } from '@portal/data/schemas';
import type { Collection, Shelf } from '@portal/domain';
import { PageLoading, PageState } from '@portal/ui/patterns/PageStates';
import { useMemo, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { download } from '../../download.ts';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { areaNames, listWords } from '../listings/listWords.ts';
import { RedirectWithReason } from '../session.tsx';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';
import { rangeParams, readView, windowParams } from './analyticsQuery.ts';
import { csvName, viewsCsv } from './csv.ts';
import { windowRanges } from './viewsDays.ts';
import { daysShown, useViewsState, type WatchedViews } from './viewsState.ts';

interface Place {
  collection: Collection;
  shelf: Shelf;
}

export function route(collection: Collection, shelf: Shelf) {
  return { Component: () => <AnalyticsRoute collection={collection} shelf={shelf} /> };
}

function AnalyticsRoute({ collection, shelf }: Place) {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const surroundings = useSurroundings();
  const [today] = useState(() => dayIn(surroundings.timeZone, surroundings.now()));
  const ref = { collection, shelf, id };
  const listing = useListing(ref);
  // Asked for beside the record, by the same address.
  const windows = useViews({ listing: ref, ranges: windowRanges(today) });
  const { chosen, range } = readView(query, today);
  const picked = useViews({
    listing: ref,
    ranges: chosen === 'range' ? [range, rangeBefore(range)] : [],
  });

  const lost = [listing, windows, picked].find(
    (part) => part.kind === 'failed' && (part === listing || isFinal(part.error)),
  );
  if (lost?.kind === 'failed')
    return <AwayFrom error={lost.error} collection={collection} retry={lost.retry} />;
  if (listing.kind !== 'ready') return <PageLoading />;
  const record = listing.value;
  const address = String(record.slug || record.id);
  if (address !== id) {
    const canonical = paths.listingAnalytics(collection, shelf, address);
    return <Navigate to={`${canonical}?${query}`.replace(/\?$/, '')} replace />;
  }
  return (
    <Analytics
      {...{ collection, shelf, record, today, windows, picked }}
      timeZone={surroundings.timeZone}
    />
  );
}

/** Failures that no second try mends. */
const isFinal = ({ code }: DataError) => code === 'not-found' || code === 'payment-required';

interface AwayFromProps {
  error: DataError;
  collection: Collection;
  retry: () => void;
}

function AwayFrom({ error, collection, retry }: AwayFromProps) {
  if (error.code === 'payment-required') return <Navigate to={paths.analyticsPaywall} replace />;
  if (error.code === 'offline') return <PageState kind="offline" onRetry={retry} />;
  return (
    <RedirectWithReason
      to={paths.listings(collection, 'active')}
      why={messageFor(error)}
      tone="critical"
    />
  );
}

interface AnalyticsProps extends Place {
  record: Listing;
  today: string;
  timeZone: string;
  windows: WatchedViews;
  picked: WatchedViews;
}

function Analytics({ collection, shelf, record, today, timeZone, ...loads }: AnalyticsProps) {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readView(query, today), [query, today]);
  const name = record.name || 'Untitled listing';
  const place = { collection, shelf, whose: 'mine' } as const;
  const listingHref = paths.listing(collection, shelf, record.slug || record.id);
  usePage({
    title: `Analytics of ${name}`,
    crumbs: [
      { label: areaNames[collection] },
      { label: listWords(place).title, href: paths.listings(collection, shelf) },
      { label: name, href: listingHref },
      { label: 'Analytics' },
    ],
  });
  const views = useViewsState(loads, view, today);
  const shown = daysShown(views, view.chosen);
  return (
    <AnalyticsScreen
      {...{ record, listingHref, views, view, today, timeZone }}
      onWindow={(window) => setQuery(windowParams(window), { preventScrollReset: true })}
      onRange={(range) => setQuery(rangeParams(range, today), { preventScrollReset: true })}
      onDownload={
        shown &&
        (() =>
          download(
            csvName(record.slug || String(record.id), view.range),
            viewsCsv(name, view.range, shown),
            'text/csv',
          ))
      }
    />
  );
}
