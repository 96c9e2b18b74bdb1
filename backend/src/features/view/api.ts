import { viewCalls } from '@portal/domain';
import { HttpError, notFound } from '../../base/httpError.ts';
import { createSharedLimit, secondsUntil } from '../../base/limits.ts';
import { networkOf } from '../../base/network.ts';
import { apiOf } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { kinds, typeOf } from '../listing/index.ts';
import { SHOWN } from '../moderation/index.ts';
import { countVisit, isAhead, isRobot } from './visitors.ts';

const MAX_AGENT = 512;

const countView = createSharedLimit('views', { max: settings.views.perMinute, seconds: 60 });

export const viewApi = apiOf('view', viewCalls, (strapi) => ({
  /** The response does not reveal whether the view counted. */
  async recordView(ctx) {
    const origin = ctx.get('Origin');
    if (origin !== '' && !settings.views.origins.includes(origin)) {
      throw new HttpError('foreign-site', {
        message: m.view_site(),
      });
    }
    const address = ctx.request.ip;
    const { allowed, ends } = await countView(strapi, networkOf(address));
    if (!allowed) {
      ctx.set('Retry-After', String(secondsUntil(ends)));
      throw new HttpError('too-many-views');
    }
    const type = typeOf(ctx);
    const slug = String(ctx.params.slug);
    const rows = strapi.db.query(kinds[type].uid);
    const listing: { id: number } | null = slug.includes('\0')
      ? null
      : await rows.findOne({ select: ['id'], where: { ...SHOWN, slug } });
    if (!listing) throw notFound();
    const userAgent = ctx.get('User-Agent').slice(0, MAX_AGENT);
    const purpose = ctx.get('Sec-Purpose') || ctx.get('Purpose');
    // Every browser sends an Origin with a POST.
    const counts = origin !== '' && !isRobot(userAgent) && !isAhead(purpose);
    if (counts)
      await countVisit(strapi, { type, id: listing.id }, { address, userAgent }, new Date());
    ctx.status = 204;
  },
}));
