import { useListing, useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import type { Collection, Scope } from '@portal/domain';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { RecordFailed, RedirectWithReason } from '../../parts/session.tsx';
import { paths } from '../../paths.ts';
import { EditRoute } from './EditRoute.tsx';
import { GoneListing } from './GoneListing.tsx';

const loadReview = () => import('./ReviewRoute.tsx');
const LiveCopyRoute = lazy(async () => ({
  default: (await import('./LiveCopyRoute.tsx')).LiveCopyRoute,
}));
/** Only staff need it. */
const ReviewRoute = lazy(async () => ({ default: (await loadReview()).ReviewRoute }));

export function NewListing({ collection }: { collection: Collection }) {
  return <EditRoute collection={collection} scope="pending" record={null} />;
}

interface ListingPlace {
  collection: Collection;
  scope: Scope;
}

export function Component({ collection, scope }: ListingPlace) {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const user = useUser();
  const decides = may(user, 'listing.decide');
  const listing = useListing({ collection, scope, id });
  const isPending =
    listing.kind === 'ready' && (listing.value.status !== 'APPROVED' || listing.value.revision);
  const [opened, setOpened] = useState(false);
  const [overtaken, setOvertaken] = useState<string | null>(null);
  useEffect(() => {
    if (isPending) setOpened(true);
  }, [isPending]);
  const seesAll = may(user, 'listing.listAll');
  const mayEdit = listing.kind !== 'ready' || may(user, 'listing.save', listing.value);
  const mayReview = seesAll && (!mayEdit || (decides && scope === 'pending' && !query.has('edit')));
  useEffect(() => {
    // Together with the record; `ReviewRoute` reports a failure.
    if (mayReview) loadReview().catch(() => undefined);
  }, [mayReview]);

  if (listing.kind === 'loading') return <PageLoading />;
  if (listing.kind === 'failed') {
    // It may have been approved in the meantime.
    if (listing.error.code === 'not-found' && scope === 'pending') {
      const address = paths.listing(collection, 'active', id);
      return <Navigate to={address} state={state} replace />;
    }
    if (listing.error.code === 'not-found' && state?.fromQueue)
      return <GoneListing collection={collection} id={id} />;
    return <RecordFailed {...listing} to={paths.listings(collection, 'active')} />;
  }
  const record = listing.value;
  const slug = record.slug || record.id;
  // Stays on the page when the listing is approved during editing.
  if (scope === 'pending' && !isPending && !opened)
    return <Navigate to={paths.listing(collection, 'active', slug)} replace />;
  const address = paths.listing(collection, scope, slug);
  if (String(slug) !== id)
    return <Navigate to={`${address}?${query}`.replace(/\?$/, '')} replace />;
  if (mayEdit && !decides && scope === 'active' && record.revision) {
    const changes = paths.listing(collection, 'pending', slug);
    if (overtaken !== null) {
      const why = m.listing_not_submitted({ race: overtaken });
      return <RedirectWithReason to={changes} why={why} tone="critical" />;
    }
    if (query.has('edit')) return <Navigate to={`${changes}?${query}`} replace />;
    return (
      <Suspense fallback={<PageLoading />}>
        <LiveCopyRoute key={record.id} collection={collection} record={record} />
      </Suspense>
    );
  }
  return mayReview && !record.draft ? (
    <Suspense fallback={<PageLoading />}>
      <ReviewRoute
        key={record.id}
        collection={collection}
        scope={scope}
        record={record}
        gone={listing.problem?.code === 'not-found'}
      />
    </Suspense>
  ) : (
    <EditRoute
      key={record.id}
      collection={collection}
      scope={scope}
      record={record}
      onOvertaken={setOvertaken}
    />
  );
}
