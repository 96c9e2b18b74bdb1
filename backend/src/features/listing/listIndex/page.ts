import type { Collection, TermName } from '@portal/domain';
import type { Knex } from 'knex';
import { inTransaction, isPostgres, type Sql } from '../../../base/database.ts';
import type { Instants } from '../../../base/listQuery.ts';
import type { Strapi } from '../../../base/registry.ts';
import { type Found, placeOf, readPage, type Slice, type SortOrder } from '../../../base/slice.ts';
import { kindDigits, SUBMITTED, scopes, termKey } from './definition.ts';
import { findNamedParts, limitToNamed, type NamedSearch } from './namedTerms.ts';
import {
  byIds,
  containing,
  givenIds,
  type Hits,
  queryHits,
  relevance,
  search,
  searchEngine,
  type Where,
} from './search.ts';
import { counted, countHidden, countLive, hiddenIds, showingOnly } from './shown.ts';

/** Listings that have one of some terms of a kind, or none of them. */
export interface TermsOfKind {
  name: TermName;
  excludes: boolean;
  ids: readonly number[];
  /** Whether a listing without a term of the kind counts as having one of them. */
  orNone: boolean;
}

/** What a list shows. Conditions that are missing show all. */
export interface Selection {
  scope: 'active' | 'pending';
  /** The account whose drafts are shown; -1 for none. */
  viewer: number;
  account?: number;
  states?: readonly number[];
  /** Listings with a revision, or revisions. */
  revision?: boolean;
  /** Keys of terms that each listing has. */
  terms: readonly number[];
  /** Further conditions of terms. */
  termsOfKinds?: readonly TermsOfKind[];
  /** Listings without a value of one of some fields, by their bits, or those with values of all of them. */
  missing?: { bits: number; excludes: boolean } | undefined;
  /** The first instant of the last change, and the first one after it. */
  changed?: Instants;
  /** What is searched. Of active listings also by the names of their terms. */
  words: readonly string[];
  /** Whether names of terms are not searched. Default false. */
  onlyText?: boolean;
  /** The words are also searched in the vendors of the listings. */
  vendors: boolean;
  /** Only those that the directory shows. */
  shown?: boolean;
  /** Other conditions, as a query of ids. */
  ids?: Knex.QueryBuilder | undefined;
  /** Adds other conditions to the query of the rows `l`, which most rows of the list meet. */
  narrow?: ((query: Knex.QueryBuilder) => void) | undefined;
}

/** After all that contain the words of a search. */
const FAR = 1000;

export interface PageOrder {
  /** The best hits of a search first, unless there are many; then by the columns. */
  relevance: boolean;
  by: SortOrder;
}

const whereOf = (type: Collection, { vendors }: Selection): Where => ({
  list: `${type}_list`,
  more: vendors ? ['vendor'] : [],
});

/** `few`: the query selects few rows, so it looks their terms up instead of reading all rows of the terms. */
const whereTerms = (
  sql: Sql,
  type: Collection,
  { name, excludes, ids, orNone }: TermsOfKind,
  query: Knex.QueryBuilder,
  few: boolean,
): void => {
  const rows = () => sql(`${type}_list_terms as t`);
  const keys = ids.map((id) => termKey(name, id));
  const withOne = () => rows().whereIn('t.term', keys);
  const ofKind = () => rows().whereRaw('t.term % 10 = ?', [kindDigits[name]]);
  query[excludes ? 'whereNot' : 'where']((has: Knex.QueryBuilder) => {
    if (few) {
      has.whereExists(withOne().whereRaw('t.id = l.id'));
      if (orNone) has.orWhereNotExists(ofKind().whereRaw('t.id = l.id'));
    } else {
      has.whereIn('l.id', withOne().select('t.id'));
      if (orNone) has.orWhereNotIn('l.id', ofKind().select('t.id'));
    }
  });
};

/** What the words of a selection found: one of both, or neither without words. */
interface FoundWords {
  hits?: Hits | undefined;
  named?: NamedSearch | undefined;
}

const findWords = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  selection: Selection,
): Promise<FoundWords & Pick<Selected, 'best'>> => {
  const { words, scope, onlyText = false } = selection;
  if (words.length === 0) return {};
  const engine = searchEngine(strapi);
  const where = whereOf(type, selection);
  const named =
    scope === 'active' && !onlyText
      ? await findNamedParts(engine, sql, type, where, words)
      : undefined;
  const hits = await search(engine, sql, where, words, !named);
  if (!named) return { hits, best: hits.ids };
  if (!hits.ids) return { named };
  // Also of words that no index has.
  const best: (number | string)[] = await queryHits(engine, sql, where, hits).pluck('l.id');
  return { named, best: best.map(Number) };
};

/**
 * The rows `l` of a selection, without order. The first term is the one of the fewest rows.
 *
 * @param inOrder The column by which the first rows are read in order. Default: all rows are read.
 */
const select = (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  selection: Selection,
  { hits, named }: FoundWords,
  inOrder?: string,
) => {
  const { scope, viewer, account, states, revision, terms, shown, ids } = selection;
  const { termsOfKinds = [], missing, changed } = selection;
  const where = whereOf(type, selection);
  const [term, ...others] = terms;
  const engine = searchEngine(strapi);
  // An account has fewer rows than a common word.
  const few = inOrder !== undefined || account !== undefined;
  const common = hits?.common && hits.words.length === 0 && engine.byIds && !few;
  // A term's rows are in the order of the list, unless something else selects fewer rows.
  const byTerm = term !== undefined && account === undefined && !ids && !named && (!hits || common);
  const table = `${type}_list${byTerm ? '_terms' : ''} as l`;
  const byHits = common || hits?.ids || (named && !few);
  const from = !byTerm && byHits ? byIds(strapi, sql, type) : table;
  const query = sql(from).where('l.live', scopes[scope]);
  if (byTerm) query.where('l.term', term);
  for (const each of byTerm ? others : terms)
    query.whereExists(sql(`${type}_list_terms as t`).whereRaw('t.id = l.id').where('t.term', each));
  if (account !== undefined) query.where('l.account_id', account);
  if (states) query.whereIn('l.state', states);
  const revised = [SUBMITTED, viewer];
  const unrevised = (seen: Knex.QueryBuilder) =>
    seen.whereNull('l.revision').orWhereNotIn('l.revision', revised);
  if (scope === 'pending') {
    query.where((seen) => seen.where('l.draft', 0).orWhere('l.account_id', viewer));
    // A revision replaces its listing.
    query.where(unrevised);
    if (revision !== undefined) query[revision ? 'whereNotNull' : 'whereNull']('l.revision_of');
  } else if (revision) query.whereIn('l.revision', revised);
  else if (revision === false) query.where(unrevised);
  if (shown) showingOnly(sql, type, query);
  const looksUp = few || ids || hits?.ids || selection.narrow || isPostgres(strapi);
  for (const each of termsOfKinds) whereTerms(sql, type, each, query, !!looksUp);
  if (missing) query.whereRaw(`l.missing & ? ${missing.excludes ? '=' : '<>'} 0`, [missing.bits]);
  // A row is read in its order; SQLite would prefer the index of this column, and sort.
  const isSorted = inOrder !== undefined && inOrder !== 'updated_at' && !isPostgres(strapi);
  const updatedAt = sql.raw(isSorted ? '+l.updated_at' : 'l.updated_at');
  if (changed?.from) query.where(updatedAt, '>=', changed.from);
  if (changed?.before) query.where(updatedAt, '<', changed.before);
  if (ids) query.whereIn('l.id', ids);
  selection.narrow?.(query);
  if (named) limitToNamed(engine, sql, query, where, named);
  if (hits?.ids) query.whereRaw('l.id in ?', [givenIds(strapi, sql, hits.ids)]);
  if (hits?.common) engine.limit(sql, query, where, hits.common, few);
  for (const word of hits?.words ?? []) query.where(containing(engine, word, where.more));
  return query;
};

/** Whether it has all live listings, but for hidden ones. */
const isWhole = ({ scope, terms, words, termsOfKinds = [], ...more }: Selection): boolean =>
  scope === 'active' &&
  [more.account, more.revision, more.ids, more.narrow, more.missing, more.changed].every(
    (each) => each === undefined,
  ) &&
  terms.length + words.length + termsOfKinds.length === 0;

/** The terms, first the one of the fewest rows. */
const byUse = async (sql: Sql, table: string, { terms, scope }: Selection): Promise<number[]> => {
  if (terms.length < 2) return [...terms];
  const uses = new Map<number, number>();
  for (const term of terms)
    uses.set(term, await counted(sql(table).where({ term, live: scopes[scope] })));
  return terms.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
};

/** A selection in a transaction. */
interface Selected {
  /** The rows `l`, without columns and order, for a page of them in the order of a column, or for all. */
  rows(inOrder?: string, changed?: Partial<Selection>): Knex.QueryBuilder;
  /** Those that contain the words, if they are few enough to sort them by relevance, before all others. */
  best?: readonly number[] | undefined;
}

const selected = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  selection: Selection,
): Promise<Selected> => {
  const terms = await byUse(sql, `${type}_list_terms`, selection);
  const { best, ...found } = await findWords(strapi, sql, type, selection);
  const rows: Selected['rows'] = (inOrder, changed) =>
    select(strapi, sql, type, { ...selection, terms, ...changed }, found, inOrder);
  return { rows, best };
};

const countSelected = async (
  strapi: Strapi,
  sql: Sql,
  type: Collection,
  selection: Selection,
  { rows }: Selected,
): Promise<number> => {
  if (isWhole(selection)) {
    const live = await countLive(strapi, sql, `${type}_list`);
    return selection.shown ? live - (await countHidden(sql, type)) : live;
  }
  if (!selection.shown || selection.words.length > 0) return counted(rows());
  // Faster than leaving them out, because few listings are hidden.
  const all = () => rows(undefined, { shown: false });
  const hidden = all().whereIn('l.id', hiddenIds(sql, type));
  return (await counted(all())) - (await counted(hidden));
};

/** A page of ids in an order that indexes have, and how many rows there are in all. */
export const findIds = (
  strapi: Strapi,
  type: Collection,
  selection: Selection,
  { relevance: byRelevance, by }: PageOrder,
  slice: Slice,
): Promise<Found> =>
  inTransaction(strapi, async (sql) => {
    const found = await selected(strapi, sql, type, selection);
    const { rows, best } = found;
    const total = await countSelected(strapi, sql, type, selection, found);
    const place = placeOf(total, slice);
    if (place.rows === 0) return { ids: [], total };
    // Reading a tenth of the list in order takes about as long as an index of words.
    const inOrder = place.before + place.rows <= total / 10;
    const query = rows(inOrder ? by[0]?.[0] : undefined);
    if (byRelevance && best) {
      const { sql: order, values } = relevance(searchEngine(strapi), [...new Set(selection.words)]);
      query.orderByRaw(
        `case when l.id in ? then ${order} else ${FAR} end ${place.direction('asc')}`,
        [givenIds(strapi, sql, best), ...values],
      );
    }
    return readPage(query, total, slice, by);
  });

/** How many rows there are, and the ids that `read` finds in a query of their ids. */
export const findBy = (
  strapi: Strapi,
  type: Collection,
  selection: Selection,
  read: (ids: Knex.QueryBuilder, sql: Sql) => PromiseLike<unknown[]>,
): Promise<Found> =>
  inTransaction(strapi, async (sql) => {
    const found = await selected(strapi, sql, type, selection);
    const total = await countSelected(strapi, sql, type, selection, found);
    const ids = await read(found.rows().select('l.id'), sql);
    return { ids: ids.map(Number), total };
  });

/** Those of the ids that a selection has. */
export const findAmong = (
  strapi: Strapi,
  type: Collection,
  selection: Selection,
  ids: readonly number[],
): Promise<number[]> =>
  inTransaction(strapi, async (sql) => {
    const narrow = (query: Knex.QueryBuilder) => {
      selection.narrow?.(query);
      query.whereIn('l.id', ids);
    };
    const { rows } = await selected(strapi, sql, type, { ...selection, narrow });
    const still = new Set((await rows().pluck('l.id')).map(Number));
    return ids.filter((id) => still.has(id));
  });

/** A row and its value in the column that a list is sorted by. */
export interface Place {
  id: number;
  value: string | number;
}

/** The next rows after a place, or the first ones, without counting the others. */
export const findAfter = (
  strapi: Strapi,
  type: Collection,
  selection: Selection,
  [column, direction]: SortOrder[number],
  limit: number,
  after?: Place,
): Promise<Place[]> =>
  inTransaction(strapi, async (sql) => {
    const { rows } = await selected(strapi, sql, type, selection);
    const query = rows(column);
    const later = direction === 'asc' ? '>' : '<';
    if (after) query.whereRaw(`(l.${column}, l.id) ${later} (?, ?)`, [after.value, after.id]);
    // As text, because a Date would drop the microseconds of PostgreSQL.
    const value = isPostgres(strapi)
      ? sql.raw(`l.${column}::text as value`)
      : `l.${column} as value`;
    const found: { id: number | string; value: string | number }[] = await query
      .orderBy(`l.${column}`, direction)
      .orderBy('l.id', direction)
      .limit(limit)
      .select('l.id', value);
    return found.map(({ id, value }) => ({ id: Number(id), value }));
  });

/** How many rows there are in all, and with each term, by its key. */
export const countByTerm = (
  strapi: Strapi,
  type: Collection,
  selection: Selection,
): Promise<{ total: number; terms: ReadonlyMap<number, number> }> =>
  inTransaction(strapi, async (sql) => {
    const found = await selected(strapi, sql, type, selection);
    const total = await countSelected(strapi, sql, type, selection, found);
    const count = async (ids?: Knex.QueryBuilder) => {
      const query = sql(`${type}_list_terms as f`).where('f.live', scopes[selection.scope]);
      if (ids) query.whereIn('f.id', ids);
      const rows: { term: number | string; n: number | string }[] = await query
        .groupBy('f.term')
        .select('f.term')
        .count({ n: '*' });
      return new Map(rows.map(({ term, n }) => [Number(term), Number(n)]));
    };
    if (!isWhole(selection)) return { total, terms: await count(found.rows().select('l.id')) };
    const terms = await count();
    // Faster than leaving them out, because few listings are hidden.
    const hidden = selection.shown ? await count(hiddenIds(sql, type)) : [];
    for (const [term, n] of hidden) terms.set(term, (terms.get(term) ?? 0) - n);
    return { total, terms };
  });
