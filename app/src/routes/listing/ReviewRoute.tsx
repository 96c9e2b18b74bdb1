import { useListing, useListingEvents, useListings, useUser } from '@portal/data/react';
import type { Listing } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { ChangeTable } from '@portal/ui/patterns/ChangeTable';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useKeptGuard } from '../../shell/useKeptGuard.ts';
import { areaNames } from '../listings/listWords.ts';
import { compare } from './changes.ts';
import { Happened } from './Happened.tsx';
import { PagePart } from './PagePart.tsx';
import { queueQuery, useNext, usePlace } from './queue.ts';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen.tsx';
import { useAskedAgain } from './useAskedAgain.ts';
import { listingTitle, useDecision } from './useDecision.ts';
import { VendorFacts } from './VendorFacts.tsx';

interface ReviewRouteProps {
  collection: Collection;
  record: Listing;
}

/** What waits for a decision, wired to the stores. */
export function ReviewRoute({ collection, record }: ReviewRouteProps) {
  const navigate = useNavigate();
  const user = useUser();
  const guard = useKeptGuard();
  const { now: clock, draftKeeper } = useSurroundings();
  const [now] = useState(clock);
  const events = useListingEvents({ collection, shelf: 'pending', id: record.id });
  const queue = useListings(queueQuery(collection));
  const place = usePlace(queue, record.id, record.status === 'PENDING');
  const next = useNext(place);
  const { decide } = useDecision();
  const name = listingTitle(record);
  usePage({
    title: name,
    crumbs: [
      { label: areaNames[collection] },
      { label: 'Pending listings', href: paths.listings(collection, 'pending', 'all') },
      { label: name },
    ],
  });

  const open = (listing: Listing | null) =>
    navigate(
      listing
        ? paths.listing(collection, 'pending', listing.slug || listing.id)
        : paths.listings(collection, 'pending', 'all'),
    );

  const screen: ScreenProps = {
    record,
    place,
    now,
    clock,
    draftKeeper,
    user: String(user.id),
    history: <Happened events={events} thing="listing" />,
    owner: <VendorFacts collection={collection} record={record} />,
    editHref: `${paths.listing(collection, 'pending', record.slug || record.id)}?edit`,
    onDecide: (write, facts) =>
      decide(record, write, facts, () => {
        guard.release();
        return open(next());
      }),
    onMove: (listing) => void open(listing),
    onDirtyChange: guard.setDirty,
  };
  return (
    <>
      {record.revision && record.status !== 'APPROVED' ? (
        <RevisionReview collection={collection} screen={screen} />
      ) : (
        <ReviewScreen {...screen}>
          <Changes record={record} live={null} />
        </ReviewScreen>
      )}
      {guard.question}
    </>
  );
}

type ScreenProps = Omit<ReviewScreenProps, 'children'>;

interface RevisionReviewProps {
  collection: Collection;
  screen: ScreenProps;
}

/** A revision is read against its live listing, so both are asked for. */
function RevisionReview({ collection, screen }: RevisionReviewProps) {
  const live = useAskedAgain(useListing({ collection, shelf: 'active', id: screen.record.id }));
  return (
    <ReviewScreen {...screen}>
      {live.kind === 'loading' ? null : (
        <PagePart title="What changes" part={live}>
          {(value) => <Changes record={screen.record} live={value} />}
        </PagePart>
      )}
    </ReviewScreen>
  );
}

interface ChangesProps {
  record: Listing;
  /** Null for one that is new. */
  live: Listing | null;
}

function Changes({ record, live }: ChangesProps) {
  return <ChangeTable {...compare(record, live)} isNew={!record.revision} />;
}
