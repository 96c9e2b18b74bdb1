import { actorOf } from '../../../actor.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { countListings, countWaiting } from '../services/counts.ts';

export const meController = (strapi: Strapi): Controller => ({
  async counts(ctx) {
    const actor = actorOf(ctx);
    return {
      apps: await countListings(strapi, 'apps', actor),
      services: await countListings(strapi, 'services', actor),
      reviews: await countWaiting(strapi, 'api::review.review', actor, 'review.decide'),
      special_offers: await countWaiting(
        strapi,
        'api::special-offer.special-offer',
        actor,
        'offer.decide',
      ),
    };
  },
});
