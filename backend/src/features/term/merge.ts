import {
  type Collection,
  collections,
  type ListingStatus,
  mergedFeatured,
  mergedSynonyms,
  selectionLimits,
  type TermName,
  unmergedSynonyms,
} from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  type FullTermRow,
  kinds,
  synonymsOf,
  type TermSingle,
  termKey,
  termKinds,
} from '../listing/index.ts';
import { recordEdits } from '../moderation/index.ts';
import { featuredBefore } from './featured.ts';
import { moveBackInTrash, moveInTrash, moveSubcategoriesInTrash } from './mergeInTrash.ts';
import { type MovedUses, type Relation, relationOf, slices } from './movedUses.ts';

/* A term is merged into another one of its kind: its listings, subcategories and featured listings get the other one. */

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

/**
 * Locks terms before their listings are changed. Saves of these terms and other merges wait; saves of listings do not, because
 * they lock their listing first and then only need its terms to stay.
 */
const lockTerms = async (
  sql: Sql,
  single: TermSingle,
  ids: readonly number[],
  subcategories: Knex.QueryCallback,
): Promise<void> => {
  const lock = (terms: TermName, where: Knex.QueryCallback) =>
    sql(terms).where(where).orderBy('id').forNoKeyUpdate().select('id');
  await lock(termKinds[single].collection, (some) => some.whereIn('id', [...ids]));
  if (single === 'category') await lock('subcategories', subcategories);
};

/** The listings that rows belong to. */
const headsOf = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  const { tableName } = strapi.db.metadata.get(kinds[type].uid);
  const heads = new Map<number, number>();
  for (const some of slices(ids)) {
    const rows: Moved[] = await sql(tableName).whereIn('id', some).select('id', 'revision_of');
    for (const { id, revision_of } of rows) heads.set(id, revision_of ?? id);
  }
  return heads;
};

/** Locks the listings that rows belong to, as their saves do, in order. Returns their ids. */
const lockListings = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  ids: readonly number[],
): Promise<Set<number>> => {
  const { tableName } = strapi.db.metadata.get(kinds[type].uid);
  const heads = new Set((await headsOf(strapi, sql, type, ids)).values());
  for (const some of slices([...heads].sort((a, b) => a - b)))
    await sql(tableName).whereIn('id', some).orderBy('id').forUpdate().select('id');
  return heads;
};

/** The rows with a term, whose listings are locked. One that gets the term meanwhile is missing: the merge fails then. */
const lockUses = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  { table, row, term }: Relation,
  id: number,
): Promise<number[]> => {
  const read = (): Promise<number[]> =>
    sql(table)
      .where({ [term]: id })
      .orderBy('id')
      .pluck(row);
  const locked = await lockListings(strapi, sql, type, await read());
  const now = await read();
  const heads = await headsOf(strapi, sql, type, now);
  return now.filter((each) => locked.has(heads.get(each) ?? -1));
};

/** The featured listings of an industry after another one was merged into it. */
const featuredAfter = async (strapi: Strapi, type: Collection, from: number, into: number) => {
  const before = async (industry: number) => featuredBefore(strapi, industry, type);
  const [merged, other] = [await before(from), await before(into)];
  // Hidden ones may be shown again.
  return mergedFeatured(other.all, [...new Set([...merged.shown, ...merged.all])]);
};

/** The names of a term that is locked. */
const readNames = async (sql: Sql, single: TermSingle, id: number) => {
  const row: Pick<FullTermRow, 'name' | 'synonyms'> | undefined = await sql(
    termKinds[single].collection,
  )
    .where({ id })
    .first('name', 'synonyms');
  return { name: row?.name ?? '', synonyms: synonymsOf(row ?? {}) };
};

const writeSynonyms = async (
  sql: Sql,
  single: TermSingle,
  id: number,
  names: readonly string[],
): Promise<void> => {
  await sql(termKinds[single].collection)
    .where({ id })
    .update({ synonyms: names.join('\n') });
};

/**
 * Moves all listings of a term to another one of its kind, and the featured listings of an industry. The subcategories of a
 * category follow once it is locked.
 */
export const moveUses = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  { id }: FullTermRow,
  { id: to, name }: FullTermRow,
  actor: Actor,
): Promise<MovedUses> => {
  const moved: MovedUses = { to, name, rows: {}, both: {}, links: {}, subcategories: [] };
  await lockTerms(sql, single, [id, to], (some) => some.where({ category_id: id }));
  const into = await readNames(sql, single, to);
  moved.synonyms = mergedSynonyms(into, await readNames(sql, single, id));
  await writeSynonyms(sql, single, to, [...into.synonyms, ...moved.synonyms]);
  const { usedBy } = termKinds[single];
  for (const type of usedBy)
    moved.rows[type] = await lockUses(strapi, sql, type, relationOf(strapi, type, single), id);
  if (single === 'category') moved.subcategories = await moveSubcategoriesInTrash(sql, id, to);
  // Before the listings leave it.
  if (single === 'industry') {
    moved.featured = {};
    for (const type of collections) {
      const after = await featuredAfter(strapi, type, id, to);
      moved.featured[type] = after.added;
      if (after.added.length > 0) await feature(strapi, to, type, after.featured);
    }
  }
  for (const type of usedBy) {
    const relation = relationOf(strapi, type, single);
    const { table, row, term } = relation;
    const ids = moved.rows[type] ?? [];
    const lost: Record<string, number>[] = [];
    for (const some of slices(ids)) {
      const found: number[] = await sql(table)
        .where({ [term]: to })
        .whereIn(row, some)
        .pluck(row);
      const double = () =>
        sql(table)
          .where({ [term]: id })
          .whereIn(row, found);
      if (found.length > 0) {
        lost.push(...(await double().select('id', row)));
        await double().delete();
      }
      await sql(table)
        .where({ [term]: id })
        .whereIn(row, some)
        .update({ [term]: to });
    }
    await noteMoved(strapi, sql, type, single, ids, actor);
    const kept = await moveInTrash(sql, relation, id, to);
    moved.rows[type] = [...ids, ...kept.rows];
    moved.both[type] = [...lost.map((each) => Number(each[row])), ...kept.both];
    moved.links[type] = [...lost.map((each) => Number(each.id)), ...kept.links];
  }
  return moved;
};

/** Moves the subcategories of a category, which is locked so that it gets no others. Returns their ids. */
export const moveSubcategoriesOf = async (
  strapi: Strapi,
  sql: Sql,
  from: number,
  to: number,
): Promise<number[]> => {
  const ids: number[] = await sql('subcategories').where({ category_id: from }).pluck('id');
  await moveSubcategories(strapi, ids, to);
  return ids;
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
  moved: MovedUses,
  actor: Actor,
): Promise<void> => {
  const { to, rows, both, subcategories, featured = {}, synonyms = [] } = moved;
  await lockTerms(sql, single, [id, to], (some) => some.whereIn('id', subcategories));
  const { synonyms: now } = await readNames(sql, single, to);
  await writeSynonyms(sql, single, to, unmergedSynonyms(now, synonyms));
  for (const type of termKinds[single].usedBy)
    await lockListings(strapi, sql, type, rows[type] ?? []);
  if (single === 'category') await moveSubcategoriesInTrash(sql, to, id, new Set(subcategories));
  for (const type of termKinds[single].usedBy) {
    const relation = relationOf(strapi, type, single);
    const { table, row, term, orderColumnName: order } = relation;
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
      back.push(...alone);
      for (const listing of again) {
        const orders: number[] = await sql(table)
          .where({ [row]: listing })
          .pluck(order);
        if (orders.length >= selectionLimits[termKinds[single].collection]) continue;
        const last = Math.max(...orders.map(Number));
        await sql(table).insert({ [row]: listing, [term]: id, [order]: last + 1 });
        back.push(listing);
      }
    }
    await noteMoved(strapi, sql, type, single, back, actor);
    await moveBackInTrash(sql, single, type, relation, id, moved);
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
