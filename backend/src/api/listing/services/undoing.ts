import type { Collection } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import type { Strapi } from '../../../registry.ts';
import { declinedEarlier, heldByLatest, recordEvent } from '../../event/services/events.ts';
import { changedFields, fieldsOf, type ListingFields, type ListingRow } from '../types.ts';
import type { Held } from './with-listing.ts';

/** What was live before a proposed change took its place; it lies in the event of the approval. */
export interface Before {
  fields: ListingFields;
  note: string | null;
  submitted_at: string | null;
  decided_at: string | null;
}

export const beforeOf = (live: ListingRow): Before => ({
  fields: fieldsOf(live),
  note: live.note,
  submitted_at: live.submitted_at,
  decided_at: live.decided_at,
});

/** Whether the last that happened was a merge, and so can be taken apart. */
export const mergedBefore = async (
  strapi: Strapi,
  type: Collection,
  { live, revision }: Held,
): Promise<Before | null> =>
  live.status === 'APPROVED' && !revision ? heldByLatest(strapi, type, live.id) : null;

/** The live listing is as it was, and what was merged into it waits beside it again. */
export const takeApart = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  { sql, repository, live }: Held,
  { fields, ...state }: Before,
): Promise<void> => {
  const proposed = fieldsOf(live);
  await repository.write(sql, live, fields, state);
  await repository.createRevision(live, proposed, {
    status: 'PENDING',
    note: null,
    draft: false,
    submitted_at: live.submitted_at,
    decided_at: await declinedEarlier(strapi, type, live.id),
  });
  await recordEvent(strapi, type, live.id, actor, {
    kind: 'reopened',
    from: 'APPROVED',
    to: 'PENDING',
    fields: changedFields(fields, proposed),
  });
};
