import type { Collection } from '@portal/domain';
import { payBackLater } from '../../payments/refunds.ts';
import type { Strapi } from '../../registry.ts';
import { TEAM } from './team.ts';
import { kinds } from './types.ts';

const OFFER = 'api::special-offer.special-offer';

/** A listing goes with everything of it; only its events stay. What was paid for an offer that nobody decided goes back. */
export const removeBelongings = async (
  strapi: Strapi,
  type: Collection,
  id: number,
): Promise<void> => {
  const { single } = kinds[type];
  const undecided: { id: number }[] = await strapi.db.query(OFFER).findMany({
    select: ['id'],
    where: { [single]: { id }, $or: [{ status: 'PENDING' }, { status: null }] },
  });
  for (const offer of undecided) await payBackLater(strapi, offer.id);
  for (const owned of ['api::review.review', OFFER, TEAM]) {
    await strapi.db.query(owned).deleteMany({ where: { [single]: { id } } });
  }
  await strapi.db.query('api::daily-view.daily-view').deleteMany({
    where: { listing_type: type, listing_id: id },
  });
};
