import { type Collection, type ListQuery, listParams, pageSizes, type Scope } from '@portal/domain';
import { array, type Struct, unknown } from 'superstruct';
import {
  type OfferDecision,
  offerDecisionToWire,
  offerNames,
  type Review,
  type Reviewable,
  type ReviewDecision,
  type ReviewWrite,
  reviewableStruct,
  reviewDecisionToWire,
  reviewNames,
  reviewStruct,
  type SpecialOffer,
  type SpecialOfferWrite,
  type Subject,
  specialOfferStruct,
  subjectStruct,
} from '../schemas/feedback.ts';
import { type ListingEvent, listingEventStruct } from '../schemas/moderation.ts';
import { ourName, type Page, type Report } from '../schemas/wire.ts';
import * as endpoints from './endpoints.ts';
import { createReader, type Reader, renamed } from './records.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

export interface ModerationQuery extends ListQuery {
  collection: Collection;
  scope: Scope;
  /** Only those of this listing, by number or slug. */
  listing?: string;
  /** Of a pending list; none means all. */
  states?: readonly ('pending' | 'changes' | 'declined')[];
}

/** Reviews or special offers. Every call rejects with a `DataError`. */
export interface FeedbackApi<Row> {
  list(query: ModerationQuery, options?: SendOptions): Promise<Page<Row>>;
  /** The user's own reviews, or the offers of their listings, newest first. */
  mine(page: number, options?: SendOptions): Promise<Page<Row>>;
  events(id: number, options?: SendOptions): Promise<ListingEvent[]>;
  /** Those of a listing: one page of its latest approved reviews, or all its offers. */
  of(collection: Collection, id: string | number, options?: SendOptions): Promise<Row[]>;
  /** Every listing that has any. */
  about(collection: Collection, signal?: AbortSignal): Promise<Subject[]>;
}

export interface ReviewsApi extends FeedbackApi<Review> {
  get(id: number, options?: SendOptions): Promise<Review>;
  /** Every live listing that the user may review. */
  subjects(collection: Collection, signal?: AbortSignal): Promise<Subject[]>;
  /** One of them, with the user's earlier review. */
  reviewable(
    collection: Collection,
    id: string | number,
    options?: SendOptions,
  ): Promise<Reviewable>;
  /** Writes a review, or edits the user's earlier one of the same listing. */
  save(write: ReviewWrite, options?: SendOptions): Promise<Review>;
  decide(id: number, decision: ReviewDecision, options?: SendOptions): Promise<Review>;
  remove(id: number): Promise<void>;
}

export interface OffersApi extends FeedbackApi<SpecialOffer> {
  /** Charges the default card; `idempotencyKey` identifies the attempt. */
  create(write: SpecialOfferWrite, options?: SendOptions): Promise<SpecialOffer>;
  decide(id: number, decision: OfferDecision, options?: SendOptions): Promise<SpecialOffer>;
}

interface Calls {
  list: (scope: Scope, type: Collection, query: URLSearchParams) => Endpoint;
  own: (query: URLSearchParams) => Endpoint;
  events: (id: number) => Endpoint;
  about: 'reviewed' | 'offered';
}

const subjectsOf = (
  read: Reader,
  about: Parameters<typeof endpoints.listSubjects>[0],
  collection: Collection,
  signal: AbortSignal | undefined,
) =>
  read.every((query) => endpoints.listSubjects(about, collection, query), subjectStruct, {
    signal,
  });

/** The calls that reviews and special offers share. */
const feedbackCalls = <Row, S>(
  read: Reader,
  struct: Struct<Row, S>,
  calls: Calls,
): Omit<FeedbackApi<Row>, 'of'> => ({
  list({ scope, collection, listing, states, ...query }, options) {
    const params = listParams(query);
    if (listing) params.set('listing', listing);
    if (states?.length) params.set('state', states.join(','));
    return read.page(calls.list(scope, collection, params), struct, options);
  },
  mine: (page, options) => read.page(calls.own(listParams({ page })), struct, options),
  events: (id, options) => read.one(calls.events(id), array(listingEventStruct), options),
  about: (collection, signal) => subjectsOf(read, calls.about, collection, signal),
});

export function createReviewsApi(request: Request, report: Report): ReviewsApi {
  const struct = reviewStruct(report);
  const read = createReader(request, report);
  return {
    ...feedbackCalls(read, struct, {
      list: endpoints.listReviews,
      own: endpoints.ownReviews,
      events: endpoints.reviewEvents,
      about: 'reviewed',
    }),
    get: (id, options) => read.one(endpoints.getReview(id), struct, options),
    async of(collection, id, options) {
      const query = listParams({ pageSize: pageSizes.glance });
      const { rows } = await read.page(
        endpoints.listingReviews(collection, id, query),
        struct,
        options,
      );
      return [...rows];
    },
    subjects: (collection, signal) => subjectsOf(read, 'reviewable', collection, signal),
    reviewable: (collection, id, options) =>
      read.one(endpoints.getReviewable(collection, id), reviewableStruct(report), options),
    save: (write, options) =>
      read.one(endpoints.createRecord('reviews', { ...write }), struct, options),
    decide(id, decision, options) {
      const call = endpoints.decideReview(id, reviewDecisionToWire(decision));
      return renamed(read.one(call, struct, options), (path) => ourName(path, reviewNames));
    },
    async remove(id) {
      await request(endpoints.deleteRecord('reviews', id), unknown());
    },
  };
}

export function createOffersApi(request: Request, report: Report): OffersApi {
  const struct = specialOfferStruct(report);
  const read = createReader(request, report);
  return {
    ...feedbackCalls(read, struct, {
      list: endpoints.listOffers,
      own: endpoints.ownOffers,
      events: endpoints.offerEvents,
      about: 'offered',
    }),
    of: (collection, id, options) =>
      read.one(endpoints.listingOffers(collection, id), array(struct), options),
    create: (write, options) =>
      read.one(endpoints.createRecord('special-offers', { ...write }), struct, options),
    decide(id, decision, options) {
      const call = endpoints.decideOffer(id, offerDecisionToWire(decision));
      return renamed(read.one(call, struct, options), (path) => ourName(path, offerNames));
    },
  };
}
