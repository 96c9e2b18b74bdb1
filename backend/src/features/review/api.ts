import { decideFeedback, may, reviewCalls } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import {
  addUsualWaits,
  feedbackCalls,
  kinds,
  listingRepository,
  listSubjects,
  newestFirst,
  subjectOf,
  typeOf,
} from '../listing/index.ts';
import type { Restoring } from '../trash/index.ts';
import { listReceived, summarizeReceived } from './received.ts';
import {
  closeReport,
  deleteReview,
  removeReply,
  reportReview,
  saveReply,
  settleReply,
  settleReportOf,
} from './replies.ts';
import {
  findOwnReview,
  findReviewable,
  REVIEW,
  type ReviewRow,
  reviewResponse,
  saveReview,
} from './reviews.ts';
import { restoreReview } from './trashed.ts';

const ofAuthor = (row: ReviewRow) => reviewResponse(row, 'author');

const reviewFeedback = (strapi: Strapi) =>
  feedbackCalls(strapi, {
    uid: REVIEW,
    table: 'reviews',
    about: 'review',
    own: ({ id }) => ({ author_id: id }),
    ownerOf: ({ author }: ReviewRow) => ({ userId: author?.id ?? null }),
    response: (row: ReviewRow, admin) => reviewResponse(row, admin ? 'admin' : 'author'),
    decide: (state, decision) => decideFeedback(state, decision, new Date().toISOString()),
    changes: (row, event, actor, undo) => settleReportOf(strapi, row, event, actor, undo),
  });

/** How deleted reviews are restored. */
export const reviewRestoring = (strapi: Strapi): Restoring => ({
  restore: (sql, entry, actor) => restoreReview(strapi, sql, entry, actor),
  respond: reviewFeedback(strapi).findOne,
});

export const reviewApi = apiOf('review', reviewCalls, (strapi) => {
  const feedback = reviewFeedback(strapi);

  /** Approved reviews of one listing, for every user who may see it. */
  const listingReviews = async (ctx: Context) => {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const repository = listingRepository(strapi, type);
    const live = await repository.findSeen(String(ctx.params.id), actor);
    const reader = may(actor, 'review.listAll') ? 'admin' : 'vendor';
    const response = (rows: readonly ReviewRow[]) => rows.map((row) => reviewResponse(row, reader));
    const base = { status: 'APPROVED', [`${kinds[type].single}_id`]: live.id };
    return newestFirst(strapi, ctx, { uid: REVIEW, response }, base);
  };

  return {
    listReviews: feedback.find,
    listPendingReviews: feedback.findPending,
    listReviewed: feedback.findSubjects,
    listAllReviews: feedback.findAll,
    getReview: feedback.findOne,
    decideReview: feedback.decide,
    withdrawReview: feedback.withdraw,
    reviewEvents: feedback.events,
    listingReviews,
    listingReviewsBySingle: listingReviews,

    /** The caller's own, of every status. */
    ownReviews(ctx) {
      const response = (rows: readonly ReviewRow[]) =>
        addUsualWaits(strapi, 'reviews', rows, ofAuthor);
      return newestFirst(strapi, ctx, { uid: REVIEW, response }, { author_id: actorOf(ctx).id });
    },

    /** Live listings of other accounts by name, with public fields only. */
    listReviewable(ctx) {
      const actor = actorOf(ctx);
      const whose = may(actor, 'review.write', actor) ? {} : { except: actor.accountId ?? -1 };
      return listSubjects(strapi, ctx, typeOf(ctx), { live: true, ...whose });
    },

    /** One of these listings, with the caller's review of it. */
    async getReviewable(ctx) {
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const listing = await findReviewable(strapi, type, actor, String(ctx.params.id));
      const review = await findOwnReview(strapi, type, actor, listing.id);
      return {
        data: {
          listing: subjectOf(listing, type),
          review: review && ofAuthor(review),
        },
        meta: {},
      };
    },

    /** Approved ones of the listings of the caller's account. */
    receivedReviews: (ctx) => listReceived(strapi, ctx, actorOf(ctx)),

    receivedSummary: (ctx) => summarizeReceived(strapi, ctx, actorOf(ctx)),

    async saveReply(ctx) {
      const data = await saveReply(strapi, actorOf(ctx), idOf(ctx.params.id), dataOf(ctx));
      return { data, meta: {} };
    },

    async deleteReply(ctx) {
      return { data: await removeReply(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
    },

    async decideReply(ctx) {
      const data = await settleReply(strapi, actorOf(ctx), idOf(ctx.params.id), dataOf(ctx));
      return { data, meta: {} };
    },

    async reportReview(ctx) {
      const data = await reportReview(strapi, actorOf(ctx), idOf(ctx.params.id), dataOf(ctx));
      return { data, meta: {} };
    },

    async closeReport(ctx) {
      return { data: await closeReport(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
    },

    async saveReview(ctx) {
      const { row, isNew } = await saveReview(strapi, actorOf(ctx), dataOf(ctx));
      const [data] = await addUsualWaits(strapi, 'reviews', [row], ofAuthor);
      ctx.body = { data, meta: {} };
      ctx.status = isNew ? 201 : 200;
    },

    async deleteReview(ctx) {
      await deleteReview(strapi, actorOf(ctx), idOf(ctx.params.id));
      return { data: null, meta: {} };
    },
  };
});
