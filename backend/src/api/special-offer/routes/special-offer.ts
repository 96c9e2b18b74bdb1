import type { Api } from '../../../registry.ts';
import { specialOfferController } from '../controllers/special-offer.ts';

const forAdmins = { policies: ['global::is-admin'] };

export const specialOfferApi: Api = {
  controllers: { 'special-offer': specialOfferController },
  routes: [
    {
      method: 'GET',
      path: '/special-offers/:type(apps|services)',
      handler: 'special-offer.find',
      config: forAdmins,
    },
    {
      method: 'GET',
      path: '/pending/special-offers/:type(apps|services)',
      handler: 'special-offer.findPending',
      config: forAdmins,
    },
    {
      method: 'GET',
      path: '/offered/:type(apps|services)',
      handler: 'special-offer.findSubjects',
      config: forAdmins,
    },
    {
      method: 'GET',
      path: '/special-offers/:type(apps|services)/:id',
      handler: 'special-offer.findOfListing',
    },
    { method: 'GET', path: '/me/special-offers', handler: 'special-offer.findMine' },
    { method: 'GET', path: '/special-offers/:id/events', handler: 'special-offer.events' },
    { method: 'GET', path: '/special-offers', handler: 'special-offer.findAll' },
    { method: 'GET', path: '/special-offers/:id', handler: 'special-offer.findOne' },
    { method: 'POST', path: '/special-offers', handler: 'special-offer.buy' },
    ...(['PATCH', 'PUT'] as const).map((method) => ({
      method,
      path: '/special-offers/:id',
      handler: 'special-offer.decide',
      config: { ...forAdmins, middlewares: ['global::idempotency'] },
    })),
  ],
};
