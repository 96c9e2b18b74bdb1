import { useReviews } from '@portal/data/feedback';
import { useUser } from '@portal/data/react';
import { may, type Review } from '@portal/data/schemas';
import type { FeedbackPlace } from '@portal/domain';
import { trashDays } from '@portal/domain';
import type { PageHeaderProps } from '@portal/ui/components/PageHeader';
import { ReviewQueue } from '@portal/ui/patterns/ReviewQueue';
import { Clock, Trash2, Upload } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { useReviewers } from '../../parts/decisions/reviewers.ts';
import { toReviewRow } from '../../parts/decisions/reviewRows.ts';
import { useBulkDecision } from '../../parts/decisions/useBulkDecision.tsx';
import { useFeedbackList } from '../../parts/decisions/useFeedbackList.tsx';
import { deletedTitle } from '../../parts/deleted.ts';
import { menuLink } from '../../parts/listings/listingRows.ts';
import { ListPage } from '../../parts/lists/ListPage.tsx';
import { paths } from '../../paths.ts';
import { useReviewActions } from './useReviewActions.ts';

/** The reviews of apps or services: pending and declined ones, or active ones. */
export function Component({ place }: { place: FeedbackPlace }) {
  const { page, frame, rows, rowOf } = useFeedbackList(place, useReviews);
  const actions = useReviewActions();
  const reviewersOf = useReviewers();
  const menu: PageHeaderProps['menu'] = may(useUser(), 'review.decide')
    ? [
        menuLink(m.reviews_import(), Upload, paths.import('reviews')),
        menuLink(m.imports_list_title(), Clock, paths.imports),
        menuLink(deletedTitle('reviews'), Trash2, paths.deleted('reviews')),
      ]
    : undefined;
  const bulk = useBulkDecision<Review>({
    rows,
    kind: actions.bulk,
    description: m.reviews_bulk_decline_help,
    draftRecord: `pending-reviews/${place.collection}`,
  });
  const decide = (id: string, status: 'APPROVED' | 'DECLINED') => {
    const review = rowOf(id);
    if (review)
      void actions.decideAndTell(review, status).then((done) => done && bulk.deselect(id));
  };
  return (
    <ListPage {...page} tools="views and export" menu={menu}>
      {bulk.result}
      <ReviewQueue
        {...frame}
        state={bulk.stateOf(frame.state)}
        bulk={bulk}
        restored={actions.restored}
        rows={rows.map((review) =>
          toReviewRow(
            review,
            actions.deciding.get(review.id) ?? bulk.sendingOf(review),
            reviewersOf('reviews', review.id),
          ),
        )}
        onApprove={(id) => decide(id, 'APPROVED')}
        onDecline={(id) => decide(id, 'DECLINED')}
        restorableDays={trashDays}
        onDelete={async (id) => {
          const review = rowOf(id);
          const problem = review && (await actions.remove(review));
          if (!problem) bulk.deselect(id);
          return problem;
        }}
      />
      {bulk.bar}
    </ListPage>
  );
}
