import { may } from '@portal/domain';
import { actorOf } from '../../../actor.ts';
import { dataOf, idOf } from '../../../body.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { decisionOf, feedbackCalls, newestFirst } from '../../listing/feedback.ts';
import { listSubjects, subjectOf, typeOf } from '../../listing/ofListing.ts';
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
  return {
    ...feedbackCalls(strapi, {
      uid: REVIEW,
      table: 'reviews',
      read: 'review.read',
      texts: ['comment'],
      own: ({ id }) => ({ author: { id } }),
      ownerOf: ({ author }: ReviewRow) => ({ userId: author?.id ?? null }),
      answer: (row: ReviewRow, admin) => reviewAnswer(row, admin ? 'admin' : 'author'),
    }),

    /** The approved ones of one listing, for whoever may see it. */
    async findOfListing(ctx) {
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const repository = listingRepository(strapi, type);
      const live = await repository.findSeen(String(ctx.params.id), actor);
      const reader = may(actor, 'review.decide') ? 'admin' : 'vendor';
      const answer = (row: ReviewRow) => reviewAnswer(row, reader);
      const base = { status: 'APPROVED', [kinds[type].single]: { id: live.id } };
      return newestFirst(strapi, ctx, { uid: REVIEW, answer }, base);
    },

    /** What the caller wrote, whatever became of it. */
    findMine(ctx) {
      const answer = (row: ReviewRow) => reviewAnswer(row, 'author');
      return newestFirst(strapi, ctx, { uid: REVIEW, answer }, { author: { id: actorOf(ctx).id } });
    },

    /** Live listings of others by name: what the directory shows to everybody, and nothing else of them. */
    findReviewable(ctx) {
      const actor = actorOf(ctx);
      const others = [{ $ne: actor.accountId ?? -1 }, { $null: true }];
      const whose = may(actor, 'review.write', actor)
        ? {}
        : { $or: others.map((id) => ({ account: { id } })) };
      const base = { revision_of: null, status: 'APPROVED', ...whose };
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
