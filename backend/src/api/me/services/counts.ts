import { type Collection, may } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { feedbackStates, listingStates } from '../../../moderation/queue.ts';
import type { Strapi } from '../../../registry.ts';
import { listingRepository } from '../../listing/repository.ts';
import { kinds } from '../../listing/types.ts';

export const LIVE = { revision_of: null, status: 'APPROVED' };
const NOT_LIVE = { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] };

/** For the side menu; what only admins see is 0 for others. */
export const countListings = async (strapi: Strapi, type: Collection, actor: Actor) => {
  const rows = strapi.db.query(kinds[type].uid);
  // A change stands in the place of its listing.
  const revised = listingRepository(strapi, type).revisedIds(actor);
  const mine = { account: { id: actor.accountId ?? -1 } };
  return {
    mine: await rows.count({ where: { ...LIVE, ...mine } }),
    mine_pending: await rows.count({ where: { ...NOT_LIVE, ...mine, id: { $notIn: revised } } }),
    all: may(actor, 'listing.listAll') ? await rows.count({ where: LIVE }) : 0,
    waiting: may(actor, 'listing.decide') ? await rows.count({ where: listingStates.pending }) : 0,
  };
};

/** What waits for an admin's decision, by the type of the listing it belongs to. */
export const countWaiting = async (
  strapi: Strapi,
  uid: 'api::review.review' | 'api::special-offer.special-offer',
  actor: Actor,
  decide: 'review.decide' | 'offer.decide',
) => {
  const waiting = (single: string) =>
    may(actor, decide)
      ? strapi.db
          .query(uid)
          .count({ where: { ...feedbackStates.pending, [single]: { id: { $notNull: true } } } })
      : 0;
  return { apps: await waiting('app'), services: await waiting('service') };
};
