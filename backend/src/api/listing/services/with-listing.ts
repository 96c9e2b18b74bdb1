import type { Collection } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import { inTransaction, type Sql } from '../../../database.ts';
import { notFound } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { type ListingRepository, listingRepository } from '../repository.ts';
import type { ListingRow } from '../types.ts';
import { isForeignDraft, scopeOf } from './access.ts';

export interface Held {
  sql: Sql;
  repository: ListingRepository;
  live: ListingRow;
  /** The change beside the live row, when there is one that the actor may see. */
  revision: ListingRow | null;
}

/** Holds a listing for one writer: others wait, then see what was done; a refusal leaves everything as it was. */
export const withListing = <T>(
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
  work: (held: Held) => Promise<T>,
): Promise<T> => {
  const repository = listingRepository(strapi, type);
  return inTransaction(strapi, async (sql) => {
    const live = await repository.lock(sql, address, scopeOf(actor));
    // Nobody learns by trying to write that it is there.
    if (isForeignDraft(actor, live)) throw notFound();
    const revision = await repository.findRevision(live.id, actor);
    return work({ sql, repository, live, revision });
  });
};
