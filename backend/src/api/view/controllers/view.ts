import { notFound, Refusal } from '../../../refusal.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { settings } from '../../../settings.ts';
import { typeOf } from '../../listing/ofListing.ts';
import { kinds } from '../../listing/types.ts';
import { LIVE } from '../../me/services/counts.ts';
import { createLimit } from '../services/limit.ts';
import { isAhead, isRobot } from '../services/robots.ts';
import { countVisit, networkOf } from '../services/visitors.ts';

const MAX_AGENT = 512;

export const viewController = (strapi: Strapi): Controller => {
  const allow = createLimit(settings.views.perMinute);
  return {
    /** Always the same short answer: whether a view counted is nobody's business. */
    async record(ctx) {
      const origin = ctx.get('Origin');
      if (origin !== '' && !settings.views.origins.includes(origin)) {
        throw new Refusal('foreign-site', { message: 'This site may not report views.' });
      }
      const address = ctx.request.ip;
      if (!allow(networkOf(address))) {
        ctx.set('Retry-After', '60');
        throw new Refusal('too-many-views');
      }
      const type = typeOf(ctx);
      const slug = String(ctx.params.slug);
      const listing: { id: number } | null = slug.includes('\0')
        ? null
        : await strapi.db
            .query(kinds[type].uid)
            .findOne({ select: ['id'], where: { ...LIVE, slug } });
      if (!listing) throw notFound();
      const userAgent = ctx.get('User-Agent').slice(0, MAX_AGENT);
      const purpose = ctx.get('Sec-Purpose') || ctx.get('Purpose');
      // Browsers name the page's site with every POST; who does not is no browser.
      const counts = origin !== '' && !isRobot(userAgent) && !isAhead(purpose);
      if (counts)
        await countVisit(strapi, { type, id: listing.id }, { address, userAgent }, new Date());
      ctx.status = 204;
    },
  };
};
