import { type Collection, may } from '@portal/domain';
import { type Actor, actorOf } from '../../actor.ts';
import { countOfAccount, countPendingListings, pendingFeedback } from '../../moderation/figures.ts';
import type { Api, Strapi } from '../../registry.ts';
import { countLiveListings } from '../listing/listIndex/page.ts';

/** `all` and `waiting` are for admins; 0 for others. */
const countListings = async (strapi: Strapi, type: Collection, actor: Actor) => {
  const { live, others } = await countOfAccount(strapi, type, actor.accountId ?? -1);
  return {
    mine: live,
    mine_pending: others,
    all: may(actor, 'listing.listAll') ? await countLiveListings(strapi, type) : 0,
    waiting: may(actor, 'listing.listAll') ? await countPendingListings(strapi, type) : 0,
  };
};

/** Pending reviews or offers; 0 for vendors. */
const countWaiting = async (
  strapi: Strapi,
  table: 'reviews' | 'special_offers',
  actor: Actor,
  listAll: 'review.listAll' | 'offer.listAll',
) => {
  if (!may(actor, listAll)) return { apps: 0, services: 0 };
  const { apps, services } = await pendingFeedback(strapi, table);
  return { apps: apps.count, services: services.count };
};

/** The counts of the menu. */
const readCounts = async (strapi: Strapi, actor: Actor) => ({
  apps: await countListings(strapi, 'apps', actor),
  services: await countListings(strapi, 'services', actor),
  reviews: await countWaiting(strapi, 'reviews', actor, 'review.listAll'),
  special_offers: await countWaiting(strapi, 'special_offers', actor, 'offer.listAll'),
});

export const meApi: Api = {
  controllers: { me: (strapi) => ({ counts: (ctx) => readCounts(strapi, actorOf(ctx)) }) },
  routes: [{ method: 'GET', path: '/me/counts', handler: 'me.counts', action: 'account.read' }],
};
