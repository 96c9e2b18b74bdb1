import {
  useClient,
  useReview,
  useReviewEvents,
  useReviews,
  useStores,
  useUser,
} from '@portal/data/react';
import { DataError, isUnclear, messageFor, type Review } from '@portal/data/schemas';
import type { Collection, Shelf } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import { PageLoading, PageState } from '@portal/ui/patterns/PageStates';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useKeptGuard } from '../../shell/useKeptGuard.ts';
import { defaultView, toQuery } from '../feedback/feedbackQuery.ts';
import { feedbackWords } from '../feedback/feedbackWords.ts';
import { undoTime } from '../feedback/useDeciding.ts';
import { Happened } from '../listing/Happened.tsx';
import { useNext, usePlace } from '../listing/queue.ts';
import { reasonChanged } from '../listing/useDecision.ts';
import { RedirectWithReason } from '../session.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { reviewName, useReviewDeeds } from './useReviewDeeds.ts';

export function route(collection: Collection, shelf: Shelf) {
  return { Component: () => <ReviewRoute collection={collection} shelf={shelf} /> };
}

interface ReviewRouteProps {
  collection: Collection;
  shelf: Shelf;
}

/** One review by its address. */
function ReviewRoute({ collection, shelf }: ReviewRouteProps) {
  const { id = '' } = useParams();
  const review = useReview(Number(id));
  if (review.kind === 'loading') return <PageLoading />;
  if (review.kind === 'ready')
    return <OneReview key={id} collection={collection} shelf={shelf} review={review.value} />;
  if (review.error.code === 'offline') return <PageState kind="offline" onRetry={review.retry} />;
  return (
    <RedirectWithReason
      to={paths.reviews(collection, shelf)}
      why={messageFor(review.error)}
      tone="critical"
    />
  );
}

function OneReview({ collection, shelf, review }: ReviewRouteProps & { review: Review }) {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const navigate = useNavigate();
  const user = useUser();
  const { draftKeeper, now } = useSurroundings();
  const [since] = useState(now);
  const deeds = useReviewDeeds();
  const guard = useKeptGuard();
  const events = useReviewEvents(review.id);
  const place = { about: 'reviews', collection, shelf } as const;
  const queue = useReviews(
    toQuery({ ...defaultView, states: shelf === 'pending' ? ['pending'] : [], rows: 100 }, place),
  );
  const position = usePlace(queue, review.id, shelf === 'active' || review.status === 'PENDING');
  const next = useNext(position);
  const list = paths.reviews(collection, shelf);
  const { title } = feedbackWords(place, null);
  const name = `Review of ${review.listing?.name ?? 'a listing'}`;
  usePage({
    title: name,
    crumbs: [{ label: 'Reviews' }, { label: title, href: list }, { label: name }],
  });
  const open = (next: Review | null) =>
    void navigate(next ? paths.review(collection, shelf, next.id) : list);

  return (
    <>
      <ReviewPage
        review={review}
        history={<Happened events={events} thing="review" />}
        place={position}
        onMove={open}
        now={since}
        user={String(user.id)}
        draftKeeper={draftKeeper}
        clock={now}
        onDirtyChange={guard.setDirty}
        onDelete={async () => {
          const wrong = await deeds.remove(review);
          if (wrong) return wrong;
          guard.release();
          open(next());
          return undefined;
        }}
        onDecide={async (write, { key, note }) => {
          try {
            const saved = await client.reviews.decide(review.id, write, { idempotencyKey: key });
            stores.reviews.wrote(saved);
            stores.listings.invalidate();
            stores.counts.invalidate();
            if (note) {
              toast({ tone: 'positive', message: 'Note added.' });
              return { ok: true };
            }
            if (write.status === review.status) {
              toast({ tone: 'positive', message: reasonChanged });
              return { ok: true };
            }
            const undo = () => void deeds.undo(saved);
            const deed = saved.status === 'APPROVED' ? 'approved' : 'declined';
            toast({
              tone: 'positive',
              message: `${reviewName(saved)} ${saved.status === 'PENDING' ? 'is pending again' : deed}.`,
              duration: undoTime,
              ...(saved.status === 'PENDING' ? {} : { action: { label: 'Undo', onAction: undo } }),
            });
            guard.release();
            open(next());
            return { ok: true };
          } catch (error) {
            const fields = error instanceof DataError ? error.fields : [];
            const unclear = isUnclear(error);
            return { ok: false, message: deeds.explain(error), fields, unclear };
          }
        }}
      />
      {guard.question}
    </>
  );
}
