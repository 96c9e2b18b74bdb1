import {
  type CheckedLink,
  type Collection,
  checkedLinks,
  type LinkFilter,
  linkTimes,
} from '@portal/domain';
import type { Knex } from 'knex';
import { inOneRead, inTransaction, type Sql } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import { HttpError } from '../../base/httpError.ts';
import { countCalls, secondsUntil } from '../../base/limits.ts';
import { nextTurn } from '../../base/nextTurn.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { hidingOf } from './hiding.ts';
import { LINK_CHECKS, type LinkRow } from './tables.ts';

/** Links that a transaction plans. */
const AT_ONCE = 500;

const liveWith = (sql: Sql, type: Collection, field: CheckedLink) =>
  sql(`${type} as l`)
    .where({ 'l.status': 'APPROVED' })
    .whereNull('l.revision_of')
    .whereNotNull(`l.${field}`)
    .whereNot(`l.${field}`, '');

const planField = async (
  sql: Sql,
  type: Collection,
  field: CheckedLink,
  first: () => number,
  id?: number,
): Promise<number> => {
  const query = liveWith(sql, type, field).whereNotExists((known) =>
    known
      .select(sql.raw('1'))
      .from(`${LINK_CHECKS} as c`)
      .where({ 'c.listing_type': type, 'c.field': field })
      .whereRaw('c.listing_id = l.id and c.url = ??', [`l.${field}`]),
  );
  if (id !== undefined) query.where('l.id', id);
  const found: { id: number; url: string }[] = await query
    .orderBy('l.id')
    .limit(AT_ONCE)
    .select('l.id', `l.${field} as url`);
  if (found.length === 0) return 0;
  const empty = { checked_at: null, result: null, detail: null, title: null };
  const rows = found.map(({ id: listing_id, url }) => ({
    listing_type: type,
    listing_id,
    field,
    url,
    next: first(),
    ...empty,
    failing_since: null,
    broken_at: null,
  }));
  await sql(LINK_CHECKS).insert(rows).onConflict(['listing_type', 'listing_id', 'field']).merge();
  return found.length;
};

/** Plans a check of the links of a listing that are new, at once, and forgets those that it no longer has. */
export const planLinks = async (sql: Sql, type: Collection, id: number): Promise<void> => {
  for (const field of checkedLinks) {
    const live = liveWith(sql, type, field).where('l.id', id).select(`l.${field}`);
    await sql(LINK_CHECKS)
      .where({ listing_type: type, listing_id: id, field })
      .whereNotIn('url', live)
      .delete();
    await planField(sql, type, field, Date.now, id);
  }
};

/** Plans checks of all links of live listings that have none, spread over a week. */
export const planAllLinks = async (strapi: Strapi, type: Collection): Promise<void> => {
  const first = () => Date.now() + Math.round(Math.random() * linkTimes.regular);
  for (const field of checkedLinks)
    while ((await inTransaction(strapi, (sql) => planField(sql, type, field, first))) === AT_ONCE)
      await nextTurn();
};

const linkResponse = (row: LinkRow) => {
  const { field, url, result, detail } = row;
  const hides = hidingOf(row);
  return {
    field,
    url,
    result,
    detail,
    checked: isoTime(row.checked_at),
    /** When the first check found the problem. */
    since: isoTime(row.failing_since),
    broken: row.broken_at !== null,
    due: Number(row.next) <= Date.now(),
    // The next check hides it.
    ...(hides === null ? {} : { hides: isoTime(Math.max(hides, Number(row.next))) }),
  };
};

export type LinkResponse = ReturnType<typeof linkResponse>;

/** The links of live listings by the id of the listing, in one statement. */
export const linksOf = async (
  strapi: Strapi,
  type: Collection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LinkResponse[]>> => {
  const rows: LinkRow[] = await inOneRead(strapi, (sql) =>
    sql(LINK_CHECKS)
      .where({ listing_type: type })
      .whereIn('listing_id', [...ids])
      .orderBy('field'),
  );
  const found = new Map<number, LinkResponse[]>();
  for (const row of rows)
    found.set(row.listing_id, [...(found.get(row.listing_id) ?? []), linkResponse(row)]);
  return found;
};

/** A query of the ids of listings with a link that has a problem, or that are hidden because of it. */
export const idsByLinks = (
  { db: { connection } }: Strapi,
  type: Collection,
  filter: LinkFilter,
  within?: Knex.QueryBuilder,
): Knex.QueryBuilder => {
  const [table, column, id] =
    filter === 'hidden' ? [type, 'hidden_at', 'id'] : [LINK_CHECKS, 'broken_at', 'listing_id'];
  const query = connection(table).whereNotNull(column).select(id);
  if (filter === 'broken') query.where({ listing_type: type });
  return within ? query.whereIn(id, within) : query;
};

/**
 * Makes the links of a live listing due now, at most once in ten minutes.
 *
 * @param onLimit Called with the seconds to wait.
 */
export const requestCheck = async (
  strapi: Strapi,
  type: Collection,
  { id, status }: { id: number; status: string | null },
  onLimit: (seconds: number) => void,
): Promise<void> => {
  if (!settings.links.checked) throw new HttpError('link-checks-off');
  if (status !== 'APPROVED') throw new HttpError('links-not-live');
  const limit = { max: 1, seconds: linkTimes.request / 1000 };
  const { calls, ends } = await countCalls(strapi, `links:${type}/${id}`, limit);
  if (calls > limit.max) {
    onLimit(secondsUntil(ends));
    throw new HttpError('links-checked');
  }
  await inTransaction(strapi, async (sql) => {
    await planLinks(sql, type, id);
    // Before those that are due regularly.
    await sql(LINK_CHECKS).where({ listing_type: type, listing_id: id }).update({ next: 0 });
  });
};
