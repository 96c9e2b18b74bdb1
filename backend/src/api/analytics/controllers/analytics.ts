import { actorOf } from '../../../actor.ts';
import { dayOf } from '../../../days.ts';
import { Refusal } from '../../../refusal.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { settings } from '../../../settings.ts';
import { typeOf } from '../../listing/of-listing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { LIVE } from '../../me/services/counts.ts';
import { readDays } from '../services/days.ts';
import { readOverview } from '../services/overview.ts';

const USER = 'plugin::users-permissions.user';

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
    const total = new Map(
      rows.map(({ createdAt }, index) => [
        dayOf(new Date(createdAt), settings.timeZone),
        index + 1,
      ]),
    );
    let before = 0;
    return [...total].map(([date, count]) => {
      const day = { date, new: count - before, total: count };
      before = count;
      return day;
    });
  },

  overview: (ctx) => readOverview(strapi, actorOf(ctx)),

  async views(ctx) {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const live = await listingRepository(strapi, type).findSeen(String(ctx.params.id), actor);
    if (type === 'services' && !actor.premium) {
      throw new Refusal(402, 'Service analytics need a paid plan or a trial.');
    }
    const days = readDays(ctx.query);
    const rows: { day: string; views: number }[] = await strapi.db
      .query('api::daily-view.daily-view')
      .findMany({
        select: ['day', 'views'],
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
