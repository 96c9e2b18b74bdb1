import { analyticsCalls } from '@portal/domain';
import { actorOf, authorize } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import { addDays, type Day, isDay } from '../../base/days.ts';
import { invalid } from '../../base/httpError.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { daySql } from '../brand/index.ts';
import {
  countLiveListings,
  kinds,
  listingRepository,
  ownerOf,
  readWaitTrend,
  typeOf,
} from '../listing/index.ts';
import { readOverview } from './overview.ts';

const DAY = 24 * 3600 * 1000;
const MAX_DAYS = 366;

const readDay = (value: unknown, name: string): Day => {
  if (typeof value === 'string' && isDay(value)) return value;
  throw invalid(m.query_day({ name }));
};

/** Every day from `start_date` to `end_date`. */
const readDays = (query: Record<string, unknown>): Day[] => {
  const start = readDay(query.start_date, 'start_date');
  const end = readDay(query.end_date, 'end_date');
  const count = Math.round((Date.parse(end) - Date.parse(start)) / DAY) + 1;
  if (count < 1 || count > MAX_DAYS) throw invalid(m.query_days({ max: MAX_DAYS }));
  return Array.from({ length: count }, (_, day) => addDays(start, day));
};

/** Days with registrations, oldest first, with the total so far. The database counts them. */
const readRegistrations = (strapi: Strapi) =>
  inTransaction(strapi, async (sql) => {
    const first: { at?: number | null } | undefined = await sql('up_users')
      .min({ at: 'created_at' })
      .first();
    if (!first?.at) return [];
    const day = daySql(strapi, sql, first.at);
    const rows: { day: Day; count: number | string }[] = await sql('up_users')
      .select({ day, count: sql.raw('count(*)') })
      .whereNotNull('created_at')
      .groupBy('day')
      .orderBy('day');
    let total = 0;
    return rows.map(({ day: date, count }) => {
      total += Number(count);
      return { date, new: Number(count), total };
    });
  });

/** The views of a listing on each day. */
const readViews = async (strapi: Strapi, ctx: Context) => {
  const type = typeOf(ctx);
  const actor = actorOf(ctx);
  const live = await listingRepository(strapi, type).findSeen(String(ctx.params.id), actor);
  authorize(actor, `${kinds[type].single}.analytics`, ownerOf(live));
  const days = readDays(ctx.query);
  const day = { $between: [days[0], days.at(-1)] };
  const rows: { day: Day; views: number }[] = await strapi.db
    .query('api::daily-view.daily-view')
    .findMany({ where: { listing_type: type, listing_id: live.id, day } });
  const views = new Map(rows.map((row) => [row.day, row.views]));
  return Object.fromEntries(days.map((each) => [each, views.get(each) ?? 0]));
};

export const analyticsApi = apiOf('analytics', analyticsCalls, (strapi) => ({
  async totals() {
    return {
      apps: await countLiveListings(strapi, 'apps'),
      services: await countLiveListings(strapi, 'services'),
      users: await strapi.db.query('plugin::users-permissions.user').count(),
    };
  },

  dailyUsers: () => readRegistrations(strapi),

  overview: (ctx) => readOverview(strapi, actorOf(ctx)),

  waits: () => readWaitTrend(strapi),

  views: (ctx) => readViews(strapi, ctx),
  pendingViews: (ctx) => readViews(strapi, ctx),
}));
