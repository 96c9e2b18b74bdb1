import { type Collection, type TermName, termsOf } from '@portal/domain';
import type { Knex } from 'knex';
import { isRecord } from '../../body.ts';
import { badParameter } from '../../httpError.ts';
import { isInstant } from '../../listQuery.ts';
import type { Context, Strapi } from '../../registry.ts';
import { termKey } from '../listing/listIndex/definition.ts';
import type { Place, Selection } from '../listing/listIndex/page.ts';
import { wordsOf } from '../listing/listIndex/search.ts';
import type { SortOrder } from '../listing/listIndex/slice.ts';
import { kinds } from '../listing/rows.ts';
import { termKinds, termSingles } from '../term/termKinds.ts';

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
  throw badParameter([name], `${name} must be one text`);
};

const flagOf = (ctx: Context, name: string): boolean => {
  const given = textOf(ctx, name);
  if (given === undefined || given === 'true') return given === 'true';
  throw badParameter([name], `${name} must be true`);
};

const choiceOf = <T extends string>(ctx: Context, name: string, known: readonly T[]) => {
  const given = textOf(ctx, name);
  const found = known.find((each) => each === given);
  if (given === undefined || found) return found;
  throw badParameter([name], `${name} must be ${known.join(', ')}`);
};

const numberOf = (ctx: Context, name: string, min: number, max: number): number | undefined => {
  const given = textOf(ctx, name);
  if (given === undefined) return undefined;
  const value = Number(given);
  if (/^\d{1,4}(\.\d)?$/.test(given) && value >= min && value <= max) return value;
  throw badParameter([name], `${name} must be from ${min} to ${max}`);
};

export const mustKnowParameters = (ctx: Context, names: readonly string[]): void => {
  for (const name of Object.keys(ctx.query))
    if (![...names, ...ofStrapi].includes(name))
      throw badParameter([name], `Unknown parameter. Known: ${names.join(', ')}`);
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
  const kind = Object.values(termKinds).find(({ collection }) => collection === name);
  if (!kind) return [];
  const rows: { id: number }[] = await strapi.db
    .query(kind.uid)
    .findMany({ select: ['id'], where: { slug: { $in: [...slugs] } } });
  return rows.map(({ id }) => termKey(name, id));
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
    throw badParameter(['q'], `q can have at most ${MAX_SEARCH} characters`);
  const sql: Knex = strapi.db.connection;
  const terms: number[] = [];
  const conditions: ((query: Knex.QueryBuilder) => unknown)[] = [];
  for (const [single, collection] of termFilters(type)) {
    const slugs = textOf(ctx, single)?.split(',');
    if (!slugs) continue;
    if (slugs.length > MAX_VALUES)
      throw badParameter([single], `${single} can have at most ${MAX_VALUES} values`);
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
  const since = textOf(ctx, 'updated_since');
  if (since !== undefined) {
    if (!isInstant(since))
      throw badParameter(
        ['updated_since'],
        'updated_since must be a time such as 2026-01-31T00:00:00Z',
      );
    conditions.push((query) => query.where('l.updated_at', '>=', new Date(since)));
  }
  const narrow = (query: Knex.QueryBuilder): void => {
    for (const add of conditions) add(query);
  };
  return {
    ...{ scope: 'active', viewer: -1, vendors: false, shown: true },
    ...{ terms, words: wordsOf(typed), ...(conditions.length > 0 ? { narrow } : {}) },
  };
};

/** Where a page begins: after a row, or for the best hits of a search after a number of rows. */
type Start = { after: Place } | { offset: number };

const encode = (start: Start): string => Buffer.from(JSON.stringify(start)).toString('base64url');

const decode = (text: string): Start | undefined => {
  try {
    const start: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!isRecord(start)) return undefined;
    const { after, offset } = start;
    if (typeof offset === 'number' && Number.isInteger(offset) && offset >= 0) return { offset };
    if (!isRecord(after) || !Number.isInteger(after.id)) return undefined;
    const { id, value } = after;
    const known = typeof value === 'number' || (typeof value === 'string' && !value.includes('\0'));
    return known ? { after: { id: Number(id), value } } : undefined;
  } catch {
    return undefined;
  }
};

export const pageNames = ['limit', 'cursor', 'sort'];
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 25;

export interface PageRequest {
  limit: number;
  /** null sorts by relevance. */
  order: SortOrder[number] | null;
  start: Start | undefined;
  /** The cursor of the page that begins there. */
  cursorOf(start: Start): string;
}

/** A cursor belongs to its sort: a search is sorted by relevance unless the call says otherwise. */
export const readPageRequest = (ctx: Context, { words }: Selection): PageRequest => {
  const limit = numberOf(ctx, 'limit', 1, MAX_LIMIT) ?? DEFAULT_LIMIT;
  const asked: Sort | undefined = choiceOf(ctx, 'sort', ['updated', 'newest', 'name']);
  const order = asked || words.length === 0 ? sorts[asked ?? 'updated'] : null;
  const cursor = textOf(ctx, 'cursor');
  const start = cursor === undefined ? undefined : decode(cursor);
  const fits = start && (order ? 'after' in start : 'offset' in start);
  if (cursor !== undefined && !fits)
    throw badParameter(['cursor'], 'cursor must be next_cursor of a page with the same parameters');
  return { limit: Math.floor(limit), order, start, cursorOf: encode };
};
