import { type Collection, partsOfSearch, type TermName } from '@portal/domain';
import type { Knex } from 'knex';
import type { Sql } from '../../../base/database.ts';
import { kinds } from '../rows.ts';
import { termKey } from './definition.ts';
import { type Hits, queryHits, type SearchEngine, search, type Where } from './search.ts';

/* Searches that name terms, such as an industry by one of its other names, also find what has these terms. */

/** What each row must meet: it contains words, or has one of some terms. */
interface NamedPart {
  hits: Hits;
  /** Keys of the terms. */
  terms: readonly number[];
}

/** A search that names terms. */
export interface NamedSearch {
  parts: readonly NamedPart[];
  /** For the other words, if there are any. */
  rest?: Hits;
}

/** What was read of a kind the last time, and the keys of its terms by their names. Names seldom change, and take long to divide. */
const last = new Map<TermName, { text: string; keys: ReadonlyMap<string, readonly number[]> }>();

/** Keys of the terms of a kind by their names. An app has the categories of its subcategories. */
const readNamed = async (sql: Sql, kind: TermName) => {
  const query = sql(`${kind} as t`).orderBy('t.id');
  let names = 't.search_names';
  if (kind === 'subcategories') {
    query.leftJoin('categories as c', 'c.id', 't.category_id');
    names += ` || coalesce(c.search_names, '')`;
  }
  const rows: { id: number; names: string | null }[] = await query.select(
    't.id',
    sql.raw(`${names} as names`),
  );
  const text = rows.map((row) => `${row.id}${row.names}`).join('\0');
  const known = last.get(kind);
  if (known?.text === text) return known.keys;
  const keys = new Map<string, number[]>();
  for (const row of rows)
    for (const name of new Set(row.names?.replaceAll(/[^\S\n]+/g, ' ').split('\n')))
      if (name !== '') keys.set(name, [...(keys.get(name) ?? []), termKey(kind, row.id)]);
  last.set(kind, { text, keys });
  return keys;
};

/** The terms that a search names, with what contains its words; undefined if it names none. */
export const findNamedParts = async (
  engine: SearchEngine,
  sql: Sql,
  type: Collection,
  where: Where,
  words: readonly string[],
): Promise<NamedSearch | undefined> => {
  const named: ReadonlyMap<string, readonly number[]>[] = [];
  for (const kind of kinds[type].terms) named.push(await readNamed(sql, kind));
  const all = partsOfSearch(words, (name) => named.flatMap((keys) => keys.get(name) ?? []));
  const rest = all.filter(({ terms }) => terms.length === 0).flatMap((part) => part.words);
  if (rest.length === words.length) return undefined;
  const parts: NamedPart[] = [];
  for (const { words: own, terms } of all)
    if (terms.length > 0) parts.push({ hits: await search(engine, sql, where, own, false), terms });
  if (rest.length === 0) return { parts };
  return { parts, rest: await search(engine, sql, where, rest) };
};

/** Limits a query of the rows `l` to what a search that names terms finds. */
export const limitToNamed = (
  engine: SearchEngine,
  sql: Sql,
  query: Knex.QueryBuilder,
  where: Where,
  { parts, rest }: NamedSearch,
): void => {
  const { list } = where;
  for (const { hits, terms } of parts)
    query.whereIn(
      'l.id',
      queryHits(engine, sql, where, hits).union(
        sql(`${list}_terms as t`)
          .whereIn('t.term', [...terms])
          .select('t.id'),
      ),
    );
  if (rest) query.whereIn('l.id', queryHits(engine, sql, where, rest));
};
