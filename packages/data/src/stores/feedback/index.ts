export { createFeedbackStore, type FeedbackStore, type ListingOf } from './feedbackStore.ts';
export { createReviewsStore, type ReviewableRef, type ReviewsStore } from './reviewsStore.ts';
