import { useListing, useListingEvents, useListings } from '@portal/data/react';
import type { Collection, Listing, ListingStatus } from '@portal/data/schemas';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useLeaveGuard } from '../../shell/useLeaveGuard.tsx';
import { areaNames } from '../listings/listWords.ts';
import { compare } from './changes.ts';
import { placeInQueue, queueQuery } from './queue.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { toTimeline } from './timeline.ts';
import { useDecision } from './useDecision.ts';

interface ReviewRouteProps {
  collection: Collection;
  record: Listing;
}

/** What waits for a decision, wired to the stores. */
export function ReviewRoute({ collection, record }: ReviewRouteProps) {
  const navigate = useNavigate();
  const guard = useLeaveGuard('The reason you typed is not saved yet and will be gone.');
  const surroundings = useSurroundings();
  const [now] = useState(surroundings.now);
  const ref = { collection, shelf: 'pending', id: record.id } as const;
  const events = useListingEvents(ref);
  const queue = useListings(queueQuery(collection));
  const name = record.name || 'Untitled listing';
  usePage({
    title: name,
    crumbs: [
      { label: areaNames[collection] },
      { label: 'Pending listings', href: paths.listings(collection, 'pending', 'all') },
      { label: name },
    ],
  });

  const rows = queue.kind === 'ready' ? queue.value.rows : [];
  const place = placeInQueue(
    rows,
    record.id,
    queue.kind === 'ready' ? queue.value.pagination.total : 0,
  );
  const open = (listing: Listing | null) => {
    void navigate(
      listing
        ? paths.listing(collection, 'pending', listing.slug || listing.id)
        : paths.listings(collection, 'pending', 'all'),
    );
  };

  const decision = useDecision(record, () => {
    guard.release();
    open(place?.next ?? null);
  });

  const screen = {
    record,
    place,
    now,
    events: toTimeline(events.kind === 'ready' ? events.value : []),
    editHref: `${paths.listing(collection, 'pending', record.slug || record.id)}?edit`,
    busy: decision.busy,
    noteError: decision.noteError,
    onDecide: (status: ListingStatus, note: string) => void decision.decide(status, note),
    onMove: open,
    onDirtyChange: guard.setDirty,
  };
  return (
    <>
      {record.revision ? (
        <RevisionReview collection={collection} screen={screen} />
      ) : (
        <ReviewScreen {...screen} comparison={compare(record, null)} />
      )}
      {guard.question}
    </>
  );
}

interface RevisionReviewProps {
  collection: Collection;
  screen: Omit<Parameters<typeof ReviewScreen>[0], 'comparison'>;
}

/** A revision is read against its live listing, so both are asked for. */
function RevisionReview({ collection, screen }: RevisionReviewProps) {
  const live = useListing({ collection, shelf: 'active', id: screen.record.id });
  return (
    <ReviewScreen
      {...screen}
      comparison={live.kind === 'ready' ? compare(screen.record, live.value) : null}
    />
  );
}
