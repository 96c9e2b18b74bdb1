import type { Collection } from '@portal/domain';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../database.ts';
import { recordEvent } from '../../moderation/history.ts';
import type { Strapi } from '../../registry.ts';
import { kinds, type ListingRow } from '../listing/rows.ts';
import { type FullTermRow, type TermSingle, termKinds } from './termKinds.ts';

/** How many listings use each term, by its id; missing for none. */
export type Uses = ReadonlyMap<number, number>;

interface Link {
  /** Table of the relation, and its columns. */
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
}

/** The join table of a relation. */
const linkOf = (strapi: Strapi, uid: string, attribute: string): Link => {
  const found = strapi.db.metadata.get(uid).attributes[attribute];
  if (!found || !('joinTable' in found) || !found.joinTable) throw new Error(`No ${attribute}.`);
  return found.joinTable as Link;
};

/** Each term with each of its listings; a revision counts as its listing. */
const filed = (strapi: Strapi, sql: Sql, type: Collection, terms: string) => {
  const { uid } = kinds[type];
  const link = linkOf(strapi, uid, terms);
  return sql(`${link.name} as link`)
    .join(
      `${strapi.db.metadata.get(uid).tableName} as listing`,
      'listing.id',
      `link.${link.joinColumn.name}`,
    )
    .select({
      term: `link.${link.inverseJoinColumn.name}`,
      listing: sql.raw('coalesce(listing.revision_of, listing.id)'),
    });
};

/** Apps belong to a category through a column of their subcategories. */
const filedBelow = (strapi: Strapi, sql: Sql) =>
  sql
    .from(filed(strapi, sql, 'apps', 'subcategories').as('filed'))
    .join('subcategories as held', 'held.id', 'filed.term')
    .select({ term: 'held.category_id', listing: 'filed.listing' });

const sourcesOf = (strapi: Strapi, sql: Sql, single: TermSingle) => {
  const { usedBy, collection } = termKinds[single];
  const own = usedBy.map((type) => filed(strapi, sql, type, collection));
  return single === 'category' ? [...own, filedBelow(strapi, sql)] : own;
};

/** Counts an app and a service with the same id as two. */
export const usesOf = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  ids: readonly number[],
): Promise<Uses> => {
  const uses = new Map<number, number>();
  if (ids.length === 0) return uses;
  for (const source of sourcesOf(strapi, sql, single)) {
    const rows: { term: number; uses: number | string }[] = await sql
      .from(source.as('source'))
      .whereIn('term', [...ids])
      .groupBy('term')
      .select('term')
      .countDistinct({ uses: 'listing' });
    for (const { term, uses: more } of rows) uses.set(term, (uses.get(term) ?? 0) + Number(more));
  }
  return uses;
};

/** Uses of the terms on a page and of their subcategories. */
export const usesOfAll = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  rows: readonly FullTermRow[],
): Promise<{ own: Uses; held: Uses }> => {
  const ids = rows.map(({ id }) => id);
  const held = rows.flatMap(({ subcategories = [] }) => subcategories.map(({ id }) => id));
  return {
    own: await usesOf(strapi, sql, single, ids),
    held: await usesOf(strapi, sql, 'subcategory', held),
  };
};

/** Listings changed per query: databases limit how many ids a query may name. */
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
    // A user who has the listing open gets an edit conflict, not an error about a deleted term.
    await sql(tableName).where({ id }).increment('version', 1);
    const event = { kind: 'edited', from: status, to: status } as const;
    await recordEvent(strapi, type, id, actor, { ...event, fields: [terms] });
  }
};

/** Moves all listings of a term to another one of its kind, and the subcategories of a category. */
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
