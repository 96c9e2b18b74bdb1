import type { Collection } from '@portal/domain';
import type { Sql } from '../../../database.ts';
import type { Strapi } from '../../../registry.ts';
import { kinds } from '../../listing/types.ts';
import { type FullTermRow, type TermSingle, termKinds } from '../termKinds.ts';

/** How many listings are filed under each term, by its id; none where it is missing. */
export type Uses = ReadonlyMap<number, number>;

interface Link {
  /** Table of the relation, and its columns. */
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
}

/** Where a relation is kept, as Strapi named it. */
const linkOf = (strapi: Strapi, uid: string, attribute: string): Link => {
  const found = strapi.db.metadata.get(uid).attributes[attribute];
  if (!found || !('joinTable' in found) || !found.joinTable) throw new Error(`No ${attribute}.`);
  return found.joinTable as Link;
};

/** Each term with each listing that has it; a proposed change stands for its listing. */
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

/** Apps are filed under a category by its subcategories, which name it in a column. */
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

/** An app and a service count apart, whatever their ids. */
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

/** The terms of a page with how much each is used, and those they hold. */
export const usesOfAll = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  rows: readonly FullTermRow[],
): Promise<{ own: Uses; held: Uses }> => {
  const held = rows.flatMap(({ subcategories = [] }) => subcategories.map(({ id }) => id));
  return {
    own: await usesOf(
      strapi,
      sql,
      single,
      rows.map(({ id }) => id),
    ),
    held: await usesOf(strapi, sql, 'subcategory', held),
  };
};
