import { may } from '@portal/domain';
import { authorize } from '../../../access.ts';
import { type Actor, actorOf } from '../../../actor.ts';
import { dataOf, idOf } from '../../../body.ts';
import { listEvents, subjectOfTable } from '../../../moderation/history.ts';
import { buyOffer } from '../../../payments/buying.ts';
import { notFound } from '../../../refusal.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { decisionOf, feedbackCalls, newestFirst } from '../../listing/feedback.ts';
import { onListing, typeOf } from '../../listing/ofListing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { ownerOf } from '../../listing/services/access.ts';
import { kinds } from '../../listing/types.ts';
import { decideOffer, OFFER, type OfferRow, offerAnswer } from '../services/offers.ts';

const ownOffers = ({ accountId }: Actor) => {
  const account = { id: accountId ?? -1 };
  return { $or: [{ app: { account } }, { service: { account } }] };
};

const ownerOfOffer = ({ app, service }: OfferRow) => ownerOf(app ?? service ?? {});

export const specialOfferController = (strapi: Strapi): Controller => {
  const rows = strapi.db.query(OFFER);
  return {
    ...feedbackCalls(strapi, {
      uid: OFFER,
      table: 'special_offers',
      read: 'offer.read',
      texts: ['title', 'description'],
      own: ownOffers,
      ownerOf: ownerOfOffer,
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
      const answer = (row: OfferRow) => offerAnswer(row, false);
      return newestFirst(strapi, ctx, { uid: OFFER, answer }, ownOffers(actorOf(ctx)));
    },

    /** For its account, which finds the receipt there, and for admins, who see their own notes as well. */
    async events(ctx) {
      const id = idOf(ctx.params.id);
      const actor = actorOf(ctx);
      const row: OfferRow | null = await rows.findOne({ where: { id }, populate: onListing });
      if (!row) throw notFound();
      authorize(actor, 'offer.read', ownerOfOffer(row));
      const internal = may(actor, 'note.readInternal');
      return { data: await listEvents(strapi, subjectOfTable[OFFER], id, internal) };
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
