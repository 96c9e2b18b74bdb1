import { collections } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { listingRepository, movesOf } from '../listing/index.ts';
import { listEvents, listMessages } from '../moderation/index.ts';

/** What the user wrote about listings that are no longer theirs. */
export async function* movedListings(strapi: Strapi, { id: user, accountId }: Actor) {
  if (accountId === null) return;
  for (const type of collections) {
    const left: number[] = await inTransaction(strapi, (sql) =>
      movesOf(sql, type, accountId).distinct().pluck('subject_id'),
    );
    for (const id of left) {
      const [live] = await listingRepository(strapi, type).findBoth(id);
      if (live?.account?.id === accountId) continue;
      const events = await listEvents(strapi, type, id, false);
      yield {
        type,
        id,
        history: events.filter((event) => event.actor.id === user),
        messages: await listMessages(strapi, { type, id }, accountId),
      };
    }
  }
}
