import type { Api } from '../../../registry.ts';
import { specialOfferController } from '../controllers/special-offer.ts';

export const specialOfferApi: Api = {
  controllers: { 'special-offer': specialOfferController },
  routes: [
    { method: 'GET', path: '/special-offers/:type(apps|services)', handler: 'special-offer.find' },
    { method: 'GET', path: '/pending/special-offers/:type(apps|services)', handler: 'special-offer.findPending' },
    {
      method: 'PATCH',
      path: '/special-offers/:id',
      handler: 'special-offer.decide',
      config: { policies: ['global::is-admin'] },
    },
  ],
};
