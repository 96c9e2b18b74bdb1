import type { Collection } from '@portal/domain';
import type { Knex } from 'knex';
import { inTransaction, type Sql } from '../../../base/database.ts';
import type { Strapi } from '../../../base/registry.ts';
import { type Found, readPage, type Slice } from '../../../base/slice.ts';
import { scopes } from './definition.ts';

/** Which listings a short list shows. Conditions that are missing show all. */
export interface SubjectSelection {
  /** Only those that the directory shows. */
  live?: boolean;
  /** Not those of this account. */
  except?: number;
  /** Only those with records in this table, in this column. */
  having?: { table: 'reviews' | 'special_offers'; column: string };
  /** Each is in the name, folded. */
  words: readonly string[];
}

/** Leaves out rows `l` that are hidden, or of accounts whose listings are. */
export const showingOnly = (sql: Sql, type: Collection, query: Knex.QueryBuilder): void => {
  const hidden = sql('accounts').select('id').whereNotNull('hidden_at');
  query.where((shown) => shown.whereNull('l.account_id').orWhereNotIn('l.account_id', hidden));
  query.whereNotIn('l.id', sql(type).select('id').whereNotNull('hidden_at'));
};

/** A page of ids by name, and how many there are in all. */
export const findSubjects = (
  strapi: Strapi,
  type: Collection,
  { live, except, having, words }: SubjectSelection,
  slice: Slice,
): Promise<Found> =>
  inTransaction(strapi, async (sql) => {
    const query = sql(`${type}_list as l`);
    if (live) showingOnly(sql, type, query.where('l.live', scopes.active));
    if (except !== undefined)
      query.where((other) => other.whereNot('l.account_id', except).orWhereNull('l.account_id'));
    if (having)
      query.whereExists(sql(`${having.table} as r`).whereRaw('?? = l.id', `r.${having.column}`));
    for (const word of words) {
      const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      query.whereRaw(String.raw`l.name like ? escape '\'`, pattern);
    }
    // The index of the records is read faster than the listings.
    const [counted] =
      having && words.length === 0
        ? await sql(having.table).countDistinct({ n: having.column })
        : await query.clone().count({ n: '*' });
    return readPage(query, Number(counted?.n), slice, [['name', 'asc']]);
  });
