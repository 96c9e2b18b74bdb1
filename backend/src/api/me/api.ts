import { type Collection, may } from '@portal/domain';
import { type Actor, actorOf } from '../../actor.ts';
import { feedbackStates, LIVE, listingStates, NOT_APPROVED } from '../../moderation/queue.ts';
import type { Api, Strapi } from '../../registry.ts';
import { listingRepository } from '../listing/repository.ts';
import { kinds, ofAccount } from '../listing/rows.ts';
import { REVIEW } from '../review/reviews.ts';
import { OFFER } from '../special-offer/offers.ts';

/** `all` and `waiting` are for admins; 0 for others. */
const countListings = async (strapi: Strapi, type: Collection, actor: Actor) => {
  const rows = strapi.db.query(kinds[type].uid);
  // A revision replaces its listing.
  const revised = listingRepository(strapi, type).revisedIds(actor);
  const pending = { ...NOT_APPROVED, ...ofAccount(actor), id: { $notIn: revised } };
  return {
    mine: await rows.count({ where: { ...LIVE, ...ofAccount(actor) } }),
    mine_pending: await rows.count({ where: pending }),
    all: may(actor, 'listing.listAll') ? await rows.count({ where: LIVE }) : 0,
    waiting: may(actor, 'listing.decide') ? await rows.count({ where: listingStates.pending }) : 0,
  };
};

/** Pending reviews or offers, by the type of their listing; 0 for users who cannot decide. */
const countWaiting = async (
  strapi: Strapi,
  uid: typeof REVIEW | typeof OFFER,
  actor: Actor,
  decide: 'review.decide' | 'offer.decide',
) => {
  const waiting = (single: string) => {
    const where = { ...feedbackStates.pending, [single]: { id: { $notNull: true } } };
    return may(actor, decide) ? strapi.db.query(uid).count({ where }) : 0;
  };
  return { apps: await waiting('app'), services: await waiting('service') };
};

/** The counts of the menu. */
const readCounts = async (strapi: Strapi, actor: Actor) => ({
  apps: await countListings(strapi, 'apps', actor),
  services: await countListings(strapi, 'services', actor),
  reviews: await countWaiting(strapi, REVIEW, actor, 'review.decide'),
  special_offers: await countWaiting(strapi, OFFER, actor, 'offer.decide'),
});

export const meApi: Api = {
  controllers: { me: (strapi) => ({ counts: (ctx) => readCounts(strapi, actorOf(ctx)) }) },
  routes: [{ method: 'GET', path: '/me/counts', handler: 'me.counts', action: 'account.read' }],
};
