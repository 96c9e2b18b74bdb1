import type { Api } from '../../../registry.ts';
import { reviewController } from '../controllers/review.ts';

const forAdmins = { policies: ['global::is-admin'] };

export const reviewApi: Api = {
  controllers: { review: reviewController },
  routes: [
    {
      method: 'GET',
      path: '/reviews/:type(apps|services)',
      handler: 'review.find',
      config: forAdmins,
    },
    {
      method: 'GET',
      path: '/pending/reviews/:type(apps|services)',
      handler: 'review.findPending',
      config: forAdmins,
    },
    {
      method: 'GET',
      path: '/reviews/:type(apps|services|app|service)/:id',
      handler: 'review.findOfListing',
    },
    {
      method: 'PATCH',
      path: '/reviews/:id',
      handler: 'review.decide',
      config: { ...forAdmins, middlewares: ['global::idempotency'] },
    },
  ],
};
