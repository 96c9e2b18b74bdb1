import { useReviews } from '@portal/data/react';
import type { Review } from '@portal/data/schemas';
import type { Collection, Shelf } from '@portal/domain';
import { ReviewQueue } from '@portal/ui/patterns/ReviewQueue';
import { type FeedbackPlace, readView, toQuery, writeView } from '../feedback/feedbackQuery.ts';
import { useFeedbackList } from '../feedback/useFeedbackList.tsx';
import { ListPage, useListView } from '../ListPage.tsx';
import { toReviewRow } from './reviewRows.ts';
import { useReviewDeeds } from './useReviewDeeds.ts';

export function route(collection: Collection, shelf: Shelf) {
  const place: FeedbackPlace = { about: 'reviews', collection, shelf };
  return { Component: () => <ReviewsRoute key={JSON.stringify(place)} place={place} /> };
}

/** The reviews of apps or services: pending and declined ones, or active ones. */
function ReviewsRoute({ place }: { place: FeedbackPlace }) {
  const { view, show } = useListView(place, readView, writeView);
  const list = useReviews(toQuery(view, place));
  const { page, frame, rows, rowOf } = useFeedbackList({ place, view, show, list });
  const deeds = useReviewDeeds();
  const decide = (id: string, status: Review['status']) => {
    const review = rowOf(id);
    if (review) void deeds.decideAndTell(review, status);
  };
  return (
    <ListPage {...page}>
      <ReviewQueue
        {...frame}
        restored={deeds.restored}
        rows={rows.map((review) => toReviewRow(review, deeds.deciding.get(review.id)))}
        onApprove={(id) => decide(id, 'APPROVED')}
        onDecline={(id) => decide(id, 'DECLINED')}
        onDelete={async (id) => {
          const review = rowOf(id);
          return review && deeds.remove(review);
        }}
      />
    </ListPage>
  );
}
