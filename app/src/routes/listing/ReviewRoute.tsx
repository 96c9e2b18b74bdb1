import {
  useClient,
  useListing,
  useListingEvents,
  useListings,
  useStores,
} from '@portal/data/react';
import {
  type Collection,
  type Listing,
  type ListingStatus,
  lostRace,
  messageFor,
} from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { areaNames } from '../listings/listWords.ts';
import { age } from '../when.ts';
import { compare } from './changes.ts';
import { placeInQueue, queueQuery } from './queue.ts';
import { ReviewScreen } from './ReviewScreen.tsx';
import { toTimeline } from './timeline.ts';

interface ReviewRouteProps {
  collection: Collection;
  record: Listing;
}

/** What waits for a decision, wired to the stores. */
export function ReviewRoute({ collection, record }: ReviewRouteProps) {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
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

  async function decide(status: ListingStatus, note: string): Promise<boolean> {
    setBusy(true);
    try {
      const decision = {
        status,
        adminNote: note.trim() || null,
        internalNote: null,
        version: record.version,
      };
      stores.listings.wrote(await client.listings.decide(collection, record.id, decision));
      toast({ tone: 'positive', message: `${name} ${decided[status]}.` });
      open(place?.next ?? null);
      return true;
    } catch (error) {
      toast({ tone: 'caution', message: raceWords(error, now) ?? messageFor(error) });
      stores.listings.invalidate();
      return false;
    } finally {
      stores.counts.invalidate();
      setBusy(false);
    }
  }

  const screen = {
    record,
    place,
    now,
    events: toTimeline(events.kind === 'ready' ? events.value : []),
    editHref: `${paths.listing(collection, 'pending', record.slug || record.id)}?edit`,
    busy,
    onDecide: decide,
    onMove: open,
  };
  return record.revision ? (
    <RevisionReview collection={collection} screen={screen} />
  ) : (
    <ReviewScreen {...screen} comparison={compare(record, null)} />
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

const decided: Record<ListingStatus, string> = {
  APPROVED: 'approved',
  DECLINED: 'declined',
  PENDING: 'stays in review',
};

/** Who was faster, in one line; null when that was not the reason. */
function raceWords(error: unknown, now: number): string | null {
  const race = lostRace(error);
  if (!race) return null;
  if (!race.event) return 'Somebody changed this listing meanwhile. Your decision was not saved.';
  const { actor, kind, createdAt } = race.event;
  return `${actor.name} ${kind} this ${age(createdAt, now)} ago. Your decision was not saved.`;
}
