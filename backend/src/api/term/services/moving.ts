import type { Collection } from '@portal/domain';
import type { Actor } from '../../../actor.ts';
import type { Sql } from '../../../database.ts';
import { recordEvent } from '../../../moderation/history.ts';
import type { Strapi } from '../../../registry.ts';
import { kinds, type ListingRow } from '../../listing/types.ts';
import { type FullTermRow, type TermSingle, termKinds } from '../termKinds.ts';

/** Most listings that are changed in one query of ids; databases limit how many a query may name. */
const atOnce = 500;

const fileElsewhere = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  terms: 'industries' | 'locations' | 'categories' | 'subcategories',
  from: number,
  to: number,
  actor: Actor,
): Promise<void> => {
  const rows = strapi.db.query(kinds[type].uid);
  const moved = new Map<number, ListingRow['status']>();
  for (;;) {
    const found: ListingRow[] = await rows.findMany({
      where: { [terms]: { id: from } },
      populate: { [terms]: { select: ['id'] } },
      limit: atOnce,
    });
    if (found.length === 0) break;
    for (const row of found) {
      const ids = (row[terms] ?? []).map(({ id }) => (id === from ? to : id));
      await rows.update({ where: { id: row.id }, data: { [terms]: [...new Set(ids)] } });
      moved.set(row.revision_of ?? row.id, row.revision_of === null ? row.status : null);
    }
  }
  const { tableName } = strapi.db.metadata.get(kinds[type].uid);
  for (const [id, status] of moved) {
    // Whoever has it open is told when they save, instead of being refused for a term that is gone.
    await sql(tableName).where({ id }).increment('version', 1);
    await recordEvent(strapi, type, id, actor, {
      kind: 'edited',
      from: status,
      to: status,
      fields: [terms],
    });
  }
};

/** Files everything of a term under another one of its kind; a category hands its subcategories on. */
export const moveUses = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  from: FullTermRow,
  to: FullTermRow,
  actor: Actor,
): Promise<void> => {
  const { usedBy, collection } = termKinds[single];
  for (const type of usedBy) {
    await fileElsewhere(strapi, sql, type, collection, from.id, to.id, actor);
  }
  const subcategories = strapi.db.query(termKinds.subcategory.uid);
  for (const { id } of from.subcategories ?? []) {
    await subcategories.update({ where: { id }, data: { category: to.id } });
  }
};
