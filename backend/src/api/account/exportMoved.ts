import { collections } from '@portal/domain';
import type { Actor } from '../../actor.ts';
import { AUDIT_LOG } from '../../audit/audit.ts';
import { inTransaction } from '../../database.ts';
import { listEvents } from '../../moderation/history.ts';
import { listMessages } from '../../moderation/messages.ts';
import type { Strapi } from '../../registry.ts';
import { listingRepository } from '../listing/repository.ts';

/** What the user wrote about listings that are no longer theirs. */
export async function* movedListings(strapi: Strapi, { id: user, accountId }: Actor) {
  if (accountId === null) return;
  const left = await inTransaction(strapi, async (sql) => {
    const moves: { type: string; id: number; changes: string }[] = await sql(AUDIT_LOG)
      .where({ action: 'listing.move' })
      .select({ type: 'subject_kind', id: 'subject_id' }, 'changes');
    const from = moves.filter(({ changes }) => changes.includes(`"account":[${accountId},`));
    return new Set(from.map(({ type, id }) => `${type}/${id}`));
  });
  for (const type of collections)
    for (const about of left) {
      const [kind, id] = [about.split('/')[0], Number(about.split('/')[1])];
      if (kind !== type) continue;
      const [live] = await listingRepository(strapi, type).findBoth(id);
      if (live?.account?.id === accountId) continue;
      const events = await listEvents(strapi, type, id, false);
      yield {
        ...{ type, id, history: events.filter((event) => event.actor.id === user) },
        messages: await listMessages(strapi, { type, id }, accountId),
      };
    }
}
