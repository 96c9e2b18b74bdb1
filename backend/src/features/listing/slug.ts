import { fold, isBlank } from '@portal/domain';
import { isPostgres, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { trashedSlugs } from '../trash/index.ts';

const UNNAMED = 'untitled';

/** `Kōwhai Books & Co.` becomes `kowhai-books-co`, `Łódź` `lodz`. Of other scripts nothing stays. Never only digits, which would be an id. */
export const slugBase = (name: string, single: string): string => {
  const base = fold(name)
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  if (base === '') return isBlank(name) ? UNNAMED : single;
  return /^\d+$/.test(base) ? `${single}-${base}` : base;
};

/** The first of `base`, `base-2`, `base-3` … that is free. */
export const freeSlug = (base: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(`${base}-${count}`)) count += 1;
  return `${base}-${count}`;
};

/** Until the end of the transaction no other one picks a slug of the table. */
export const lockSlugs = async (strapi: Strapi, sql: Sql, table: string): Promise<void> => {
  if (isPostgres(strapi)) await sql.raw('select pg_advisory_xact_lock(hashtext(?))', [table]);
};

/** A free slug for a new row; deleted rows that can be restored keep theirs. Locks the table's slugs, so that concurrent rows of the same name get different ones. */
export const pickSlug = async (
  strapi: Strapi,
  sql: Sql,
  table: string,
  name: string,
  single: string,
): Promise<string> => {
  await lockSlugs(strapi, sql, table);
  const base = slugBase(name, single);
  const taken: string[] = await sql(table).where('slug', 'like', `${base}%`).pluck('slug');
  return freeSlug(base, new Set([...taken, ...(await trashedSlugs(sql, table, base))]));
};

/** Whether the slug was made before the draft had a name. */
export const isUnnamed = (slug: string | null): boolean =>
  slug === null || /^untitled(-\d+)?$/.test(slug);
