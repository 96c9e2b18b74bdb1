import { type Collection, isStorable, type TermName, termsOf } from '@portal/domain';
import type { Knex } from 'knex';
import { isRecord } from '../../base/body.ts';
import { isPostgres } from '../../base/database.ts';
import { badParameter } from '../../base/httpError.ts';
import { isInstant } from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import type { SortOrder } from '../../base/slice.ts';
import { m } from '../../base/texts.ts';
import {
  kinds,
  type Place,
  type Selection,
  singleOf,
  termKey,
  termKinds,
  termSingles,
  wordsOf,
} from '../listing/index.ts';
import { idsOfSlugs } from './slugs.ts';

/* Queries of the read interface. An unknown parameter is an error, so that a misspelled filter does not return everything. */

const MAX_SEARCH = 200;
const MAX_VALUES = 20;

const sorts = {
  updated: ['updated_at', 'desc'],
  newest: ['created_at', 'desc'],
  name: ['name', 'asc'],
} as const satisfies Record<string, SortOrder[number]>;
type Sort = keyof typeof sorts;

/** Accepted as Strapi has them, without effect: texts have one language and responses have all relations. */
const ofStrapi = ['locale', 'populate'];

const textOf = (ctx: Context, name: string): string | undefined => {
  const given: unknown = ctx.query[name];
  if (given === undefined || given === '') return undefined;
  if (typeof given === 'string' && !given.includes('\0')) return given;
  throw badParameter([name], m.query_one_text({ name }));
};

const flagOf = (ctx: Context, name: string): boolean => {
  const given = textOf(ctx, name);
  if (given === undefined || given === 'true') return given === 'true';
  throw badParameter([name], m.query_true({ name }));
};

const choiceOf = <T extends string>(ctx: Context, name: string, known: readonly T[]) => {
  const given = textOf(ctx, name);
  const found = known.find((each) => each === given);
  if (given === undefined || found) return found;
  throw badParameter([name], m.query_one_of({ name, words: known.join(', ') }));
};

const numberOf = (ctx: Context, name: string, min: number, max: number): number | undefined => {
  const given = textOf(ctx, name);
  if (given === undefined) return undefined;
  const value = Number(given);
  if (/^\d{1,4}(\.\d)?$/.test(given) && value >= min && value <= max) return value;
  throw badParameter([name], m.query_range({ name, min, max }));
};

const sinceOf = (ctx: Context): Date | undefined => {
  const given = textOf(ctx, 'updated_since');
  if (given === undefined || isInstant(given)) return given ? new Date(given) : undefined;
  throw badParameter(['updated_since'], m.query_updated_since());
};

export const mustKnowParameters = (ctx: Context, names: readonly string[]): void => {
  for (const name of Object.keys(ctx.query))
    if (![...names, ...ofStrapi].includes(name))
      throw badParameter([name], m.query_unknown({ names: names.join(', ') }));
};

/** The filters by terms of a collection, with the name of each term. */
const termFilters = (type: Collection) => {
  const named = termSingles.map((single) => [single, termKinds[single].collection] as const);
  return named.filter(([, collection]) => termsOf(type).includes(collection));
};

/** Keys of the terms with these slugs; unknown ones have none. */
const keysOf = async (
  strapi: Strapi,
  name: TermName,
  slugs: readonly string[],
): Promise<number[]> => {
  const ids = await idsOfSlugs(strapi, singleOf(name), slugs);
  return ids.map((id) => termKey(name, id));
};

export const filterNames = (type: Collection): string[] => [
  ...['q', 'nz_owned', 'has_trial', 'min_rating', 'updated_since'],
  ...termFilters(type).map(([single]) => single),
];

/** The live listings that a call asks for. */
export const readSelection = async (
  strapi: Strapi,
  ctx: Context,
  type: Collection,
): Promise<Selection> => {
  const typed = textOf(ctx, 'q') ?? '';
  if (typed.length > MAX_SEARCH)
    throw badParameter(['q'], m.query_text_length({ max: MAX_SEARCH }));
  const sql: Knex = strapi.db.connection;
  const terms: number[] = [];
  const conditions: ((query: Knex.QueryBuilder) => unknown)[] = [];
  for (const [single, collection] of termFilters(type)) {
    const slugs = textOf(ctx, single)?.split(',');
    if (!slugs) continue;
    if (slugs.length > MAX_VALUES)
      throw badParameter(
        [single],
        m.query_values({
          name: single,
          max: MAX_VALUES,
        }),
      );
    const [key = -1, ...more] = await keysOf(strapi, collection, slugs);
    if (more.length === 0) terms.push(key);
    else {
      const some = () =>
        sql(`${type}_list_terms as s`)
          .whereRaw('s.id = l.id')
          .whereIn('s.term', [key, ...more]);
      conditions.push((query) => query.whereExists(some()));
    }
  }
  const listing = () => sql(`${type} as a`).whereRaw('a.id = l.id');
  if (flagOf(ctx, 'nz_owned'))
    conditions.push((query) => query.whereExists(listing().where('a.nz', true)));
  if (flagOf(ctx, 'has_trial'))
    conditions.push((query) =>
      query.whereExists(listing().whereRaw(`coalesce(a.trial, '') <> ''`)),
    );
  const rating = numberOf(ctx, 'min_rating', 1, 5);
  if (rating !== undefined) {
    const reviews = `select avg(r.rating) from reviews r where r.${kinds[type].single}_id = l.id and r.status = 'APPROVED'`;
    conditions.push((query) => query.whereRaw(`(${reviews}) >= ?`, [rating]));
  }
  const since = sinceOf(ctx);
  if (since) conditions.push((query) => query.where('l.updated_at', '>=', since));
  const narrow = (query: Knex.QueryBuilder): void => {
    for (const add of conditions) add(query);
  };
  return {
    scope: 'active',
    viewer: -1,
    vendors: false,
    shown: true,
    terms,
    words: wordsOf(typed),
    ...(conditions.length > 0 ? { narrow } : {}),
  };
};

/** Where a page begins: after a row, or for the best hits of a search after a number of rows. */
type Start = { after: Place } | { offset: number };

export const pageNames = ['limit', 'cursor', 'sort'];
export const changeNames = ['limit', 'cursor', 'updated_since'];
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 25;
const MAX_OFFSET = 1e6;

/** An instant as a database returns it: milliseconds on SQLite, a text on PostgreSQL. */
const isStoredInstant = (value: unknown, postgres: boolean): value is string | number =>
  postgres
    ? typeof value === 'string' &&
      /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?$/.test(value) &&
      !Number.isNaN(Date.parse(value))
    : Number.isSafeInteger(value);

/** The start in a cursor, if it belongs to this sort; callers can write any. */
const readCursor = (text: string, sort: string, postgres: boolean): Start | undefined => {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!isRecord(cursor) || cursor.sort !== sort) return undefined;
    const { offset, id, value } = cursor;
    if (sort === 'relevance') {
      const known = typeof offset === 'number' && Number.isInteger(offset);
      return known && offset >= 0 && offset <= MAX_OFFSET ? { offset } : undefined;
    }
    if (typeof id !== 'number' || !Number.isInteger(id) || id < 0 || id > 1e9) return undefined;
    if (sort !== 'name')
      return isStoredInstant(value, postgres) ? { after: { id, value } } : undefined;
    return typeof value === 'string' && isStorable(value) ? { after: { id, value } } : undefined;
  } catch {
    return undefined;
  }
};

const limitOf = (ctx: Context): number => {
  const limit = numberOf(ctx, 'limit', 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
  if (Number.isInteger(limit)) return limit;
  throw badParameter(['limit'], m.query_limit());
};

/** The changes that a call asks for. */
export const readChangesRequest = (ctx: Context) => ({
  limit: limitOf(ctx),
  cursor: textOf(ctx, 'cursor'),
  since: sinceOf(ctx),
});

export interface PageRequest {
  limit: number;
  /** null sorts by relevance. */
  order: SortOrder[number] | null;
  start: Start | undefined;
  /** The cursor of the page that begins there. */
  cursorOf(start: Start): string;
}

/** A search is sorted by relevance unless the call says otherwise. */
export const readPageRequest = (
  strapi: Strapi,
  ctx: Context,
  { words }: Selection,
): PageRequest => {
  const limit = limitOf(ctx);
  const asked: Sort | undefined = choiceOf(ctx, 'sort', ['updated', 'newest', 'name']);
  const sort = asked ?? (words.length > 0 ? 'relevance' : 'updated');
  const text = textOf(ctx, 'cursor');
  const start = text === undefined ? undefined : readCursor(text, sort, isPostgres(strapi));
  if (text !== undefined && !start) throw badParameter(['cursor'], m.query_cursor_of_page());
  return {
    limit,
    order: sort === 'relevance' ? null : sorts[sort],
    start,
    cursorOf: (next) => {
      const place = 'after' in next ? next.after : next;
      return Buffer.from(JSON.stringify({ sort, ...place })).toString('base64url');
    },
  };
};
