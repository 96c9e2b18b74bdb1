import type { Api } from '../../../registry.ts';
import { reviewController } from '../controllers/review.ts';

const config = { middlewares: ['global::idempotency'] };
const type = ':type(apps|services)';
const review = '/reviews/:id';
const list = { method: 'GET', action: 'review.list' } as const;
const write = { method: 'GET', action: 'review.write' } as const;
const queue = { method: 'GET', action: 'review.decide' } as const;

export const reviewApi: Api = {
  controllers: { review: reviewController },
  routes: [
    { ...queue, path: `/reviews/${type}`, handler: 'review.find' },
    { ...queue, path: `/pending/reviews/${type}`, handler: 'review.findPending' },
    { ...queue, path: `/reviewed/${type}`, handler: 'review.findSubjects' },
    {
      method: 'GET',
      path: '/reviews/:type(apps|services|app|service)/:id',
      handler: 'review.findOfListing',
      action: 'listing.read',
    },
    { ...queue, path: `${review}/events`, handler: 'review.events' },
    { ...list, path: '/me/reviews', handler: 'review.findMine' },
    { ...list, path: '/reviews', handler: 'review.findAll' },
    { ...write, path: `/reviewable/${type}`, handler: 'review.findReviewable' },
    { ...write, path: `/reviewable/${type}/:id`, handler: 'review.findOneReviewable' },
    { method: 'GET', path: review, handler: 'review.findOne', action: 'review.read' },
    { ...write, method: 'POST', path: '/reviews', handler: 'review.create', config },
    ...(['PATCH', 'PUT'] as const).map((method) => ({
      ...{ ...queue, method, config },
      path: review,
      handler: 'review.decide',
    })),
    { ...queue, method: 'DELETE', path: review, handler: 'review.delete' },
  ],
};
