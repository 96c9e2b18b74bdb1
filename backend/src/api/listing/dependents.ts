import type { Collection } from '@portal/domain';
import type { Actor } from '../../actor.ts';
import { inTransaction } from '../../database.ts';
import { recordEvent } from '../../moderation/history.ts';
import { feedbackStates } from '../../moderation/queue.ts';
import type { Strapi } from '../../registry.ts';
import { TEAM } from './team.ts';
import { kinds } from './types.ts';

const OFFER = 'api::special-offer.special-offer';

/** Deletes what belongs to a listing; events stay. The history of an undecided offer says that it went, so it is refunded. */
export const removeDependents = async (
  strapi: Strapi,
  type: Collection,
  id: number,
  actor: Actor,
): Promise<void> => {
  const { single } = kinds[type];
  // Waits for a decision that is being made.
  await inTransaction(strapi, (sql) =>
    sql('special_offers')
      .where({ [`${single}_id`]: id })
      .forUpdate()
      .select('id'),
  );
  const undecided: { id: number }[] = await strapi.db.query(OFFER).findMany({
    select: ['id'],
    where: { [single]: { id }, ...feedbackStates.pending },
  });
  const deleted = { kind: 'deleted', from: 'PENDING', to: null } as const;
  for (const offer of undecided)
    await recordEvent(strapi, 'special-offers', offer.id, actor, deleted);
  for (const owned of ['api::review.review', OFFER, TEAM]) {
    await strapi.db.query(owned).deleteMany({ where: { [single]: { id } } });
  }
  await strapi.db.query('api::daily-view.daily-view').deleteMany({
    where: { listing_type: type, listing_id: id },
  });
};
