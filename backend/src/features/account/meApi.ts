import { type Collection, may, meCalls } from '@portal/domain';
import { type Actor, actorOf } from '../../base/actor.ts';
import { apiOf, type Strapi } from '../../base/registry.ts';
import { countMenuListings, openReviews, pendingFeedback } from '../listing/index.ts';
import { saveLanguage, saveListLayout } from '../sign-in/index.ts';

/** `all` and `waiting` are for admins; 0 for others. */
const countListings = (strapi: Strapi, type: Collection, actor: Actor) =>
  countMenuListings(strapi, type, {
    account: actor.accountId ?? -1,
    all: may(actor, 'listing.listAll'),
  });

/** What waits for a decision; 0 for vendors. */
const countWaiting = async (
  actor: Actor,
  listAll: 'review.listAll' | 'offer.listAll',
  find: () => ReturnType<typeof openReviews>,
) => {
  if (!may(actor, listAll)) return { apps: 0, services: 0 };
  const { apps, services } = await find();
  return { apps: apps.count, services: services.count };
};

/** The counts of the menu. */
const readCounts = async (strapi: Strapi, actor: Actor) => ({
  apps: await countListings(strapi, 'apps', actor),
  services: await countListings(strapi, 'services', actor),
  reviews: await countWaiting(actor, 'review.listAll', () => openReviews(strapi)),
  special_offers: await countWaiting(actor, 'offer.listAll', () =>
    pendingFeedback(strapi, 'special_offers'),
  ),
});

export const meApi = apiOf('me', meCalls, (strapi) => ({
  myCounts: (ctx) => readCounts(strapi, actorOf(ctx)),
  saveLanguage: (ctx) => saveLanguage(strapi, ctx),
  saveListLayout: (ctx) => saveListLayout(strapi, ctx),
}));
