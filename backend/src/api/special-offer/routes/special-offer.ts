import type { Api } from '../../../registry.ts';
import { specialOfferController } from '../controllers/special-offer.ts';

const type = ':type(apps|services)';
const offer = '/special-offers/:id';
const list = { method: 'GET', action: 'offer.list' } as const;
const read = { method: 'GET', action: 'offer.read' } as const;
const queue = { method: 'GET', action: 'offer.decide' } as const;

export const specialOfferApi: Api = {
  controllers: { 'special-offer': specialOfferController },
  routes: [
    { ...queue, path: `/special-offers/${type}`, handler: 'special-offer.find' },
    { ...queue, path: `/pending/special-offers/${type}`, handler: 'special-offer.findPending' },
    { ...queue, path: `/offered/${type}`, handler: 'special-offer.findSubjects' },
    {
      method: 'GET',
      path: `/special-offers/${type}/:id`,
      handler: 'special-offer.findOfListing',
      action: 'listing.read',
    },
    { ...list, path: '/me/special-offers', handler: 'special-offer.findMine' },
    { ...list, path: '/special-offers', handler: 'special-offer.findAll' },
    { ...read, path: `${offer}/events`, handler: 'special-offer.events' },
    { ...read, path: offer, handler: 'special-offer.findOne' },
    { method: 'POST', path: '/special-offers', handler: 'special-offer.buy', action: 'offer.buy' },
    ...(['PATCH', 'PUT'] as const).map((method) => ({
      ...{ ...queue, method },
      path: offer,
      handler: 'special-offer.decide',
      config: { middlewares: ['global::idempotency'] },
    })),
  ],
};
