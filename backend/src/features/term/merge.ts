import { type Collection, collections, type ListingStatus, mergedFeatured } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { type FullTermRow, kinds, type TermSingle, termKey, termKinds } from '../listing/index.ts';
import { recordEdits } from '../moderation/index.ts';
import { TRASH_ROWS, type TrashRow } from '../trash/index.ts';
import { featuredBefore } from './featured.ts';
import { linkOf } from './uses.ts';

/* A term is merged into another one of its kind: its listings, subcategories and featured listings get the other one. */

/** Listings in one statement: databases limit how many ids it may name, and other requests run in between. */
const AT_ONCE = 500;

function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}

type ByCollection = Partial<Record<Collection, number[]>>;

/** What was moved from a term to another, to be moved back if it is restored. */
export interface MovedUses {
  /** The other term, and its name at that time. */
  to: number;
  name?: string;
  /** Rows of listings, and those of them that had the other one as well. */
  rows: ByCollection;
  both: ByCollection;
  subcategories: number[];
  /** Listings that the other industry features since. */
  featured?: ByCollection;
}

/** The relation of a collection to terms of a kind, with the columns of its rows. */
const relationOf = (strapi: Strapi, type: Collection, single: TermSingle) => {
  const { name, joinColumn, inverseJoinColumn, orderColumnName } = linkOf(
    strapi,
    kinds[type].uid,
    termKinds[single].collection,
  );
  return { table: name, row: joinColumn.name, term: inverseJoinColumn.name, orderColumnName };
};

interface Moved {
  id: number;
  revision_of: number | null;
  status: ListingStatus | null;
}

/**
 * Notes that the terms of these rows have changed: the version of their listings, and an event of each. They stay as old as they
 * are, as when a term is renamed; feeds have the change.
 */
const noteMoved = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  single: TermSingle,
  ids: readonly number[],
  actor: Actor,
): Promise<void> => {
  const { tableName } = strapi.db.metadata.get(kinds[type].uid);
  const heads = new Map<number, ListingStatus | null>();
  for (const some of slices(ids)) {
    const rows: Moved[] = await sql(tableName)
      .whereIn('id', some)
      .orderBy('id')
      .select('id', 'revision_of', 'status');
    for (const { id, revision_of, status } of rows)
      if (revision_of === null || !heads.has(revision_of))
        heads.set(revision_of ?? id, revision_of === null ? status : null);
  }
  // A user who has the listing open gets an edit conflict, not an error about a deleted term.
  for (const some of slices([...heads.keys()]))
    await sql(tableName).whereIn('id', some).increment('version', 1);
  const fields = [termKinds[single].collection];
  const edits = [...heads].map(([id, status]) => ({ id, status, fields }));
  await recordEdits(strapi, type, edits, actor);
};

/** Listings in the trash get the other term too, so that they have it if they are restored. */
const moveInTrash = async (
  sql: Sql,
  { table, row, term }: ReturnType<typeof relationOf>,
  from: number,
  to: number,
): Promise<void> => {
  const kept: TrashRow[] = await sql(TRASH_ROWS).where({ place: table }).orderBy('id');
  const links = kept.map(({ id, body }) => ({ id, body: JSON.parse(body) }));
  const having = new Set(
    links.flatMap(({ body }) => (body[term] === to ? [Number(body[row])] : [])),
  );
  for (const { id, body } of links) {
    if (body[term] !== from) continue;
    const same = sql(TRASH_ROWS).where({ id });
    if (having.has(Number(body[row]))) await same.delete();
    else await same.update({ body: JSON.stringify({ ...body, [term]: to }) });
  }
};

/** The featured listings of an industry after another one was merged into it. */
const featuredAfter = async (strapi: Strapi, type: Collection, from: number, into: number) => {
  const before = async (industry: number) => featuredBefore(strapi, industry, type);
  const [merged, other] = [await before(from), await before(into)];
  return mergedFeatured(other.all, merged.shown);
};

/** Moves all listings of a term to another one of its kind, the subcategories of a category and the featured listings of an industry. */
export const moveUses = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  { id, subcategories: held = [] }: FullTermRow,
  { id: to, name }: FullTermRow,
  actor: Actor,
): Promise<MovedUses> => {
  const rows: ByCollection = {};
  const both: ByCollection = {};
  const featured: ByCollection = {};
  // Before the listings leave it.
  if (single === 'industry')
    for (const type of collections) {
      const after = await featuredAfter(strapi, type, id, to);
      featured[type] = after.added;
      if (after.added.length > 0) await feature(strapi, to, type, after.featured);
    }
  for (const type of termKinds[single].usedBy) {
    const relation = relationOf(strapi, type, single);
    const { table, row, term } = relation;
    const ids: number[] = await sql(table)
      .where({ [term]: id })
      .orderBy('id')
      .pluck(row);
    const having: number[] = [];
    for (const some of slices(ids)) {
      const found: number[] = await sql(table)
        .where({ [term]: to })
        .whereIn(row, some)
        .pluck(row);
      having.push(...found);
      await sql(table)
        .where({ [term]: id })
        .whereIn(row, found)
        .delete();
      await sql(table)
        .where({ [term]: id })
        .whereIn(row, some)
        .update({ [term]: to });
    }
    await noteMoved(strapi, sql, type, single, ids, actor);
    await moveInTrash(sql, relation, id, to);
    rows[type] = ids;
    both[type] = having;
  }
  await moveSubcategories(
    strapi,
    held.map((sub) => sub.id),
    to,
  );
  return { to, name, rows, both, subcategories: held.map((sub) => sub.id), featured };
};

const feature = (strapi: Strapi, industry: number, type: Collection, ids: readonly number[]) =>
  strapi.db
    .query(termKinds.industry.uid)
    .update({ where: { id: industry }, data: { [`featured_${type}`]: [...ids] } });

const moveSubcategories = async (
  strapi: Strapi,
  ids: readonly number[],
  category: number,
): Promise<void> => {
  const subcategories = strapi.db.query(termKinds.subcategory.uid);
  for (const id of ids) await subcategories.update({ where: { id }, data: { category } });
};

/** Moves back what still has the other term, to a term that is restored. */
export const moveUsesBack = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  id: number,
  { to, rows, both, subcategories, featured = {} }: MovedUses,
  actor: Actor,
): Promise<void> => {
  for (const type of termKinds[single].usedBy) {
    const { table, row, term, orderColumnName } = relationOf(strapi, type, single);
    const hadBoth = new Set(both[type]);
    const back: number[] = [];
    for (const some of slices(rows[type] ?? [])) {
      const still: number[] = await sql(table)
        .where({ [term]: to })
        .whereIn(row, some)
        .pluck(row);
      const again = still.filter((each) => hadBoth.has(each));
      const alone = still.filter((each) => !hadBoth.has(each));
      await sql(table)
        .where({ [term]: to })
        .whereIn(row, alone)
        .update({ [term]: id });
      if (again.length > 0) {
        const last = (listing: number) =>
          sql(`${table} as other`)
            .where(`other.${row}`, listing)
            .max(`other.${orderColumnName}`)
            .first();
        for (const listing of again) {
          const [order] = Object.values((await last(listing)) ?? {});
          await sql(table).insert({
            [row]: listing,
            [term]: id,
            [orderColumnName]: Number(order ?? 0) + 1,
          });
        }
      }
      back.push(...still);
    }
    await noteMoved(strapi, sql, type, single, back, actor);
  }
  const held: { id: number }[] = await strapi.db.query(termKinds.subcategory.uid).findMany({
    select: ['id'],
    where: { id: { $in: subcategories }, category: to },
  });
  await moveSubcategories(
    strapi,
    held.map((sub) => sub.id),
    id,
  );
  for (const type of collections) {
    const added = new Set(featured[type]);
    if (added.size === 0) continue;
    const { all } = await featuredBefore(strapi, to, type);
    await feature(
      strapi,
      to,
      type,
      all.filter((each) => !added.has(each)),
    );
  }
};

/** What a merge would change, besides the listings that use the term: those with both terms, subcategories and featured listings. */
export const previewMove = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  { id, subcategories = [] }: FullTermRow,
  into: number,
) => {
  const { usedBy, collection } = termKinds[single];
  let both = 0;
  for (const type of usedBy) {
    const table = `${type}_list_terms`;
    const row = await sql(`${table} as row`)
      .join(`${table} as other`, 'other.id', 'row.id')
      .where('row.term', termKey(collection, id))
      .where('other.term', termKey(collection, into))
      .select(sql.raw('count(distinct coalesce(row.revision_of, row.id)) as n'))
      .first();
    both += Number(row?.n);
  }
  let [featured, leftOut] = [0, 0];
  if (single === 'industry')
    for (const type of collections) {
      const after = await featuredAfter(strapi, type, id, into);
      featured += after.added.length;
      leftOut += after.leftOut.length;
    }
  return { both, subcategories: subcategories.length, featured, featured_left_out: leftOut };
};
