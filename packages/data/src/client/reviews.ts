import { unknown } from 'superstruct';
import type { Collection, Shelf } from '../schemas/collection.ts';
import { listOf, type Page, recordOf, wholeListOf } from '../schemas/envelope.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';
import { type Review, type ReviewWrite, reviewStruct } from '../schemas/review.ts';
import type { ListingStatus } from '../schemas/status.ts';
import * as endpoints from './endpoints.ts';
import { type ListQuery, listParams } from './listQuery.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export interface ModerationQuery extends ListQuery {
  collection: Collection;
  shelf: Shelf;
}

export interface ReviewsApi {
  list(query: ModerationQuery, options?: SendOptions): Promise<Page<Review>>;
  /** The approved ones of a listing. */
  of(collection: Collection, id: string | number, options?: SendOptions): Promise<Review[]>;
  create(write: ReviewWrite, options?: SendOptions): Promise<void>;
  decide(id: number, status: ListingStatus): Promise<Review>;
  remove(id: number): Promise<void>;
}

const anything = unknown();

export function createReviewsApi(request: Request, report: Report = ignoreReports): ReviewsApi {
  const struct = reviewStruct(report);
  return {
    async list({ shelf, collection, ...query }, options) {
      const call = endpoints.listReviews(shelf, collection, listParams(query));
      const { data, meta } = await request(call, listOf(struct), options);
      return { rows: data, pagination: meta.pagination };
    },
    of: async (collection, id, options) =>
      (await request(endpoints.listingReviews(collection, id), wholeListOf(struct), options)).data,
    async create(write, options) {
      await request(endpoints.createRecord('reviews', { ...write }), anything, options);
    },
    decide: async (id, status) =>
      (await request(endpoints.decideReview(id, status), recordOf(struct))).data,
    async remove(id) {
      await request(endpoints.deleteRecord('reviews', id), anything);
    },
  };
}
