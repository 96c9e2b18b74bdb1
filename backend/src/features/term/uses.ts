import { type Collection, namesOf, type TermName } from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  type FullTermRow,
  kinds,
  type ListingRow,
  scopes,
  type TermSingle,
  termKey,
  termKinds,
} from '../listing/index.ts';
import { recordEvent } from '../moderation/index.ts';

/** How many listings use each term, by its id; missing for none. */
export type Uses = ReadonlyMap<number, number>;

/** The same of live listings, by the collections that have such terms. */
type LiveUses = Readonly<Partial<Record<Collection, Uses>>>;

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

type Counts = { term: number; n: number | string }[];

/**
 * Listings by term, where a revision counts as its listing: all rows with the term, counted from an index, without the
 * revisions whose listing has the term as well.
 */
const countOwn = async (sql: Sql, type: Collection, terms: TermName, ids: readonly number[]) => {
  const table = `${type}_list_terms`;
  const idOfKey = new Map(ids.map((id) => [termKey(terms, id), id]));
  const keys = [...idOfKey.keys()];
  const count = async (query: Knex.QueryBuilder): Promise<Counts> => {
    const found: Counts = await query
      .whereIn('row.term', keys)
      .groupBy('row.term')
      .select({ term: 'row.term' })
      .count({ n: '*' });
    return found.map(({ term, n }) => ({ term: idOfKey.get(Number(term)) ?? 0, n }));
  };
  const all = await count(sql(`${table} as row`));
  const repeated = await count(
    sql(`${table} as row`)
      .whereNotNull('row.revision_of')
      .whereExists(
        sql(`${table} as same`).whereRaw('same.id = row.revision_of and same.term = row.term'),
      ),
  );
  return { all, repeated };
};

/** Apps by the category of their subcategories, where a revision counts as its listing. */
const countBelow = async (strapi: Strapi, sql: Sql) => {
  const { name } = linkOf(strapi, kinds.apps.uid, 'subcategories');
  const filed = (of: string) =>
    sql(`${name} as link`)
      .join('subcategories as held', 'held.id', 'link.subcategory_id')
      .select('held.category_id', { listing: of })
      .groupBy('held.category_id', of);
  const count = (from: ReturnType<typeof filed>): Promise<Counts> =>
    sql
      .from(from.as('filed'))
      .groupBy('category_id')
      .select({ term: 'category_id' })
      .count({ n: '*' });
  const all = await count(filed('link.app_id'));
  const repeated = await count(
    sql('apps as revision')
      .joinRaw(`cross join ${name} as link`)
      .joinRaw('cross join subcategories as held')
      .joinRaw(`cross join ${name} as same`)
      .joinRaw('cross join subcategories as other')
      .whereNotNull('revision.revision_of')
      .whereRaw('link.app_id = revision.id and held.id = link.subcategory_id')
      .whereRaw('same.app_id = revision.revision_of and other.id = same.subcategory_id')
      .whereRaw('other.category_id = held.category_id')
      .select('held.category_id', { listing: 'revision.id' })
      .groupBy('held.category_id', 'revision.id'),
  );
  return { all, repeated };
};

/** Uses of all terms of a kind, or of some. Counts an app and a service with the same id as two. */
export const usesOf = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  some?: readonly number[],
): Promise<Uses> => {
  const { usedBy, collection } = termKinds[single];
  const uses = new Map<number, number>();
  const add = (counts: Counts, sign: 1 | -1) => {
    for (const { term, n } of counts) uses.set(term, (uses.get(term) ?? 0) + sign * Number(n));
  };
  const ids: number[] = some ? [...some] : await sql(collection).pluck('id');
  for (const type of usedBy) {
    const { all, repeated } = await countOwn(sql, type, collection, ids);
    add(all, 1);
    add(repeated, -1);
  }
  if (single === 'category') {
    const { all, repeated } = await countBelow(strapi, sql);
    add(all, 1);
    add(repeated, -1);
  }
  return uses;
};

/** Live listings by term, as the lists of live listings count them; apps also by the category of their subcategories. */
const liveOf = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  ids: readonly number[],
): Promise<LiveUses> => {
  const { usedBy, collection } = termKinds[single];
  const live: Partial<Record<Collection, Uses>> = {};
  for (const type of usedBy) {
    const idOfKey = new Map(ids.map((id) => [termKey(collection, id), id]));
    const found: Counts = await sql(`${type}_list_terms`)
      .where({ live: scopes.active })
      .whereIn('term', [...idOfKey.keys()])
      .groupBy('term')
      .select('term')
      .count({ n: '*' });
    live[type] = new Map(found.map(({ term, n }) => [idOfKey.get(Number(term)) ?? 0, Number(n)]));
  }
  if (single !== 'category') return live;
  const { name } = linkOf(strapi, kinds.apps.uid, 'subcategories');
  const found: Counts = await sql(`${name} as link`)
    .join('subcategories as held', 'held.id', 'link.subcategory_id')
    .join('apps_list as l', 'l.id', 'link.app_id')
    .where('l.live', scopes.active)
    .groupBy('held.category_id')
    .select({ term: 'held.category_id' })
    .countDistinct({ n: 'l.id' });
  return { apps: new Map(found.map(({ term, n }) => [term, Number(n)])), ...live };
};

/** Uses of the terms of a kind. */
export interface UsesOfKind {
  all: Uses;
  live: LiveUses;
}

/** Uses of some terms of a kind and, of categories, of their subcategories. */
export const usesOfAll = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  ids: readonly number[],
): Promise<{ own: UsesOfKind; held?: UsesOfKind }> => {
  const of = async (kind: TermSingle, some: readonly number[]): Promise<UsesOfKind> => ({
    all: await usesOf(strapi, sql, kind, some),
    live: await liveOf(strapi, sql, kind, some),
  });
  const own = await of(single, ids);
  if (single !== 'category') return { own };
  const held: number[] = await sql('subcategories')
    .whereIn('category_id', [...ids])
    .pluck('id');
  return { own, held: await of('subcategory', held) };
};

/** The uses of a term in a response; live listings by collection. */
export const respondWithUses = ({ all, live }: UsesOfKind, id: number) => ({
  uses: all.get(id) ?? 0,
  live: Object.fromEntries(namesOf(live).map((type) => [type, live[type]?.get(id) ?? 0])),
});

/** Listings changed per query: databases limit how many ids a query may name. */
const atOnce = 500;

/** Changes the terms of listings, by their rows: `change` returns those of a row. Each gets an event. */
const refile = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  { collection, ids, change }: { collection: TermName; ids: readonly number[]; change: Change },
  actor: Actor,
): Promise<void> => {
  const rows = strapi.db.query(kinds[type].uid);
  const moved = new Map<number, ListingRow['status']>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const found: ListingRow[] = await rows.findMany({
      where: { id: { $in: ids.slice(from, from + atOnce) } },
      populate: { [collection]: { select: ['id'] } },
    });
    for (const row of found) {
      const before = (row[collection] ?? []).map(({ id }) => id);
      const after = change(before, row.id);
      if (after === before) continue;
      await rows.update({ where: { id: row.id }, data: { [collection]: [...new Set(after)] } });
      moved.set(row.revision_of ?? row.id, row.revision_of === null ? row.status : null);
    }
  }
  const { tableName } = strapi.db.metadata.get(kinds[type].uid);
  for (const [id, status] of moved) {
    // A user who has the listing open gets an edit conflict, not an error about a deleted term.
    await sql(tableName).where({ id }).increment('version', 1);
    // The audit log has one entry, for the term.
    const event = { kind: 'edited', from: status, to: status, audited: false } as const;
    await recordEvent(strapi, type, { id, name: '' }, actor, { ...event, fields: [collection] });
  }
};

type Change = (terms: number[], row: number) => number[];

/** What was moved from a term to another: rows of listings, those that had the other one as well, and subcategories. */
export interface MovedUses {
  to: number;
  rows: Partial<Record<Collection, number[]>>;
  both: Partial<Record<Collection, number[]>>;
  subcategories: number[];
}

/** Moves all listings of a term to another one of its kind, and the subcategories of a category. */
export const moveUses = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  { id, subcategories: held = [] }: FullTermRow,
  to: number,
  actor: Actor,
): Promise<MovedUses> => {
  const { usedBy, collection } = termKinds[single];
  const moved: MovedUses = { to, rows: {}, both: {}, subcategories: held.map((sub) => sub.id) };
  for (const type of usedBy) {
    const { name, joinColumn, inverseJoinColumn } = linkOf(strapi, kinds[type].uid, collection);
    const ids: number[] = await sql(name)
      .where({ [inverseJoinColumn.name]: id })
      .orderBy('id')
      .pluck(joinColumn.name);
    const both: number[] = [];
    const change: Change = (terms, row) => {
      if (terms.includes(to)) both.push(row);
      return terms.map((each) => (each === id ? to : each));
    };
    await refile(strapi, sql, type, { collection, ids, change }, actor);
    Object.assign(moved, {
      rows: { ...moved.rows, [type]: ids },
      both: { ...moved.both, [type]: both },
    });
  }
  const subcategories = strapi.db.query(termKinds.subcategory.uid);
  for (const sub of held)
    await subcategories.update({ where: { id: sub.id }, data: { category: to } });
  return moved;
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
  const { usedBy, collection } = termKinds[single];
  for (const type of usedBy) {
    const { [type]: ids = [] } = moved.rows;
    const both = new Set(moved.both[type]);
    const change: Change = (terms, row) => {
      if (!terms.includes(moved.to)) return terms;
      return both.has(row) ? [...terms, id] : terms.map((each) => (each === moved.to ? id : each));
    };
    await refile(strapi, sql, type, { collection, ids, change }, actor);
  }
  const subcategories = strapi.db.query(termKinds.subcategory.uid);
  const held: { id: number }[] = await subcategories.findMany({
    select: ['id'],
    where: { id: { $in: moved.subcategories }, category: moved.to },
  });
  for (const sub of held)
    await subcategories.update({ where: { id: sub.id }, data: { category: id } });
};
