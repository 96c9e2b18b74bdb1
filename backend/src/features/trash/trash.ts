import { erasesAt, trashKinds } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { isPostgres, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { type Reference, referencesOf } from './references.ts';
import { TRASH, TRASH_ROWS, type TrashEntry, type TrashRow } from './tables.ts';

/*
 * Rows of deleted records are moved here as they are, with their ids, and back: no query, list, count or job can read a record
 * that is deleted, because it is in none of their tables.
 */

/** Rows in one statement. */
const AT_ONCE = 100;

type Values = Record<string, unknown>;

/** Rows of a table that belong to a record: those whose column has one of these values, and these further values. */
export interface Place {
  table: string;
  column: string;
  values: readonly (number | string)[];
  and?: Readonly<Record<string, string>>;
}

/** What is kept of a record, besides its rows. */
export type Trashed = Pick<TrashEntry, 'kind' | 'record_id' | 'name'> &
  Partial<Pick<TrashEntry, 'slug' | 'status' | 'draft' | 'account_id' | 'more'>>;

function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}

/** PostgreSQL writes its rows as JSON, and reads them, by itself: none of their values changes. */
const bodiesOf = async (
  strapi: Strapi,
  sql: Sql,
  { table, column, values, and = {} }: Place,
): Promise<string[]> => {
  const bodies: string[] = [];
  for (const some of slices(values)) {
    const rows = sql(`${table} as kept`).whereIn(column, some).where(and).orderBy('id');
    if (isPostgres(strapi)) {
      const found: { body: string }[] = await rows.select(sql.raw('row_to_json(kept)::text body'));
      bodies.push(...found.map(({ body }) => body));
    } else {
      const found: Values[] = await rows.select('kept.*');
      bodies.push(...found.map((row) => JSON.stringify(row)));
    }
  }
  return bodies;
};

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Keeps a record with its rows, in the transaction that deletes them. Rows that others refer to come first. */
export const keepInTrash = async (
  strapi: Strapi,
  sql: Sql,
  trashed: Trashed,
  places: readonly Place[],
  by: Pick<Actor, 'id' | 'name'>,
): Promise<void> => {
  const now = Date.now();
  const entry = {
    draft: 0,
    ...trashed,
    deleted_by: by.id,
    deleted_by_name: by.name,
    deleted_at: now,
    erases_at: erasesAt(now),
  };
  const [{ id }] = await sql(TRASH).insert(entry).returning('id');
  for (const place of places) {
    const rows = (await bodiesOf(strapi, sql, place)).map((body) => {
      const { author_id, user_id, file_id } = JSON.parse(body);
      return {
        trash_id: id,
        place: place.table,
        user_id: numberOrNull(author_id ?? user_id),
        file_id: numberOrNull(file_id),
        body,
      };
    });
    for (const some of slices(rows)) await sql(TRASH_ROWS).insert(some);
  }
};

type Filter = (sql: Sql, rows: Values[]) => Promise<Values[]>;

/** By table: which rows come back. Other features add theirs. Default: all. */
export const trashFilters = new Map<string, Filter>();

/** Leaves out rows, or clears columns, that name rows which are gone. */
const withKnown = async (
  sql: Sql,
  rows: Values[],
  references: readonly Reference[],
): Promise<Values[]> => {
  let known = rows;
  for (const { column, of, needed } of references) {
    const named = [...new Set(known.map((row) => row[column]))].filter((id) => id != null);
    const found = new Set<unknown>();
    for (const some of slices(named)) {
      const ids: number[] = await sql(of)
        .whereIn('id', some as number[])
        .forKeyShare()
        .pluck('id');
      for (const id of ids) found.add(id);
    }
    const isKnown = (row: Values) => row[column] == null || found.has(row[column]);
    known = needed
      ? known.filter((row) => row[column] != null && isKnown(row))
      : known.map((row) => (isKnown(row) ? row : { ...row, [column]: null }));
  }
  return known;
};

/** Tables of records, of which each row comes back. */
const records = new Set<string>([...trashKinds, 'special_offers']);

/**
 * Leaves out a row that is there: a request that began before the deletion, such as a visit, may have written one after it.
 * Throws instead for a record, which would be lost.
 */
const insert = async (
  strapi: Strapi,
  sql: Sql,
  table: string,
  rows: readonly Values[],
): Promise<void> => {
  const check = (inserted: number, { length }: readonly Values[]): void => {
    if (inserted < length && records.has(table))
      throw new Error(
        `A deleted row of ${table} has an id or a unique value that another row has.`,
      );
  };
  if (isPostgres(strapi)) {
    const statement =
      'insert into ?? select * from json_populate_recordset(null::??, ?) on conflict do nothing';
    for (const some of slices(rows)) {
      const { rowCount } = await sql.raw(statement, [table, table, JSON.stringify(some)]);
      check(rowCount, some);
    }
    return;
  }
  const columns = Object.keys(await sql(table).columnInfo());
  for (const some of slices(rows)) {
    const known = some.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name))),
    );
    const inserted = await sql(table).insert(known).onConflict().ignore().returning('id');
    check(inserted.length, some);
  }
};

/** The kept rows of a deleted record in one table. */
export const rowsInTrash = async (sql: Sql, trash_id: number, place: string): Promise<Values[]> => {
  const bodies: string[] = await sql(TRASH_ROWS).where({ trash_id, place }).pluck('body');
  return bodies.map((body) => JSON.parse(body));
};

/** Puts a record and its rows back, with their ids. What they name that is gone stays away, such as a deleted term. */
export const restoreRows = async (strapi: Strapi, sql: Sql, { id }: TrashEntry): Promise<void> => {
  const rows: TrashRow[] = await sql(TRASH_ROWS).where({ trash_id: id }).orderBy('id');
  const references = referencesOf(strapi);
  for (const [table, kept = []] of Map.groupBy(rows, ({ place }) => place)) {
    const bodies: Values[] = kept.map(({ body }) => JSON.parse(body));
    const known = await withKnown(sql, bodies, references.get(table) ?? []);
    const filtered = (await trashFilters.get(table)?.(sql, known)) ?? known;
    if (filtered.length > 0) await insert(strapi, sql, table, filtered);
  }
  await removeEntries(sql, [id]);
};

/** Erases deleted records. */
export const removeEntries = async (sql: Sql, ids: readonly number[]): Promise<void> => {
  for (const some of slices(ids)) {
    await sql(TRASH_ROWS).whereIn('trash_id', some).delete();
    await sql(TRASH).whereIn('id', some).delete();
  }
};

/** Slugs that deleted records of a table keep, also subcategories within a deleted category. */
export const trashedSlugs = async (sql: Sql, kind: string, base: string): Promise<string[]> => {
  const own: string[] = await sql(TRASH)
    .where({ kind })
    .where('slug', 'like', `${base}%`)
    .pluck('slug');
  if (kind !== 'subcategories') return own;
  const categories = sql(TRASH).where({ kind: 'categories' }).select('id');
  const held: string[] = await sql(TRASH_ROWS)
    .where({ place: kind })
    .whereIn('trash_id', categories)
    .pluck('body');
  return [...own, ...held.map((body) => String(JSON.parse(body).slug))];
};

/** Deleted reviews go with their listing, named by a column, to another account. */
export const moveTrashedReviews = async (
  sql: Sql,
  column: 'app_id' | 'service_id',
  listing: number,
  account_id: number | null,
): Promise<void> => {
  const rows: TrashRow[] = await sql(TRASH_ROWS)
    .where({ place: 'reviews' })
    .whereIn('trash_id', sql(TRASH).where({ kind: 'reviews' }).select('id'));
  const moved = rows.filter(({ body }) => JSON.parse(body)[column] === listing);
  for (const { trash_id } of moved) await sql(TRASH).where({ id: trash_id }).update({ account_id });
};
