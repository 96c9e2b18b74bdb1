import type { Collection } from '@portal/domain';
import type { ReviewsApi } from '../../client/reviews.ts';
import type { Review, Reviewable, Subject } from '../../schemas/review.ts';
import { type Cache, createCache } from '../cache/index.ts';
import { createFeedbackStore, type FeedbackStore } from './feedbackStore.ts';

export interface ReviewableRef {
  collection: Collection;
  /** Number or slug; empty for none. */
  id: string;
}

export interface ReviewsStore extends FeedbackStore<Review> {
  records: Cache<number, Review>;
  /** The listings this person may review. */
  subjects: Cache<Collection, Subject[]>;
  /** A listing this person may review, with what they wrote before; null where none is named. */
  reviewable: Cache<ReviewableRef, Reviewable | null>;
}

interface ReviewsSetup {
  client: { reviews: ReviewsApi };
  now?: () => number;
}

export function createReviewsStore({ client, now = Date.now }: ReviewsSetup): ReviewsStore {
  const api = client.reviews;
  const feedback = createFeedbackStore<Review>({ api, now });
  const records = createCache<number, Review>({
    now,
    keyOf: String,
    load: (id, signal) => api.get(id, { signal }),
  });
  const subjects = createCache<Collection, Subject[]>({
    now,
    keyOf: (collection) => collection,
    load: (collection, signal) => api.subjects(collection, signal),
  });
  const reviewable = createCache<ReviewableRef, Reviewable | null>({
    now,
    keyOf: ({ collection, id }) => `${collection}/${id}`,
    load: async ({ collection, id }, signal) =>
      id === '' ? null : api.reviewable(collection, id, { signal }),
  });
  const own = [records, subjects, reviewable];
  function invalidateOwn() {
    for (const cache of own) cache.invalidate();
  }
  return {
    ...feedback,
    records,
    subjects,
    reviewable,
    wrote(review) {
      records.set(review.id, review);
      feedback.wrote(review);
      invalidateOwn();
    },
    removed(id) {
      feedback.removed(id);
      // The screen of what is gone is on its way out: nobody asks for it again.
      records.retire((review) => review.id === id);
      subjects.invalidate();
      reviewable.invalidate();
    },
    invalidate() {
      feedback.invalidate();
      invalidateOwn();
    },
    clear() {
      feedback.clear();
      for (const cache of own) cache.clear();
    },
  };
}
