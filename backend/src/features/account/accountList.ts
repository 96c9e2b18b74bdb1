import {
  type AccountRole,
  type AccountState,
  accountPlans,
  accountRoles,
  accountSorts,
  accountStateOf,
  accountStates,
  fold,
  staffRolesOf,
} from '@portal/domain';
import type { Knex } from 'knex';
import { planOf, staffSql, type UserRow } from '../../base/actor.ts';
import { inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import { badParameter } from '../../base/httpError.ts';
import {
  mustNotAsk,
  pageResponse,
  readFormat,
  readInstants,
  readPageQuery,
} from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { allRows, inOrder, placeOf, type Slice } from '../../base/slice.ts';
import { m } from '../../base/texts.ts';
import { timeZone } from '../brand/settings.ts';
import { exporterOf } from '../exports/index.ts';
import { counted, scopes, states } from '../listing/index.ts';
import { USER } from '../sign-in/index.ts';

/** One or more of the known values, separated by commas; undefined for all. */
const readChoice = <T extends string>(
  ctx: Context,
  name: string,
  known: readonly T[],
): readonly T[] | undefined => {
  const given = ctx.query[name];
  if (given === undefined || given === '') return undefined;
  const words = typeof given === 'string' ? given.split(',') : [''];
  const chosen = known.filter((each) => words.includes(each));
  if (words.some((word) => !known.some((each) => each === word)))
    throw badParameter([name], m.query_one_of({ name, words: known.join(', ') }));
  return chosen.length === known.length ? undefined : chosen;
};

const readOrder = (ctx: Context) => {
  const given = ctx.query.sort ?? accountSorts.newest;
  const order = typeof given === 'string' && Object.hasOwn(orders, given) && orders[given];
  if (order) return order;
  throw badParameter(
    ['sort'],
    m.query_one_of({
      name: 'sort',
      words: Object.values(accountSorts).join(', '),
    }),
  );
};

/** The orders of the list, each also from its end, and the index of users that has them. */
const orders: Record<string, { index: string; sql: string; reversed: string }> = {
  [accountSorts.newest]: {
    index: 'list',
    sql: 'u.created_at desc, u.id desc',
    reversed: 'u.created_at, u.id',
  },
  [accountSorts.name]: {
    index: 'sorted',
    sql: 'u.sort_name, u.id',
    reversed: 'u.sort_name desc, u.id desc',
  },
  [accountSorts.signIn]: {
    index: 'sign_in',
    sql: 'u.last_login desc nulls last, u.id desc',
    reversed: 'u.last_login nulls first, u.id',
  },
};

const stateSql: Record<AccountState, string> = {
  blocked: 'u.blocked = true and u.deletes_at is null',
  deleting: 'u.deletes_at is not null',
  unconfirmed: 'u.blocked is not true and u.confirmed is not true and u.invite_expires_at is null',
  invited: 'u.blocked is not true and u.invite_expires_at is not null',
  active: 'u.blocked is not true and u.confirmed = true and u.invite_expires_at is null',
};

/** As `staffRolesOf` reads a user. */
const roleSql = (role: AccountRole): string => {
  if (role === 'vendor') return 'u.staff is not true and u.super is not true';
  const named = `',' || coalesce(u.staff_roles, '') || ',' like '%,${role},%'`;
  if (role === 'owner') return `(u.super = true or (u.staff = true and ${named}))`;
  const unnamed = role === 'moderator' || role === 'editor';
  return `u.super is not true and u.staff = true and (${named}${unnamed ? ` or coalesce(u.staff_roles, '') = ''` : ''})`;
};

const anyOf = (conditions: readonly string[]): string =>
  `(${conditions.map((each) => `(${each})`).join(' or ')})`;

const paying = {
  trial: `subscription_status = 'trialing'`,
  paid: `(subscription_status = 'active' or (subscription_status = 'past_due' and access_until > ?))`,
};

/** More rows than these are read in the order of the list. */
const FEW = 1000;

/** Rows whose text contains the folded word. */
const containing = (strapi: Strapi, query: Knex.QueryBuilder, word: string): void => {
  if (isPostgres(strapi))
    query.where('u.search_text', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  else query.whereRaw('instr(u.search_text, ?) > 0', [word]);
};

/** Rows `u` of the users that the call asks for. */
const readSelection = (strapi: Strapi, ctx: Context) => {
  const plans = readChoice(ctx, 'plan', accountPlans);
  const chosenStates = readChoice(ctx, 'state', accountStates);
  const roles = readChoice(ctx, 'role', accountRoles);
  const joined = readInstants(ctx.query, 'joined_from', 'joined_to', timeZone);
  const { pending } = ctx.query;
  if (pending !== undefined && pending !== 'true')
    throw badParameter(['pending'], m.query_pending());
  const { words: typed, ...rest } = readPageQuery(ctx);
  const words = typed.map(fold);
  const order = readOrder(ctx);
  const staff = roles && !roles.includes('vendor');
  /** The index that SQLite reads, which would look up whole users by another. */
  const indexOf = (ordered: boolean): string | undefined => {
    if (staff) return 'staff';
    if (ordered) return order.index;
    return words.length > 0 ? 'text' : undefined;
  };
  /** `ordered`: rows are compared in the order of the list, because there are many. */
  const select = (sql: Sql, ordered: boolean): Knex.QueryBuilder => {
    const index = isPostgres(strapi) ? undefined : indexOf(ordered);
    const query = sql(
      sql.raw(`up_users as u${index ? ` indexed by up_users_${index}_index` : ''}`),
    );
    if (staff) query.whereRaw(`(${staffSql})`);
    if (chosenStates) query.whereRaw(anyOf(chosenStates.map((each) => stateSql[each])));
    if (roles) query.whereRaw(anyOf(roles.map(roleSql)));
    if (joined?.from) query.where('u.created_at', '>=', joined.from);
    if (joined?.before) query.where('u.created_at', '<', joined.before);
    if (plans) {
      const others = plans.includes('free');
      const listed = (['trial', 'paid'] as const).filter((each) => plans.includes(each) !== others);
      const where = listed.map((each) => paying[each]).join(' or ');
      const values = listed.includes('paid') ? [new Date()] : [];
      const ids = sql('accounts').select('id').whereRaw(where, values);
      if (others)
        query.where((free) => free.whereNotIn('u.account_id', ids).orWhereNull('u.account_id'));
      else query.whereIn('u.account_id', ids);
    }
    if (pending) {
      const inReview = (list: string) =>
        sql(list)
          .select('account_id')
          .where({ live: scopes.pending, state: states.pending })
          .whereNotNull('account_id');
      query.whereIn('u.account_id', inReview('apps_list').unionAll([inReview('services_list')]));
    }
    for (const word of words) containing(strapi, query, word);
    return query;
  };
  return { ...rest, select, order, searches: words.length > 0 };
};

/** Live listings, and those in review, by account. */
export const countListings = async (strapi: Strapi, accounts: readonly number[]) =>
  inTransaction(strapi, async (sql) => {
    const counts = new Map<
      number,
      Record<'apps' | 'services', { live: number; pending: number }>
    >();
    for (const id of accounts)
      counts.set(id, { apps: { live: 0, pending: 0 }, services: { live: 0, pending: 0 } });
    for (const type of ['apps', 'services'] as const) {
      const rows: { account_id: number; live: number; n: number }[] = await sql(`${type}_list`)
        .select('account_id', 'live')
        .count({ n: '*' })
        .whereIn('account_id', accounts)
        .where((seen) =>
          seen
            .where('live', scopes.active)
            .orWhere({ live: scopes.pending, state: states.pending }),
        )
        .groupBy('account_id', 'live');
      for (const { account_id, live, n } of rows) {
        const own = counts.get(Number(account_id))?.[type];
        if (own) own[live === scopes.active ? 'live' : 'pending'] = Number(n);
      }
    }
    return counts;
  });

/** A user as a row of the list. */
export const accountRow = (user: UserRow) => ({
  id: user.id,
  account: user.account?.id ?? null,
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email,
  plan: planOf(user.account),
  state: accountStateOf(user),
  staff_roles: staffRolesOf(user),
  createdAt: new Date(user.createdAt ?? 0).toISOString(),
  last_login: user.last_login && new Date(user.last_login).toISOString(),
});

/** A page of users with their accounts, or all as a file. Reads a number of statements that does not depend on the rows. */
export const listAccounts = async (strapi: Strapi, ctx: Context) => {
  mustNotAsk(ctx, ['filters'], m.query_account_filters());
  const { page, slice, select, order, searches } = readSelection(strapi, ctx);
  const format = readFormat(ctx);
  const idsOf = (part: Slice) =>
    inTransaction(strapi, async (sql) => {
      const total = await counted(select(sql, false));
      const { rows, fromEnd, before } = placeOf(total, part);
      if (rows === 0) return { ids: [], total };
      // Deep in a search, the index of texts is read faster.
      const ordered = total > FEW && !(searches && before > total / 10);
      const found: unknown[] = await select(sql, ordered)
        .orderByRaw(fromEnd ? order.reversed : order.sql)
        .limit(rows)
        .offset(before)
        .pluck('u.id');
      const ids = found.map(Number);
      return { ids: fromEnd ? ids.toReversed() : ids, total };
    });
  const stillIn = async (ids: readonly number[]) => {
    const found: unknown[] = await inTransaction(strapi, (sql) =>
      select(sql, false).whereIn('u.id', ids).pluck('u.id'),
    );
    const still = new Set(found.map(Number));
    return ids.filter((id) => still.has(id));
  };
  if (format)
    return exporterOf(strapi, 'accounts')(ctx, format, async () => ({
      ids: (await idsOf(allRows)).ids,
      read: async (some) => readAccounts(strapi, await stillIn(some)),
    }));
  const { ids, total } = await idsOf(slice);
  return pageResponse(await readAccounts(strapi, ids), page, total);
};

/** Accounts by the ids of their users, in this order. */
const readAccounts = async (strapi: Strapi, ids: readonly number[]) => {
  const users: UserRow[] = await strapi.db
    .query(USER)
    .findMany({ where: { id: { $in: ids } }, populate: { account: true } });
  const counts = await countListings(
    strapi,
    users.flatMap(({ account }) => account?.id ?? []),
  );
  return inOrder(ids, users).map((user) => {
    const { apps, services } = counts.get(user.account?.id ?? -1) ?? {};
    return {
      ...accountRow(user),
      live: (apps?.live ?? 0) + (services?.live ?? 0),
      pending: (apps?.pending ?? 0) + (services?.pending ?? 0),
    };
  });
};
