import { useCounts, useReviews, useSubjects } from '@portal/data/react';
import type { Review } from '@portal/data/schemas';
import type { Collection, Shelf } from '@portal/domain';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { ReviewQueue } from '@portal/ui/patterns/ReviewQueue';
import { Navigate } from 'react-router-dom';
import { usePage } from '../../shell/page.tsx';
import { addressOf, type FeedbackPlace, toQuery } from '../feedback/feedbackQuery.ts';
import { feedbackWords } from '../feedback/feedbackWords.ts';
import { frameOf, useFeedbackView } from '../feedback/useFeedbackList.tsx';
import { toReviewRow } from './reviewRows.ts';
import { useReviewDeeds } from './useReviewDeeds.ts';

export function route(collection: Collection, shelf: Shelf) {
  const place: FeedbackPlace = { about: 'reviews', collection, shelf };
  return { Component: () => <ReviewsRoute key={JSON.stringify(place)} place={place} /> };
}

/** Reviews of one type: what waits or was declined, or what counts. */
function ReviewsRoute({ place }: { place: FeedbackPlace }) {
  const { view, show } = useFeedbackView(place);
  const reviews = useReviews(toQuery(view, place));
  const subjects = useSubjects('reviews', place.collection);
  const counts = useCounts();
  const deeds = useReviewDeeds();
  const waiting = counts.kind === 'ready' ? counts.value.reviews[place.collection] : null;
  const { area, title, help, caption, other } = feedbackWords(place, waiting);
  usePage({ title, crumbs: [{ label: area }, { label: title }] });

  const rows = reviews.kind === 'ready' ? reviews.value.rows : [];
  if (reviews.kind === 'ready' && !reviews.kept && rows.length === 0) {
    const { total, pageCount } = reviews.value.pagination;
    if (total > 0) return <Navigate to={addressOf({ ...view, page: pageCount }, place)} replace />;
  }
  const at = (id: string, deed: (review: Review) => Promise<unknown>) => {
    const review = rows.find((row) => String(row.id) === id);
    if (review) void deed(review);
  };

  return (
    <Stack space="large">
      <PageHeader title={title} help={help} link={other} />
      <ReviewQueue
        {...frameOf({ place, view, show, caption, rows: reviews, subjects })}
        restored={deeds.restored}
        rows={rows.map((review) => toReviewRow(review, deeds.deciding.get(review.id)))}
        onApprove={(id) => at(id, (review) => deeds.decideAndTell(review, 'APPROVED'))}
        onDecline={(id) => at(id, (review) => deeds.decideAndTell(review, 'DECLINED'))}
        onDelete={async (id) => {
          const review = rows.find((row) => String(row.id) === id);
          return review && deeds.remove(review);
        }}
      />
    </Stack>
  );
}
