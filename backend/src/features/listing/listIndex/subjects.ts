import type { Collection } from '@portal/domain';
import { inTransaction } from '../../../base/database.ts';
import type { Strapi } from '../../../base/registry.ts';
import { type Found, readPage, type Slice } from '../../../base/slice.ts';
import { scopes } from './definition.ts';
import { byIds, findFew, givenIds } from './search.ts';
import { counted, countHidden, countLive, showingOnly } from './shown.ts';

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

/** A page of ids by name, and how many there are in all. */
export const findSubjects = (
  strapi: Strapi,
  type: Collection,
  { live, except, having, words }: SubjectSelection,
  slice: Slice,
): Promise<Found> =>
  inTransaction(strapi, async (sql) => {
    const few = words.length > 0 ? await findFew(strapi, sql, `${type}_list`, words) : undefined;
    const query = sql(few ? byIds(strapi, sql, type) : `${type}_list as l`);
    if (live) showingOnly(sql, type, query.where('l.live', scopes.active));
    if (except !== undefined)
      query.where((other) => other.whereNot('l.account_id', except).orWhereNull('l.account_id'));
    if (having)
      query.whereExists(sql(`${having.table} as r`).whereRaw('?? = l.id', `r.${having.column}`));
    for (const word of words) {
      const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
      query.whereRaw(String.raw`l.name like ? escape '\'`, pattern);
    }
    if (few) query.whereRaw('l.id in ?', [givenIds(strapi, sql, few)]);
    const count = async (): Promise<number> => {
      if (words.length > 0 || !(having || live)) return counted(query.clone());
      // The index of the records is read faster than the listings, and so are those that are left out.
      if (!having)
        return (
          (await countLive(strapi, sql, `${type}_list`)) - (await countHidden(sql, type, except))
        );
      const [row] = await sql(having.table).countDistinct({ n: having.column });
      return Number(row?.n);
    };
    return readPage(query, await count(), slice, [['name', 'asc']]);
  });
