import { actorOf, planOf, type UserRow } from '../../../actor.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { countListings, countWaiting } from '../services/counts.ts';

export const meController = (strapi: Strapi): Controller => ({
  /** What the card provider last said, not what the portal hopes. */
  stripe(ctx) {
    const { account }: UserRow = ctx.state.user;
    return {
      customer: account?.customer_id ?? null,
      subscription: account?.subscription_id ?? null,
      payment: account?.payment_id ?? null,
      active: planOf(account) !== 'free',
    };
  },

  async counts(ctx) {
    const actor = actorOf(ctx);
    return {
      apps: await countListings(strapi, 'apps', actor),
      services: await countListings(strapi, 'services', actor),
      reviews: await countWaiting(strapi, 'api::review.review', actor),
      special_offers: await countWaiting(strapi, 'api::special-offer.special-offer', actor),
    };
  },
});
