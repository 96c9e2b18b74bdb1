import type { Api } from '../../../registry.ts';
import { reviewController } from '../controllers/review.ts';

const forAdmins = { policies: ['global::is-admin'] };
const once = { middlewares: ['global::idempotency'] };
const type = ':type(apps|services)';
const review = '/reviews/:id';

export const reviewApi: Api = {
  controllers: { review: reviewController },
  routes: [
    { method: 'GET', path: `/reviews/${type}`, handler: 'review.find', config: forAdmins },
    {
      method: 'GET',
      path: `/pending/reviews/${type}`,
      handler: 'review.findPending',
      config: forAdmins,
    },
    {
      method: 'GET',
      path: '/reviews/:type(apps|services|app|service)/:id',
      handler: 'review.findOfListing',
    },
    {
      method: 'GET',
      path: `/reviewed/${type}`,
      handler: 'review.findSubjects',
      config: forAdmins,
    },
    { method: 'GET', path: '/me/reviews', handler: 'review.findMine' },
    { method: 'GET', path: `/reviewable/${type}`, handler: 'review.findReviewable' },
    { method: 'GET', path: `/reviewable/${type}/:id`, handler: 'review.findOneReviewable' },
    { method: 'GET', path: '/reviews', handler: 'review.findAll' },
    { method: 'GET', path: review, handler: 'review.findOne' },
    { method: 'GET', path: `${review}/events`, handler: 'review.events', config: forAdmins },
    { method: 'POST', path: '/reviews', handler: 'review.create', config: once },
    ...(['PATCH', 'PUT'] as const).map((method) => ({
      method,
      path: '/reviews/:id',
      handler: 'review.decide',
      config: { ...forAdmins, ...once },
    })),
    { method: 'DELETE', path: '/reviews/:id', handler: 'review.delete', config: forAdmins },
  ],
};
