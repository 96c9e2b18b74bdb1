import type { Collection } from '@portal/domain';
import type { Cache } from '../stores/cache.ts';
import { openOffers, openReviews } from '../stores/feedback.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache, type Watched } from './useCache.ts';

/* Reviews and special offers: an entry of its own, which the first list does not load. */

export const useReviewsStore = lazyStore(openReviews, 'news');

export const useOffersStore = lazyStore(openOffers, 'news');

/** The store of reviews or of offers. */
export const useFeedbackStore = (about: 'reviews' | 'offers') =>
  ({ reviews: useReviewsStore(), offers: useOffersStore() })[about];

/** Makes hooks that watch one query of a store. */
const hooksOf =
  <S>(useStore: () => S) =>
  <Q, V>(cacheOf: (store: S) => Cache<Q, V>) =>
    function useQuery(query: Q, wanted = true): Watched<V> {
      return useCache(cacheOf(useStore()), query, wanted);
    };

const ofReviews = hooksOf(useReviewsStore);
const ofOffers = hooksOf(useOffersStore);

/** One page of the reviews an admin moderates; the previous page stays, marked as kept, while it loads. */
export const useReviews = ofReviews(({ pages }) => pages);

export const useReview = ofReviews(({ records }) => records);

/** One page of the user's own reviews. */
export const useMyReviews = ofReviews(({ mine }) => mine);

/** One page of the approved reviews of the user's listings; the previous page stays, marked as kept, while it loads. */
export const useReceivedReviews = ofReviews(({ received }) => received);

/** Their counts: of the listing with this URL, or of all for an empty one; the previous counts stay, marked as kept, while they load. */
export const useReceivedSummary = ofReviews(({ summary }) => summary);

/** The history of a review, newest first. */
export const useReviewEvents = ofReviews(({ events }) => events);

/** The latest approved reviews of a listing. */
export const useReviewsOf = ofReviews(({ ofListing }) => ofListing);

/** Every listing that the user may review. */
export const useReviewSubjects = ofReviews(({ subjects }) => subjects);

/** A listing that may be reviewed, with the user's earlier review; null when it may not be. */
export const useReviewable = ofReviews(({ reviewable }) => reviewable);

/** The listings that reviews, or special offers, are about. */
export const useSubjects = (about: 'reviews' | 'offers', collection: Collection, wanted: boolean) =>
  useCache(
    { reviews: useReviewsStore(), offers: useOffersStore() }[about].about,
    collection,
    wanted,
  );

/** One page of the special offers an admin moderates; the previous page stays, marked as kept, while it loads. */
export const useOffers = ofOffers(({ pages }) => pages);

export const useOffer = ofOffers(({ records }) => records);

/** One page of the special offers of the user's listings. */
export const useMyOffers = ofOffers(({ mine }) => mine);

/** The history of a special offer, newest first. */
export const useOfferEvents = ofOffers(({ events }) => events);

/** Every special offer of a listing. */
export const useOffersOf = ofOffers(({ ofListing }) => ofListing);
