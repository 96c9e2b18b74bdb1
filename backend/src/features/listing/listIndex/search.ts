import { type Collection, fold } from '@portal/domain';
import type { Knex } from 'knex';
import { isPostgres, type Sql } from '../../../base/database.ts';
import type { Strapi } from '../../../base/registry.ts';
import { isFilling } from './fills.ts';
import { spellings } from './spellings.ts';

/** Up to this many hits are read as ids; more are dense, so rows are compared in the order of the list. */
const FEW = 1000;

/** Indexes hold parts of this many letters. */
const PART = 3;

/** Shorter words are searched where words begin. */
const SHORT = /^[a-z0-9]{1,2}$/;

/** What is searched. */
interface Parts {
  /** Each is anywhere in the listing. */
  words: readonly string[];
  /** Each begins a word of the listing. */
  beginnings: readonly string[];
  /** One of these begins a word of the listing, in addition. */
  spellings: readonly string[];
}

/** What a search found: rows with one of the ids, or with the parts, that contain the words. */
export interface Hits {
  ids?: readonly number[];
  /** In more than `FEW` rows. */
  common?: Parts;
  words: readonly string[];
}

/** Where a search looks: in the column `text` of a list. */
export interface Where {
  list: string;
  /** All other columns of its index, or none. */
  more: readonly string[];
}

const columnsOf = (more: readonly string[]): string[] =>
  ['text', ...more].map((column) => `l.${column}`);

/** Full text search of one database. Texts and words are folded. */
export interface SearchEngine {
  /** Whether `limit` reads only the ids of rows, so that they can be those of a term as well. */
  byIds: boolean;
  /** Query of the ids of the rows with all parts, by index; in no order. */
  ids(sql: Sql, where: Where, parts: Parts): Knex.QueryBuilder;
  /** Some of them. */
  find(sql: Sql, where: Where, parts: Parts, limit: number): Promise<number[]>;
  /** Limits a query of the rows `l`. With `inOrder` the query reads rows in order until it has enough; else it uses the index. */
  limit(sql: Sql, query: Knex.QueryBuilder, where: Where, parts: Parts, inOrder: boolean): void;
  /** SQL for a row that contains a word, `?` for each of its patterns. */
  contains: string;
  /** SQL for the place of `?` in an expression, from 1; 0 if it is missing. */
  place(expression: string): string;
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** Ids of the rows with all parts, by reading all rows. Typing errors are not corrected, which would take seconds. */
const scan = (
  sql: Sql,
  { list, more }: Where,
  { words, beginnings, spellings }: Parts,
): Knex.QueryBuilder => {
  const query = sql(`${list} as l`).select('l.id as rowid');
  for (const word of words) query.where(containing(sqlite, word, more));
  const texts = ["''", ...columnsOf(more)].join(` || ' ' || `);
  for (const word of beginnings) query.whereRaw(`${texts} glob ?`, [`*[^a-z0-9]${word}*`]);
  return spellings.length > 0 ? query.whereRaw('false') : query;
};

/** Ids of the rows with all parts, from the tables of the search. */
const idsOf = (sql: Sql, where: Where, parts: Parts): Knex.QueryBuilder => {
  const { list, more } = where;
  if (isFilling(list)) return scan(sql, where, parts);
  const { words, beginnings, spellings } = parts;
  const matching = (name: string, parts: string[]) => {
    const table = `${list}_${name}`;
    return sql(table)
      .whereRaw('?? match ?', [
        table,
        `${more.length > 0 ? '' : '{text} : '}(${parts.join(' AND ')})`,
      ])
      .select('rowid');
  };
  const begins = (word: string): string => `${quoted(word)} *`;
  const prefixes = beginnings.map(begins);
  if (spellings.length > 0) prefixes.push(`(${spellings.map(begins).join(' OR ')})`);
  if (words.length === 0) return matching('words', prefixes);
  const found = matching('trigrams', words.map(quoted));
  return prefixes.length > 0 ? found.whereIn('rowid', matching('words', prefixes)) : found;
};

const sqlite: SearchEngine = {
  byIds: true,
  ids: idsOf,
  find: (sql, where, parts, limit) => idsOf(sql, where, parts).limit(limit).pluck('rowid'),
  limit(sql, query, where, parts, inOrder) {
    const { words, beginnings, spellings } = parts;
    if (!inOrder) query.whereIn('l.id', idsOf(sql, where, parts));
    else {
      for (const word of words) query.where(containing(sqlite, word, where.more));
      if (beginnings.length + spellings.length > 0)
        query.whereIn('l.id', idsOf(sql, where, { ...parts, words: [] }));
    }
  },
  contains: String.raw`like ? escape '\'`,
  place: (expression) => `instr(${expression}, ?)`,
};

const postgres: SearchEngine = {
  byIds: false,
  ids(sql, where, parts) {
    const query = sql(`${where.list} as l`).select('l.id');
    postgres.limit(sql, query, where, parts, false);
    return query;
  },
  async find(sql, where, parts, limit) {
    const query = postgres.ids(sql, where, parts);
    // PostgreSQL takes hundreds of spellings for many hits, and would read all rows to find some.
    const many = parts.spellings.length > 0;
    if (many) await sql.raw('set local enable_seqscan = off');
    const ids: unknown[] = await query.limit(limit).pluck('l.id');
    if (many) await sql.raw('set local enable_seqscan = on');
    return ids.map(Number);
  },
  limit(_sql, query, { more }, { words, beginnings, spellings }) {
    for (const word of words) query.where(containing(postgres, word, more));
    const prefixes = beginnings.map((word) => `'${word}':*`);
    if (spellings.length > 0)
      prefixes.push(`(${spellings.map((each) => `'${each}':*`).join(' | ')})`);
    if (prefixes.length === 0) return;
    const text = columnsOf(more).join(` || ' ' || `);
    query.whereRaw(`to_tsvector('simple', ${text}) @@ to_tsquery('simple', ?)`, [
      prefixes.join(' & '),
    ]);
  },
  contains: 'like ?',
  place: (expression) => `strpos(${expression}, ?)`,
};

export const searchEngine = (strapi: Strapi): SearchEngine =>
  isPostgres(strapi) ? postgres : sqlite;

/** Condition for rows `l` that contain a word. */
export const containing =
  ({ contains }: SearchEngine, word: string, more: readonly string[]) =>
  (where: { whereRaw(sql: string, values: string[]): unknown }): void => {
    const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const columns = columnsOf(more);
    where.whereRaw(
      `(${columns.map((column) => `${column} ${contains}`).join(' or ')})`,
      columns.map(() => pattern),
    );
  };

/** Rows `l` that are looked up by id; SQLite would read all live ones. */
export const byIds = (strapi: Strapi, sql: Sql, type: Collection) =>
  sql.raw(`${type}_list as l${isPostgres(strapi) ? '' : ` indexed by ${type}_list_ids`}`);

/** One parameter for all ids. */
export const givenIds = (strapi: Strapi, sql: Sql, ids: readonly number[]) =>
  isPostgres(strapi)
    ? sql.raw('(select unnest(?::bigint[]))', [ids])
    : sql.raw('(select value from json_each(?))', [JSON.stringify(ids)]);

/** Ids of all rows whose text may contain the words, if the index finds few. */
export const findFew = async (
  strapi: Strapi,
  sql: Sql,
  list: string,
  words: readonly string[],
): Promise<number[] | undefined> => {
  const long = words.filter((word) => [...word].length >= PART);
  if (long.length === 0) return undefined;
  const parts = { words: long, beginnings: [], spellings: [] };
  const ids = await searchEngine(strapi).find(sql, { list, more: [] }, parts, FEW + 1);
  return ids.length > FEW ? undefined : ids;
};

/** SQL that sorts the best hits first: words that begin a word of the name, are in the name, in the text, or the vendor's. */
export const relevance = ({ place }: SearchEngine, words: readonly string[]) => ({
  sql: words
    .map(
      () => `case when ${place(`' ' || l.text`)} between 1 and l.name_length + 1 then 0
        when ${place('l.text')} between 1 and l.name_length then 1 when ${place('l.text')} > 0 then 2 else 3 end`,
    )
    .join(' + '),
  values: words.flatMap((word) => [` ${word}`, word, word]),
});

/** The words of a search, folded, in their order. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Finds rows that contain every word. If none does, one word may have a typing error, the one that is in no row.
 *
 * @param corrects Whether typing errors are corrected. Default true.
 */
export const search = async (
  engine: SearchEngine,
  sql: Sql,
  where: Where,
  given: readonly string[],
  corrects = true,
): Promise<Hits> => {
  const words = [...new Set(given)];
  const find = (parts: Parts, limit: number) => engine.find(sql, where, parts, limit);
  const long = words.filter((word) => [...word].length >= PART);
  const beginnings = words.filter((word) => SHORT.test(word));
  const rest = words.filter((word) => !long.includes(word) && !beginnings.includes(word));
  const parts = { words: long, beginnings, spellings: [] };
  if (long.length + beginnings.length === 0) return { words };
  const ids = await find(parts, FEW + 1);
  if (ids.length > FEW) return { common: parts, words: rest };
  if (ids.length > 0 || !corrects) return { ids, words: rest };
  const unknown: string[] = [];
  for (const word of long)
    if ((await find({ words: [word], beginnings: [], spellings: [] }, 1)).length === 0)
      unknown.push(word);
  const [wrong, ...more] = unknown;
  const corrected = wrong === undefined || more.length > 0 ? [] : spellings(wrong);
  if (corrected.length === 0) return { ids: [], words: [] };
  const others = long.filter((word) => word !== wrong);
  return { ids: await find({ words: others, beginnings, spellings: corrected }, FEW), words: rest };
};

/** A query of the ids of what a search finds. */
export const queryHits = (
  engine: SearchEngine,
  sql: Sql,
  where: Where,
  { ids, common, words }: Hits,
): Knex.QueryBuilder => {
  if (common && words.length === 0) return engine.ids(sql, where, common);
  const query = sql(`${where.list} as l`).select('l.id');
  if (ids) query.whereIn('l.id', [...ids]);
  if (common) query.whereIn('l.id', engine.ids(sql, where, common));
  for (const word of words) query.where(containing(engine, word, where.more));
  return query;
};
