import { actorOf } from '../../../actor.ts';
import { Refusal } from '../../../refusal.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { typeOf } from '../../listing/of-listing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { scopeOf } from '../../listing/services/access.ts';

const DAY = 24 * 3600 * 1000;
const MAX_DAYS = 366;

const readDay = (value: unknown, name: string): number => {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  // A parser may roll the 31st of June over to July; that is no day either.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) {
    throw new Refusal(400, `${name} must be a day as YYYY-MM-DD`);
  }
  return time;
};

/** Every day asked for, with 0 where nobody looked. */
const readDays = (query: Record<string, unknown>): string[] => {
  const start = readDay(query.start_date, 'start_date');
  const end = readDay(query.end_date, 'end_date');
  const count = Math.round((end - start) / DAY) + 1;
  if (count < 1 || count > MAX_DAYS)
    throw new Refusal(400, `Ask for 1 to ${MAX_DAYS} days, first to last`);
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * DAY).toISOString().slice(0, 10),
  );
};

const USER = 'plugin::users-permissions.user';
const LIVE = { revision_of: null, status: 'APPROVED' };

export const analyticsController = (strapi: Strapi): Controller => ({
  async totals() {
    return {
      apps: await strapi.db.query('api::app.app').count({ where: LIVE }),
      services: await strapi.db.query('api::service.service').count({ where: LIVE }),
      users: await strapi.db.query(USER).count(),
    };
  },

  /** Days on which somebody registered, oldest first. */
  async users() {
    const rows: { createdAt: string }[] = await strapi.db.query(USER).findMany({
      select: ['createdAt'],
      orderBy: [{ createdAt: 'asc' }],
    });
    const total = new Map(rows.map(({ createdAt }, index) => [createdAt.slice(0, 10), index + 1]));
    let before = 0;
    return [...total].map(([date, count]) => {
      const day = { date, new: count - before, total: count };
      before = count;
      return day;
    });
  },

  async views(ctx) {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const live = await listingRepository(strapi, type).findLive(
      String(ctx.params.id),
      scopeOf(actor),
    );
    if (type === 'services' && !actor.premium) {
      throw new Refusal(402, 'Service analytics need a paid plan or a trial.');
    }
    const days = readDays(ctx.query);
    const rows: { day: string; views: number }[] = await strapi.db
      .query('api::daily-view.daily-view')
      .findMany({
        where: {
          listing_type: type,
          listing_id: live.id,
          day: { $between: [days[0], days.at(-1)] },
        },
      });
    const views = new Map(rows.map((row) => [row.day, row.views]));
    return Object.fromEntries(days.map((day) => [day, views.get(day) ?? 0]));
  },
});
