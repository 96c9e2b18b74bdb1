import { actorOf } from '../../../actor.ts';
import { bodyOf, dataOf, isRecord } from '../../../body.ts';
import { listAnswer, readListQuery } from '../../../list-query.ts';
import { buyOffer } from '../../../payments/offers.ts';
import { notFound } from '../../../refusal.ts';
import type { Context, Controller, Strapi } from '../../../registry.ts';
import { idOf, timelineOf } from '../../event/services/claim.ts';
import { listEvents } from '../../event/services/events.ts';
import { inState, ofListing, onListing, typeOf } from '../../listing/of-listing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { scopeOf } from '../../listing/services/access.ts';
import { kinds } from '../../listing/types.ts';
import { decideOffer, OFFER, type OfferRow, offerAnswer } from '../services/offers.ts';

export const specialOfferController = (strapi: Strapi): Controller => {
  const rows = strapi.db.query(OFFER);

  const list = async (ctx: Context, shown: object, order: 'asc' | 'desc') => {
    const type = typeOf(ctx);
    const { single } = kinds[type];
    const { query, page } = await readListQuery(strapi, ctx, OFFER, {
      base: {
        $and: [
          shown,
          { [single]: { id: { $notNull: true } } },
          ...ofListing(ctx, type),
          ...inState(ctx),
        ],
      },
      search: ['title', 'description', `${single}.name`, 'author.first_name', 'author.email'],
      order: { createdAt: order },
    });
    const found: OfferRow[] = await rows.findMany({ ...query, populate: onListing });
    const data = found.map((row) => offerAnswer(row, true));
    return listAnswer(data, page, await rows.count({ where: query.where }));
  };

  return {
    find: (ctx) => list(ctx, { status: 'APPROVED' }, 'desc'),

    findPending: (ctx) =>
      list(ctx, { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] }, 'asc'),

    /** All of one listing, for its account and for admins. */
    async findOfListing(ctx) {
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const repository = listingRepository(strapi, type);
      const live = await repository.findLive(String(ctx.params.id), scopeOf(actor));
      const found: OfferRow[] = await rows.findMany({
        where: { [kinds[type].single]: { id: live.id } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        populate: onListing,
      });
      return { data: found.map((row) => offerAnswer(row, actor.admin)) };
    },

    async events(ctx) {
      const id = idOf(ctx.params.id);
      const data = await listEvents(strapi, timelineOf[OFFER], id, true);
      if (data.length === 0 && (await rows.count({ where: { id } })) === 0) throw notFound();
      return { data };
    },

    /** Paid for before it exists, so this one keeps its attempts by itself. */
    async buy(ctx) {
      const row = await buyOffer(strapi, actorOf(ctx), dataOf(ctx), ctx.get('Idempotency-Key'));
      ctx.status = 201;
      return { data: offerAnswer(row, false), meta: {} };
    },

    async decide(ctx) {
      const body = bodyOf(ctx);
      const input = isRecord(body.data) ? body.data : body;
      const row = await decideOffer(strapi, actorOf(ctx), idOf(ctx.params.id), input);
      return { data: offerAnswer(row, true), meta: {} };
    },
  };
};
