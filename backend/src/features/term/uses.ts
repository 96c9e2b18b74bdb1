import { type Collection, namesOf, type TermName } from '@portal/domain';
import type { Knex } from 'knex';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { kinds, scopes, type TermSingle, termKey, termKinds } from '../listing/index.ts';

/** How many listings use each term, by its id; missing for none. */
type Uses = ReadonlyMap<number, number>;

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

interface Count {
  term: number;
  n: number | string;
  live?: number;
}

/** Rows of listings by term and `live`, and the revisions among them whose listing has the term as well. */
interface Counts {
  rows: Count[];
  repeated: Count[];
}

/** Counts rows from the indexes of the list. */
const countOwn = async (
  sql: Sql,
  type: Collection,
  terms: TermName,
  ids: readonly number[],
): Promise<Counts> => {
  const table = `${type}_list_terms`;
  const idOfKey = new Map(ids.map((id) => [termKey(terms, id), id]));
  const count = async (query: Knex.QueryBuilder): Promise<Count[]> => {
    const found: Count[] = await query
      .whereIn('row.term', [...idOfKey.keys()])
      .groupBy('row.term')
      .select({ term: 'row.term' })
      .count({ n: '*' });
    return found.map((each) => ({ ...each, term: idOfKey.get(Number(each.term)) ?? 0 }));
  };
  const repeated = sql(`${table} as row`)
    .whereNotNull('row.revision_of')
    .whereExists(
      sql(`${table} as same`).whereRaw('same.id = row.revision_of and same.term = row.term'),
    );
  return {
    rows: await count(sql(`${table} as row`).groupBy('row.live').select('row.live')),
    repeated: await count(repeated),
  };
};

/** Apps by the category of their subcategories, from the counts of these. */
const countBelow = async (
  strapi: Strapi,
  sql: Sql,
  held: Counts,
  categoryOf: ReadonlyMap<number, number>,
): Promise<Counts> => {
  const { name } = linkOf(strapi, kinds.apps.uid, 'subcategories');
  const categories = [...new Set(categoryOf.values())];
  const rows = held.rows.map((row) => ({ ...row, term: categoryOf.get(row.term) ?? 0 }));
  // Those with several subcategories of a category count once.
  const several = sql(name).select('app_id').groupBy('app_id').havingRaw('count(*) > 1');
  const surplus = sql
    .from(several.as('several'))
    .joinRaw(`cross join ${name} as link`)
    .joinRaw('cross join subcategories as held')
    .joinRaw('cross join apps_list as l')
    .whereRaw('link.app_id = several.app_id and held.id = link.subcategory_id')
    .whereRaw('l.id = link.app_id')
    .whereIn('held.category_id', categories)
    .groupBy('l.id', 'l.live', 'held.category_id')
    .havingRaw('count(*) > 1')
    .select('l.live', { term: 'held.category_id', n: sql.raw('1 - count(*)') });
  const again: Count[] = await sql
    .from(surplus.as('surplus'))
    .groupBy('term', 'live')
    .select('term', 'live')
    .sum({ n: 'n' });
  const repeated: Count[] = await sql
    .from(
      sql('apps as revision')
        .joinRaw(`cross join ${name} as link`)
        .joinRaw('cross join subcategories as held')
        .joinRaw(`cross join ${name} as same`)
        .joinRaw('cross join subcategories as other')
        .whereNotNull('revision.revision_of')
        .whereRaw('link.app_id = revision.id and held.id = link.subcategory_id')
        .whereRaw('same.app_id = revision.revision_of and other.id = same.subcategory_id')
        .whereRaw('other.category_id = held.category_id')
        .whereIn('held.category_id', categories)
        .select('held.category_id', { listing: 'revision.id' })
        .groupBy('held.category_id', 'revision.id')
        .as('filed'),
    )
    .groupBy('category_id')
    .select({ term: 'category_id' })
    .count({ n: '*' });
  return { rows: [...rows, ...again], repeated };
};

/** Uses of the terms of a kind. */
export interface UsesOfKind {
  all: Uses;
  live: LiveUses;
}

/** Counts an app and a service with the same id as two. */
const usesIn = (counts: Partial<Record<Collection, Counts>>): UsesOfKind => {
  const all = new Map<number, number>();
  const add = (to: Map<number, number>, { term, n }: Count, sign = 1) =>
    to.set(term, (to.get(term) ?? 0) + sign * Number(n));
  const live = Object.entries(counts).map(([type, { rows, repeated }]) => {
    const ofType = new Map<number, number>();
    for (const row of rows) {
      add(all, row);
      if (row.live === scopes.active) add(ofType, row);
    }
    for (const row of repeated) add(all, row, -1);
    return [type, ofType] as const;
  });
  return { all, live: Object.fromEntries(live) };
};

/** Uses of some terms of a kind and, of categories, of their subcategories. */
export const usesOf = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  ids: readonly number[],
): Promise<{ own: UsesOfKind; held?: UsesOfKind }> => {
  const { usedBy, collection } = termKinds[single];
  const counts: Partial<Record<Collection, Counts>> = {};
  for (const type of usedBy) counts[type] = await countOwn(sql, type, collection, ids);
  if (single !== 'category') return { own: usesIn(counts) };
  const subcategories: { id: number; category_id: number }[] = await sql('subcategories')
    .whereIn('category_id', [...ids])
    .select('id', 'category_id');
  const categoryOf = new Map(subcategories.map(({ id, category_id }) => [id, category_id]));
  const held = await countOwn(sql, 'apps', 'subcategories', [...categoryOf.keys()]);
  const apps = await countBelow(strapi, sql, held, categoryOf);
  return { own: usesIn({ apps, ...counts }), held: usesIn({ apps: held }) };
};

/** The uses of a term in a response; live listings by collection. Never below zero: a save may come between two statements. */
export const respondWithUses = ({ all, live }: UsesOfKind, id: number) => {
  const told = (uses: Uses | undefined) => Math.max(0, uses?.get(id) ?? 0);
  return {
    uses: told(all),
    live: Object.fromEntries(namesOf(live).map((type) => [type, told(live[type])])),
  };
};
