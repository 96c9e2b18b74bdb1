import { authorize } from '../../../access.ts';
import { actorOf } from '../../../actor.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { typeOf } from '../../listing/ofListing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { ownerOf } from '../../listing/services/access.ts';
import { kinds } from '../../listing/types.ts';
import { LIVE } from '../../me/services/counts.ts';
import { readDays } from '../services/days.ts';
import { readOverview } from '../services/overview.ts';
import { readRegistrations } from '../services/registrations.ts';

const USER = 'plugin::users-permissions.user';

export const analyticsController = (strapi: Strapi): Controller => ({
  async totals() {
    return {
      apps: await strapi.db.query('api::app.app').count({ where: LIVE }),
      services: await strapi.db.query('api::service.service').count({ where: LIVE }),
      users: await strapi.db.query(USER).count(),
    };
  },

  users: () => readRegistrations(strapi),

  overview: (ctx) => readOverview(strapi, actorOf(ctx)),

  async views(ctx) {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const live = await listingRepository(strapi, type).findSeen(String(ctx.params.id), actor);
    authorize(actor, `${kinds[type].single}.analytics`, ownerOf(live));
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
