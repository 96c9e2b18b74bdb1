import { may } from '@portal/domain';
import { actorOf } from '../../../actor.ts';
import { dataOf, idOf } from '../../../body.ts';
import { listEvents, subjectOfTable } from '../../../moderation/history.ts';
import { buyOffer } from '../../../payments/buying.ts';
import { notFound } from '../../../refusal.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { decisionOf, feedbackCalls, newestFirst } from '../../listing/feedback.ts';
import { listingOf, onListing, typeOf } from '../../listing/ofListing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { scopeOf } from '../../listing/services/access.ts';
import { kinds } from '../../listing/types.ts';
import { decideOffer, OFFER, type OfferRow, offerAnswer } from '../services/offers.ts';

export const specialOfferController = (strapi: Strapi): Controller => {
  const rows = strapi.db.query(OFFER);
  return {
    ...feedbackCalls(strapi, {
      uid: OFFER,
      table: 'special_offers',
      read: 'offer.read',
      texts: ['title', 'description'],
      own: ({ accountId }) => {
        const account = { id: accountId ?? -1 };
        return { $or: [{ app: { account } }, { service: { account } }] };
      },
      answer: (row: OfferRow, admin) => offerAnswer(row, admin),
    }),

    /** All of one listing, for its account and for admins. */
    async findOfListing(ctx) {
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const repository = listingRepository(strapi, type);
      const live = await repository.findSeen(String(ctx.params.id), actor);
      const found: OfferRow[] = await rows.findMany({
        where: { [kinds[type].single]: { id: live.id } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        populate: onListing,
      });
      const admin = may(actor, 'offer.decide');
      return { data: found.map((row) => offerAnswer(row, admin)) };
    },

    /** Every one of the caller's listings, whatever became of it. */
    findMine(ctx) {
      const own = { account: { id: actorOf(ctx).accountId ?? -1 } };
      const answer = (row: OfferRow) => offerAnswer(row, false);
      const base = { $or: [{ app: own }, { service: own }] };
      return newestFirst(strapi, ctx, { uid: OFFER, answer }, base);
    },

    /** For its account, which finds the receipt there, and for admins, who see their own notes as well. */
    async events(ctx) {
      const id = idOf(ctx.params.id);
      const actor = actorOf(ctx);
      const row: OfferRow | null = await rows.findOne({ where: { id }, populate: onListing });
      const about = row && listingOf(row);
      if (!about) throw notFound();
      const type = about.type === 'app' ? 'apps' : 'services';
      await listingRepository(strapi, type).findLive(String(about.id), scopeOf(actor));
      return {
        data: await listEvents(strapi, subjectOfTable[OFFER], id, may(actor, 'offer.decide')),
      };
    },

    /** Paid for before it exists, so this one keeps its attempts by itself. */
    async buy(ctx) {
      const row = await buyOffer(strapi, actorOf(ctx), dataOf(ctx), ctx.get('Idempotency-Key'));
      ctx.status = 201;
      return { data: offerAnswer(row, false), meta: {} };
    },

    async decide(ctx) {
      const row = await decideOffer(strapi, actorOf(ctx), idOf(ctx.params.id), decisionOf(ctx));
      return { data: offerAnswer(row, true), meta: {} };
    },
  };
};
