import { actorOf } from '../../../actor.ts';
import { dataOf } from '../../../body.ts';
import { listAnswer, readListQuery } from '../../../list-query.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { idOf } from '../../event/services/claim.ts';
import { decisionOf, feedbackCalls } from '../../listing/feedback.ts';
import { listSubjects, onListing, subjectOf, typeOf } from '../../listing/of-listing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { kinds } from '../../listing/types.ts';
import { REVIEW, type ReviewRow, reviewAnswer } from '../services/answer.ts';
import {
  decideReview,
  deleteReview,
  findOwnReview,
  findReviewable,
  saveReview,
} from '../services/reviews.ts';

/** HTTP of the reviews: reads the call, lets the services decide, forms the answer. */
export const reviewController = (strapi: Strapi): Controller => {
  const rows = strapi.db.query(REVIEW);
  return {
    ...feedbackCalls(strapi, {
      uid: REVIEW,
      table: 'reviews',
      texts: ['comment'],
      answer: (row: ReviewRow) => reviewAnswer(row, 'admin'),
    }),

    async findOne(ctx) {
      const where = { id: idOf(ctx.params.id) };
      const row: ReviewRow | null = await rows.findOne({ where, populate: onListing });
      if (!row) throw notFound();
      return { data: reviewAnswer(row, 'admin'), meta: {} };
    },

    /** The approved ones of one listing, for whoever may see it. */
    async findOfListing(ctx) {
      if (['filters', 'sort', '_q'].some((key) => ctx.query[key] !== undefined))
        throw new Refusal(400, 'This list takes a page only');
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const repository = listingRepository(strapi, type);
      const live = await repository.findSeen(String(ctx.params.id), actor);
      const { query, page } = await readListQuery(strapi, ctx, REVIEW, {
        base: { status: 'APPROVED', [kinds[type].single]: { id: live.id } },
        search: [],
        order: { createdAt: 'desc' },
      });
      const found: ReviewRow[] = await rows.findMany({ ...query, populate: onListing });
      const data = found.map((row) => reviewAnswer(row, actor.admin ? 'admin' : 'vendor'));
      return listAnswer(data, page, await rows.count({ where: query.where }));
    },

    /** Live listings of others by name: what the directory shows to everybody, and nothing else of them. */
    findReviewable(ctx) {
      const own = actorOf(ctx).accountId ?? -1;
      const others = {
        $or: [{ account: { id: { $ne: own } } }, { account: { id: { $null: true } } }],
      };
      const base = { revision_of: null, status: 'APPROVED', ...others };
      return listSubjects(strapi, ctx, typeOf(ctx), base);
    },

    /** One of them, and what the caller wrote about it. */
    async findOneReviewable(ctx) {
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const listing = await findReviewable(strapi, type, actor, String(ctx.params.id));
      const review = await findOwnReview(strapi, type, actor, listing.id);
      return {
        data: {
          listing: subjectOf(listing, type),
          review: review && reviewAnswer(review, 'author'),
        },
        meta: {},
      };
    },

    async create(ctx) {
      const { row, isNew } = await saveReview(strapi, actorOf(ctx), dataOf(ctx));
      ctx.body = { data: reviewAnswer(row, 'author'), meta: {} };
      ctx.status = isNew ? 201 : 200;
    },

    async decide(ctx) {
      const row = await decideReview(strapi, actorOf(ctx), idOf(ctx.params.id), decisionOf(ctx));
      return { data: reviewAnswer(row, 'admin'), meta: {} };
    },

    async delete(ctx) {
      await deleteReview(strapi, actorOf(ctx), idOf(ctx.params.id));
      return { data: null, meta: {} };
    },
  };
};
