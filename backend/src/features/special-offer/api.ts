import { may, offerCalls } from '@portal/domain';
import { actorOf, authorize } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { notFound } from '../../base/httpError.ts';
import { apiOf } from '../../base/registry.ts';
import {
  addUsualWaits,
  feedbackCalls,
  kinds,
  listingRepository,
  newestFirst,
  onListing,
  typeOf,
} from '../listing/index.ts';
import { listEvents, subjectOfTable } from '../moderation/index.ts';
import { buyOffer } from './buying.ts';
import {
  buyerOf,
  decide,
  isSeenByVendor,
  OFFER,
  type OfferRow,
  offerResponse,
  ownOffers,
  readerOf,
  resubmit,
} from './offers.ts';

const ofVendor = (row: OfferRow) => offerResponse(row, false);

export const specialOfferApi = apiOf('special-offer', offerCalls, (strapi) => {
  const rows = strapi.db.query(OFFER);
  const feedback = feedbackCalls(strapi, {
    uid: OFFER,
    table: 'special_offers',
    about: 'offer',
    own: (actor) => ownOffers(strapi, actor),
    ownerOf: readerOf,
    response: offerResponse,
    decide,
  });
  return {
    listOffers: feedback.find,
    listPendingOffers: feedback.findPending,
    listOffered: feedback.findSubjects,
    listAllOffers: feedback.findAll,
    getOffer: feedback.findOne,
    decideOffer: feedback.decide,
    withdrawOffer: feedback.withdraw,

    /** All of one listing, for its account and for admins. */
    async listingOffers(ctx) {
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const repository = listingRepository(strapi, type);
      const live = await repository.findSeen(String(ctx.params.id), actor);
      const found: OfferRow[] = await rows.findMany({
        where: { [`${kinds[type].single}_id`]: live.id },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        populate: onListing,
      });
      const admin = may(actor, 'offer.listAll');
      const seen = admin ? found : found.filter(isSeenByVendor);
      return { data: seen.map((row) => offerResponse(row, admin)) };
    },

    /** All of the caller's listings, of every status. */
    ownOffers(ctx) {
      const response = (rows: readonly OfferRow[]) =>
        addUsualWaits(strapi, 'special-offers', rows, ofVendor);
      return newestFirst(strapi, ctx, { uid: OFFER, response }, ownOffers(strapi, actorOf(ctx)));
    },

    /** For its account, with the receipt, and for admins, with their internal notes. */
    async offerEvents(ctx) {
      const id = idOf(ctx.params.id);
      const actor = actorOf(ctx);
      const row: OfferRow | null = await rows.findOne({ where: { id }, populate: onListing });
      if (!row) throw notFound();
      authorize(actor, 'offer.read', buyerOf(row));
      const internal = may(actor, 'note.readInternal');
      return { data: await listEvents(strapi, subjectOfTable[OFFER], id, internal) };
    },

    async resubmitOffer(ctx) {
      const row = await resubmit(strapi, actorOf(ctx), idOf(ctx.params.id), dataOf(ctx));
      return { data: offerResponse(row, false), meta: {} };
    },

    /** Handles idempotency keys itself, because an offer is paid for before it exists. */
    async createOffer(ctx) {
      const row = await buyOffer(strapi, actorOf(ctx), dataOf(ctx), ctx.get('Idempotency-Key'));
      ctx.status = 201;
      const [data] = await addUsualWaits(strapi, 'special-offers', [row], ofVendor);
      return { data, meta: {} };
    },
  };
});
