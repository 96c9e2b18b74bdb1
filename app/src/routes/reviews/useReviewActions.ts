import { useReviewsStore } from '@portal/data/feedback';
import { useClient, useStores } from '@portal/data/react';
import { personName, type Review } from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { m } from '../../i18n/messages.js';
import { outcomeWrite, useDeciding } from '../../parts/decisions/useDeciding.ts';
import { sayDeleted } from '../../parts/deleted.ts';

export const reviewTitle = ({ listing }: Review): string =>
  listing ? m.reviews_review_of({ name: listing.name }) : m.reviews_review_of_a_listing();

export function reviewName(review: Review): string {
  const { createdBy, listing } = review;
  if (!createdBy) return reviewTitle(review);
  const author = personName(createdBy);
  return listing
    ? m.reviews_review_of_by({ name: listing.name, author })
    : m.reviews_review_of_a_listing_by({ author });
}

interface ReviewActions extends ReturnType<typeof useDeciding<Review>> {
  /** Resolves with an error message, or with undefined once the review is deleted. */
  remove: (review: Review) => Promise<string | undefined>;
}

/** Admins' actions on reviews. */
export function useReviewActions(): ReviewActions {
  const reviews = useReviewsStore();
  const toast = useToast();
  const client = useClient();
  const stores = useStores();
  const deciding = useDeciding<Review>({
    thing: 'review',
    nameOf: reviewName,
    recordOf: ({ id }) => `reviews/${id}`,
    send: ({ id, version }, outcome, adminNote, key) =>
      reviews.decide(
        id,
        { ...outcomeWrite(outcome), adminNote, internalNote: null, version },
        { idempotencyKey: key },
      ),
  });

  return {
    ...deciding,
    async remove(review) {
      try {
        await reviews.remove(review.id);
        const name = reviewName(review);
        const message = m.reviews_was_deleted({ review: name });
        sayDeleted({ client, stores, toast }, { kind: 'reviews', id: review.id, name, message });
        return undefined;
      } catch (error) {
        return deciding.wordsFor(error);
      }
    },
  };
}
