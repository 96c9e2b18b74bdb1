import { type Collection, namesOf, type TermName } from '@portal/domain';
import type { Knex } from 'knex';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { kinds, scopes, type TermSingle, termKey, termKinds } from '../listing/index.ts';

/** How many listings use each term, by its id; missing for none. */
export type Uses = ReadonlyMap<number, number>;

/** The same of live listings, by the collections that have such terms. */
type LiveUses = Readonly<Partial<Record<Collection, Uses>>>;

interface Link {
  /** Table of the relation, and its columns. */
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  /** The place of the other record among those of this one. */
  orderColumnName: string;
}

/** The join table of a relation. */
export const linkOf = (strapi: Strapi, uid: string, attribute: string): Link => {
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
