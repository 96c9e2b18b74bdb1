import { type Collection, collections, compareNames, receivedSorts } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { addDays, type Day, dayOf } from '../../base/days.ts';
import { badParameter } from '../../base/httpError.ts';
import { mustNotAsk, readInstants, responseList } from '../../base/listQuery.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { daySql } from '../brand/index.ts';
import { timeZone } from '../brand/settings.ts';
import { exporterOf } from '../exports/index.ts';
import {
  kinds,
  type Named,
  named,
  ofAccount,
  onListing,
  onOwnListings,
  subjectOf,
} from '../listing/index.ts';
import { REVIEW, type ReviewRow, reviewResponse } from './reviews.ts';

/* Approved reviews of a vendor's listings. */

type Query = Record<string, unknown>;

/** The listing that `?listing=` names by its URL with an id. */
const readOfListing = (query: Query): { type: Collection; id: number } | undefined => {
  const given = query.listing ?? '';
  if (given === '') return undefined;
  const [, type, id] = /^\/(apps|services)\/(\d{1,9})$/.exec(String(given)) ?? [];
  const collection = collections.find((each) => each === type);
  if (collection) return { type: collection, id: Number(id) };
  throw badParameter(['listing'], m.query_listing());
};

const readRatings = (query: Query): number[] | undefined => {
  const given = query.rating ?? '';
  if (given === '') return undefined;
  if (typeof given === 'string' && /^[1-5](,[1-5])*$/.test(given))
    return given.split(',').map(Number);
  throw badParameter(['rating'], m.query_rating());
};

const checkSort = ({ sort }: Query): void => {
  if (sort !== undefined && !receivedSorts.some((each) => each === sort))
    throw badParameter(
      ['sort'],
      m.query_one_of({
        name: 'sort',
        words: receivedSorts.join(', '),
      }),
    );
};

/** Neither a public reply nor one in review. */
const unanswered = {
  reply_text: { $null: true },
  $or: [{ reply_status: { $null: true } }, { reply_status: 'DECLINED' }],
};

const readWhere = (query: Query): object[] => {
  const listing = readOfListing(query);
  const ratings = readRatings(query);
  const written = readInstants(query, 'from', 'to', timeZone);
  if ((query.unanswered ?? 'true') !== 'true')
    throw badParameter(['unanswered'], m.query_unanswered());
  return [
    ...(listing ? [{ [`${kinds[listing.type].single}_id`]: listing.id }] : []),
    ...(ratings ? [{ rating: { $in: ratings } }] : []),
    ...(written?.from ? [{ createdAt: { $gte: written.from } }] : []),
    ...(written?.before ? [{ createdAt: { $lt: written.before } }] : []),
    ...(query.unanswered ? [unanswered] : []),
  ];
};

export const listReceived = (strapi: Strapi, ctx: Context, actor: Actor) => {
  mustNotAsk(ctx, ['filters', '_q'], m.query_own_filters());
  checkSort(ctx.query);
  const base = {
    status: 'APPROVED',
    $and: [onOwnListings(strapi, actor), ...readWhere(ctx.query)],
  };
  return responseList<ReviewRow>(strapi, ctx, REVIEW, {
    base,
    search: [],
    order: { createdAt: 'desc' },
    columns: { populate: onListing },
    response: (rows) => rows.map((row) => reviewResponse(row, 'owner')),
    exporter: exporterOf(strapi, 'reviews'),
  });
};

const MONTHS = 12;

interface Group {
  day: Day;
  rating: number;
  count: number;
}

/** Reviews by day and rating, oldest first. The database counts them. */
const countByDay = (strapi: Strapi, actor: Actor, query: Query): Promise<Group[]> =>
  inTransaction(strapi, async (sql) => {
    const listing = readOfListing(query);
    const own = (type: Collection) =>
      sql(type)
        .select('id')
        .where({ account_id: actor.accountId ?? -1 })
        .where(listing ? { id: listing.type === type ? listing.id : -1 } : {});
    const reviews = () =>
      sql('reviews')
        .where({ status: 'APPROVED' })
        .where((any) =>
          any.whereIn('app_id', own('apps')).orWhereIn('service_id', own('services')),
        );
    const first: { at?: number | null } | undefined = await reviews()
      .min({ at: 'created_at' })
      .first();
    if (!first?.at) return [];
    const rows: { day: Day; rating: number; count: number | string }[] = await reviews()
      .select({ day: daySql(strapi, sql, first.at), count: sql.raw('count(*)') }, 'rating')
      .groupBy('day', 'rating')
      .orderBy('day');
    return rows.map(({ day, rating, count }) => ({ day, rating, count: Number(count) }));
  });

const nextMonth = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** The months up to this one, at most twelve, each with its reviews and the rating at its end. */
const monthsOf = (groups: readonly Group[]) => {
  const [first] = groups;
  if (!first) return [];
  const months: { month: string; count: number; rating: number }[] = [];
  const today = dayOf(new Date(), timeZone).slice(0, 7);
  let [sum, total] = [0, 0];
  for (let month = first.day.slice(0, 7); month <= today; month = nextMonth(month)) {
    const own = groups.filter(({ day }) => day.startsWith(month));
    const count = own.reduce((all, each) => all + each.count, 0);
    sum += own.reduce((all, each) => all + each.rating * each.count, 0);
    total += count;
    months.push({ month, count, rating: sum / total });
  }
  return months.slice(-MONTHS);
};

const MOST = 200;

/** The account's listings that have approved reviews, by name. */
const reviewedListings = async (strapi: Strapi, actor: Actor) => {
  const subjects: ReturnType<typeof subjectOf>[] = [];
  for (const type of collections) {
    const { uid, single } = kinds[type];
    const reviewed = strapi.db
      .getConnection('reviews as r')
      .join(`${type} as own`, 'own.id', `r.${single}_id`)
      .where({ 'r.status': 'APPROVED', 'own.account_id': actor.accountId ?? -1 })
      .select('own.id');
    const where = { ...ofAccount(actor), id: { $in: reviewed } };
    const query = { ...named, where, orderBy: [{ name: 'asc' }, { id: 'asc' }], limit: MOST };
    const rows: Named[] = await strapi.db.query(uid).findMany(query);
    const ofType = rows.map((row) => subjectOf(row, type));
    subjects.push(...ofType.sort((a, b) => compareNames(a.name, b.name)));
  }
  return subjects;
};

/** Counts of all approved reviews of the account's listings, or of one of them. */
export const summarizeReceived = async (strapi: Strapi, ctx: Context, actor: Actor) => {
  const groups = await countByDay(strapi, actor, ctx.query);
  const count = (rating: number) =>
    groups.reduce((all, each) => all + (each.rating === rating ? each.count : 0), 0);
  const counts = [1, 2, 3, 4, 5].map(count);
  const total = counts.reduce((all, each) => all + each, 0);
  const sum = counts.reduce((all, each, index) => all + each * (index + 1), 0);
  return {
    data: {
      total,
      mean: total > 0 ? sum / total : null,
      counts,
      months: monthsOf(groups),
      listings: await reviewedListings(strapi, actor),
    },
    meta: {},
  };
};
