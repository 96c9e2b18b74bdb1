import type { Collection, Shelf } from '@portal/domain';
import { unknown } from 'superstruct';
import { listOf, type Page, recordOf, wholeListOf } from '../schemas/envelope.ts';
import { pageSizes } from '../schemas/limits.ts';
import { type ListingEvent, listingEventStruct } from '../schemas/listingEvent.ts';
import { ourName } from '../schemas/names.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';
import {
  type Review,
  type Reviewable,
  type ReviewDecision,
  type ReviewWrite,
  reviewableStruct,
  reviewDecisionToWire,
  reviewStruct,
  type Subject,
  subjectStruct,
} from '../schemas/review.ts';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { type ListQuery, listParams } from './listQuery.ts';
import { allPages } from './pages.ts';
import { renamed } from './renamed.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export interface ModerationQuery extends ListQuery {
  collection: Collection;
  shelf: Shelf;
  /** Only those of this listing, by number or slug. */
  listing?: string;
  /** Of a pending list; none means all. */
  states?: readonly ('pending' | 'declined')[];
}

/** Reviews. Every call rejects with a `DataError`. */
export interface ReviewsApi {
  list(query: ModerationQuery, options?: SendOptions): Promise<Page<Review>>;
  /** What this person wrote, newest first. */
  mine(page: number, options?: SendOptions): Promise<Page<Review>>;
  get(id: number, options?: SendOptions): Promise<Review>;
  events(id: number, options?: SendOptions): Promise<ListingEvent[]>;
  /** The approved ones of a listing, as many as its page shows, newest first. */
  of(collection: Collection, id: string | number, options?: SendOptions): Promise<Review[]>;
  /** Every listing that has reviews. */
  about(collection: Collection, signal?: AbortSignal): Promise<Subject[]>;
  /** Every live listing that this person may review. */
  subjects(collection: Collection, signal?: AbortSignal): Promise<Subject[]>;
  /** One of them, with what this person wrote about it. */
  reviewable(
    collection: Collection,
    id: string | number,
    options?: SendOptions,
  ): Promise<Reviewable>;
  /** Writes a review, or edits the one this person wrote about the same listing. */
  save(write: ReviewWrite, options?: SendOptions): Promise<Review>;
  decide(id: number, decision: ReviewDecision, options?: SendOptions): Promise<Review>;
  remove(id: number): Promise<void>;
}

/** The parameters of a list of reviews or offers. */
export function moderationParams({
  listing,
  states,
  ...query
}: Omit<ModerationQuery, 'shelf' | 'collection'>) {
  const params = listParams(query);
  if (listing) params.set('listing', listing);
  if (states?.length) params.set('state', states.join(','));
  return params;
}

/** Reads every page of a list of listings. */
export const subjectsReader =
  (request: Request, report: Report) =>
  (callFor: (query: URLSearchParams) => Endpoint, signal?: AbortSignal): Promise<Subject[]> =>
    allPages({
      report,
      ...(signal ? { signal } : {}),
      load: async (page, given) => {
        const call = callFor(listParams({ page, pageSize: 100 }));
        const { data, meta } = await request(call, listOf(subjectStruct), { signal: given });
        return { rows: data, pagination: meta.pagination };
      },
    });

const decisionNames = { adminNote: 'note', internalNote: 'internal_note' };

export function createReviewsApi(request: Request, report: Report = ignoreReports): ReviewsApi {
  const struct = reviewStruct(report);
  const allSubjects = subjectsReader(request, report);
  return {
    async list({ shelf, collection, ...query }, options) {
      const call = endpoints.listReviews(shelf, collection, moderationParams(query));
      const { data, meta } = await request(call, listOf(struct), options);
      return { rows: data, pagination: meta.pagination };
    },
    async mine(page, options) {
      const call = endpoints.ownReviews(listParams({ page }));
      const { data, meta } = await request(call, listOf(struct), options);
      return { rows: data, pagination: meta.pagination };
    },
    get: async (id, options) =>
      (await request(endpoints.getReview(id), recordOf(struct), options)).data,
    events: async (id, options) =>
      (await request(endpoints.reviewEvents(id), wholeListOf(listingEventStruct), options)).data,
    of: async (collection, id, options) => {
      const query = listParams({ pageSize: pageSizes.glance });
      const call = endpoints.listingReviews(collection, id, query);
      return (await request(call, listOf(struct), options)).data;
    },
    about: (collection, signal) =>
      allSubjects((query) => endpoints.listSubjects('reviewed', collection, query), signal),
    subjects: (collection, signal) =>
      allSubjects((query) => endpoints.listSubjects('reviewable', collection, query), signal),
    reviewable: async (collection, id, options) => {
      const call = endpoints.getReviewable(collection, id);
      return (await request(call, recordOf(reviewableStruct(report)), options)).data;
    },
    save: async (write, options) => {
      const call = endpoints.createRecord('reviews', { ...write });
      return (await request(call, recordOf(struct), options)).data;
    },
    decide: async (id, decision, options) => {
      const call = endpoints.decideReview(id, reviewDecisionToWire(decision));
      const answer = request(call, recordOf(struct), options);
      return (await renamed(answer, (path) => ourName(path, decisionNames))).data;
    },
    async remove(id) {
      await request(endpoints.deleteRecord('reviews', id), unknown());
    },
  };
}
