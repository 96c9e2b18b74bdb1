import { useReviewsStore } from '@portal/data/feedback';
import { personName, type Review } from '@portal/data/schemas';
import { useToast } from '@portal/ui/components/Toast';
import { m } from '../../i18n/messages.js';
import { outcomeWrite, useDeciding } from '../../parts/decisions/useDeciding.ts';

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
        toast({ tone: 'positive', message: m.reviews_was_deleted({ review: reviewName(review) }) });
        return undefined;
      } catch (error) {
        return deciding.wordsFor(error);
      }
    },
  };
}
