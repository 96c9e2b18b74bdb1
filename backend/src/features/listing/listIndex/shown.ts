import type { Collection } from '@portal/domain';
import type { Knex } from 'knex';
import { inOneRead, isPostgres, type Sql } from '../../../base/database.ts';
import type { Strapi } from '../../../base/registry.ts';
import { scopes } from './definition.ts';

/** Leaves out rows `l` that are hidden, or of accounts whose listings are. */
export const showingOnly = (sql: Sql, type: Collection, query: Knex.QueryBuilder): void => {
  const hidden = sql('accounts').select('id').whereNotNull('hidden_at');
  query.where((shown) => shown.whereNull('l.account_id').orWhereNotIn('l.account_id', hidden));
  query.whereNotIn('l.id', sql(type).select('id').whereNotNull('hidden_at'));
};

/** Ids of live listings that the directory does not show, and of those of an account if it is given. */
export const hiddenIds = (sql: Sql, type: Collection, account?: number): Knex.QueryBuilder => {
  const live = () => sql(`${type}_list`).select('id').whereRaw('+live = ?', [scopes.active]);
  const hidden = (table: string) => sql(table).select('id').whereNotNull('hidden_at');
  return live()
    .whereIn('account_id', hidden('accounts'))
    .union(live().whereIn('id', hidden(type)))
    .union(account === undefined ? [] : [live().where('account_id', account)]);
};

export const counted = async (query: Knex.QueryBuilder): Promise<number> => {
  const [row] = await query.count({ n: '*' });
  return Number(row?.n);
};

/** How many `hiddenIds` there are. */
export const countHidden = (sql: Sql, type: Collection, account?: number): Promise<number> =>
  counted(sql.from(hiddenIds(sql, type, account).as('hidden')));

/** The number of live listings. SQLite counts a whole table at once, but the rows of an index one by one. */
export const liveCount = (strapi: Strapi, sql: Knex, list: string): Knex.Raw => {
  const count = (live: number) => sql(list).where({ live }).count();
  return isPostgres(strapi)
    ? sql.raw('?', [count(scopes.active)])
    : sql.raw('? - ? - ?', [sql(list).count(), count(scopes.pending), count(scopes.none)]);
};

export const countLive = async (strapi: Strapi, sql: Knex, list: string): Promise<number> => {
  const [row] = await sql.select({ n: liveCount(strapi, sql, list) });
  return Number(row?.n);
};

/** How many listings are live. */
export const countLiveListings = (strapi: Strapi, type: Collection): Promise<number> =>
  inOneRead(strapi, (sql) => countLive(strapi, sql, `${type}_list`));
