import { isPostgres, type Sql } from '../../../database.ts';
import type { Strapi } from '../../../registry.ts';
import { fold } from './definition.ts';
import { spellings } from './spellings.ts';

/** Up to this many hits are read as ids; more are dense, so rows are compared in the order of the list. */
const FEW = 1000;

/** Indexes hold parts of this many letters. */
const PART = 3;

/** What a search found: rows with one of the ids, if there are any, that contain the words. */
export interface Hits {
  ids?: readonly number[];
  words: readonly string[];
}

interface Wanted {
  list: string;
  words: readonly string[];
  /** One of these begins a word of the listing, in addition to the words. */
  spellings: readonly string[];
  /** Vendors are searched too. */
  vendors: boolean;
}

/** Full text search of one database. Texts and words are folded. */
export interface SearchEngine {
  /** Ids of the rows that have all that is wanted, by index; in no order. */
  find(sql: Sql, wanted: Wanted, limit: number): Promise<number[]>;
  /** SQL for a row that contains a word, `?` for each of its patterns. */
  contains: string;
  /** SQL for the place of `?` in an expression, from 1; 0 if it is missing. */
  place(expression: string): string;
}

const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

const sqlite: SearchEngine = {
  async find(sql, { list, words, spellings, vendors }, limit) {
    const within = vendors ? '' : '{text} : ';
    const matching = (table: string, parts: string[]) =>
      sql(table).whereRaw('?? match ?', [table, `${within}(${parts.join(' ')})`]);
    const parts = words.map(quoted);
    const begun = spellings.map((word) => `${quoted(word)} *`).join(' OR ');
    const [trigrams, byWord] = [`${list}_trigrams`, `${list}_words`];
    const found = words.length > 0 ? matching(trigrams, parts) : matching(byWord, [begun]);
    if (words.length > 0 && begun !== '')
      found.whereIn('rowid', matching(byWord, [begun]).select('rowid'));
    return found.limit(limit).pluck('rowid');
  },
  contains: String.raw`like ? escape '\'`,
  place: (expression) => `instr(${expression}, ?)`,
};

const postgres: SearchEngine = {
  async find(sql, { list, words, spellings, vendors }, limit) {
    const found = sql(`${list} as l`).limit(limit).pluck('l.id');
    for (const word of words) found.where(containing(postgres, word, vendors));
    if (spellings.length > 0) {
      const text = vendors ? `text || ' ' || vendor` : 'text';
      const query = spellings.map((word) => `'${word}':*`).join(' | ');
      found.whereRaw(`to_tsvector('simple', ${text}) @@ to_tsquery('simple', ?)`, [query]);
      // PostgreSQL takes hundreds of spellings for many hits, and would read all rows to find some.
      await sql.raw('set local enable_seqscan = off');
    }
    const ids = (await found).map(Number);
    if (spellings.length > 0) await sql.raw('set local enable_seqscan = on');
    return ids;
  },
  contains: 'like lower(?)',
  place: (expression) => `strpos(${expression}, lower(?))`,
};

export const searchEngine = (strapi: Strapi): SearchEngine =>
  isPostgres(strapi) ? postgres : sqlite;

/** Condition for rows `l` that contain a word. */
export const containing =
  ({ contains }: SearchEngine, word: string, vendors: boolean) =>
  (where: { whereRaw(sql: string, values: string[]): unknown }): void => {
    const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    const columns = vendors ? ['l.text', 'l.vendor'] : ['l.text'];
    where.whereRaw(
      `(${columns.map((column) => `${column} ${contains}`).join(' or ')})`,
      columns.map(() => pattern),
    );
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

/** The words of a search, folded. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];

/** Finds rows that contain every word. If none does, one word may have a typing error, the one that is in no row. */
export const search = async (
  engine: SearchEngine,
  sql: Sql,
  { list, words, vendors }: Omit<Wanted, 'spellings'>,
): Promise<Hits> => {
  const find = (parts: readonly string[], limit: number, begun: readonly string[] = []) =>
    engine.find(sql, { list, words: parts, spellings: begun, vendors }, limit);
  const long = words.filter((word) => [...word].length >= PART);
  const short = words.filter((word) => !long.includes(word));
  if (long.length === 0) return { words };
  const ids = await find(long, FEW + 1);
  if (ids.length > FEW) return { words };
  if (ids.length > 0) return { ids, words: short };
  const unknown: string[] = [];
  for (const word of long) if ((await find([word], 1)).length === 0) unknown.push(word);
  const [wrong, ...more] = unknown;
  const begun = wrong === undefined || more.length > 0 ? [] : spellings(wrong);
  if (begun.length === 0) return { ids: [], words: [] };
  const others = long.filter((word) => word !== wrong);
  return { ids: await find(others, FEW, begun), words: short };
};
