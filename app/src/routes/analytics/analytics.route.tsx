import { useViews } from '@portal/data/analytics';
import { useListing } from '@portal/data/react';
import { type DataError, dayIn, type Listing, mediaUrl } from '@portal/data/schemas';
import type { Collection, Scope } from '@portal/domain';
import { Button } from '@portal/ui/components/Button';
import { DateRange } from '@portal/ui/components/DateRange';
import { Logo } from '@portal/ui/components/Logo';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { ViewsChart } from '@portal/ui/patterns/ViewsChart';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { download } from '../../parts/download.ts';
import { listTrail } from '../../parts/listings/listingsQuery.ts';
import { RecordFailed } from '../../parts/session.tsx';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { comparedRange, limitsFor, presetsFor, rangeParams, readView } from './analyticsQuery.ts';
import { csvName, viewsCsv } from './csv.ts';
import { daysShown, useViewsState, type WatchedViews, windowRanges } from './viewsDays.ts';

interface Place {
  collection: Collection;
  scope: Scope;
}

export function Component({ collection, scope }: Place) {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const appServices = useAppServices();
  const [today] = useState(() => dayIn(appServices.timeZone, appServices.now()));
  const ref = { collection, scope, id };
  const listing = useListing(ref);
  // Loads concurrently with the record.
  const windows = useViews({ listing: ref, ranges: windowRanges(today) });
  const { chosen, range } = readView(query, today);
  const picked = useViews({
    listing: ref,
    ranges: chosen === 'range' ? [range, comparedRange(range)] : [],
  });

  const lost = [listing, windows, picked].find(
    (part) => part.kind === 'failed' && (part === listing || isFinal(part.error)),
  );
  if (lost?.kind === 'failed')
    return lost.error.code === 'payment-required' ? (
      <Navigate to={paths.analyticsPaywall} replace />
    ) : (
      <RecordFailed {...lost} to={paths.listings(collection, 'active')} />
    );
  if (listing.kind !== 'ready') return <PageLoading />;
  const record = listing.value;
  const address = String(record.slug || record.id);
  if (address !== id) {
    const canonical = paths.listingAnalytics(collection, scope, address);
    return <Navigate to={`${canonical}?${query}`.replace(/\?$/, '')} replace />;
  }
  return (
    <Analytics
      collection={collection}
      scope={scope}
      record={record}
      today={today}
      windows={windows}
      picked={picked}
      timeZone={appServices.timeZone}
    />
  );
}

/** Errors that a retry cannot fix. */
const isFinal = ({ code }: DataError) => code === 'not-found' || code === 'payment-required';

interface AnalyticsProps extends Place {
  record: Listing;
  today: string;
  timeZone: string;
  windows: WatchedViews;
  picked: WatchedViews;
}

/** The daily views of one listing in a range. */
function Analytics({ collection, scope, record, today, timeZone, ...loads }: AnalyticsProps) {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readView(query, today), [query, today]);
  const name = record.name || m.feedback_untitled_listing();
  const place = { collection, scope, whose: 'mine' } as const;
  const listingHref = paths.listing(collection, scope, record.slug || record.id);
  usePage(m.analytics_analytics_of({ name }), {
    above: [...listTrail(place), { label: name, href: listingHref }],
    crumb: m.analytics_analytics(),
  });
  const views = useViewsState(loads, view, today);
  const shown = daysShown(views, view.chosen);
  const save = () => {
    if (!shown) return;
    const file = csvName(record.slug || String(record.id), view.range);
    download(file, viewsCsv(name, view.range, shown), 'text/csv');
  };
  const navigate = (params: URLSearchParams) => setQuery(params, { preventScrollReset: true });
  return (
    <Stack space="large">
      <PageHeader
        title={name}
        picture={
          <Logo
            size="large"
            name={record.name}
            src={record.logo ? mediaUrl(record.logo, 320) : null}
          />
        }
        help={m.analytics_help({ timeZone: timeZone.replaceAll('_', ' ') })}
        link={{ href: listingHref, label: m.analytics_go_to_listing() }}
        actions={
          <Button icon={Download} disabled={!shown} onClick={save}>
            {m.analytics_download_csv()}
          </Button>
        }
      />
      <ViewsChart
        views={views}
        chosen={view.chosen}
        picker={
          <DateRange
            name="days"
            label={m.analytics_chart_dates()}
            labelHidden
            value={{ from: view.range.start, to: view.range.end }}
            onValueChange={({ from, to }) => {
              if (from) navigate(rangeParams({ start: from, end: to }, today));
            }}
            presets={presetsFor(today)}
            limits={limitsFor(today)}
          />
        }
      />
    </Stack>
  );
}
