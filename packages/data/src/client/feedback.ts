import {
  type Collection,
  type FeedbackQuery,
  feedbackParams,
  listParams,
  type NewReport,
  pageSizes,
  type ReceivedQuery,
  type ReplyDecision,
  receivedParams,
  type Scope,
} from '@portal/domain';
import { array, type Struct, unknown } from 'superstruct';
import {
  type OfferDecision,
  type OfferEdit,
  offerDecisionToWire,
  offerNames,
  type ReceivedSummary,
  type ReplyWrite,
  type Review,
  type Reviewable,
  type ReviewDecision,
  type ReviewWrite,
  receivedSummaryStruct,
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
import { call, onScope } from './endpoint.ts';
import { createReader, type Reader, renamed } from './records.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

/** Reviews or special offers. Every call rejects with a `DataError`. */
export interface FeedbackApi<Row> {
  get(id: number, options?: SendOptions): Promise<Row>;
  list(query: FeedbackQuery, options?: SendOptions): Promise<Page<Row>>;
  /** The user's own reviews, or the offers of their listings, newest first. */
  mine(page: number, options?: SendOptions): Promise<Page<Row>>;
  events(id: number, options?: SendOptions): Promise<ListingEvent[]>;
  /** Those of a listing: one page of its latest approved reviews, or all its offers. */
  of(collection: Collection, id: string | number, options?: SendOptions): Promise<Row[]>;
  /** Deletes a pending one of the user. */
  withdraw(id: number): Promise<void>;
  /** Every listing that has any. */
  about(collection: Collection, signal?: AbortSignal): Promise<Subject[]>;
}

export interface ReviewsApi extends FeedbackApi<Review> {
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
  received(query: ReceivedQuery, options?: SendOptions): Promise<Page<Review>>;
  /** Of all listings, or of the one with this URL. */
  summary(listing: string, options?: SendOptions): Promise<ReceivedSummary>;
  reply(id: number, write: ReplyWrite, options?: SendOptions): Promise<Review>;
  removeReply(id: number): Promise<Review>;
  decideReply(id: number, decision: ReplyDecision, options?: SendOptions): Promise<Review>;
  report(id: number, report: NewReport, options?: SendOptions): Promise<Review>;
  /** Keeps a reported review. */
  closeReport(id: number): Promise<Review>;
}

export interface OffersApi extends FeedbackApi<SpecialOffer> {
  /** Charges the default card; `idempotencyKey` identifies the attempt. */
  create(write: SpecialOfferWrite, options?: SendOptions): Promise<SpecialOffer>;
  /** Answers a request for changes. Charges nothing. */
  resubmit(id: number, edit: OfferEdit, options?: SendOptions): Promise<SpecialOffer>;
  decide(id: number, decision: OfferDecision, options?: SendOptions): Promise<SpecialOffer>;
}

type SubjectsCall = (type: Collection, query: URLSearchParams) => Endpoint;

interface Calls {
  list: (scope: Scope, type: Collection, query: URLSearchParams) => Endpoint;
  own: (query: URLSearchParams) => Endpoint;
  events: (id: number) => Endpoint;
  about: SubjectsCall;
  get: (id: number) => Endpoint;
  withdraw: (id: number) => Endpoint;
}

const subjectsOf = (
  read: Reader,
  about: SubjectsCall,
  collection: Collection,
  signal: AbortSignal | undefined,
) =>
  read.every((query) => about(collection, query), subjectStruct, {
    signal,
  });

/** The calls that reviews and special offers share. */
const feedbackCalls = <Row, S>(
  request: Request,
  read: Reader,
  struct: Struct<Row, S>,
  calls: Calls,
): Omit<FeedbackApi<Row>, 'of'> => ({
  get: (id, options) => read.one(calls.get(id), struct, options),
  list: (query, options) =>
    read.page(calls.list(query.scope, query.collection, feedbackParams(query)), struct, options),
  mine: (page, options) => read.page(calls.own(listParams({ page })), struct, options),
  events: (id, options) => read.one(calls.events(id), array(listingEventStruct), options),
  about: (collection, signal) => subjectsOf(read, calls.about, collection, signal),
  async withdraw(id) {
    await request(calls.withdraw(id), unknown());
  },
});

export function createReviewsApi(request: Request, report: Report): ReviewsApi {
  const struct = reviewStruct(report);
  const read = createReader(request, report);
  return {
    ...feedbackCalls(request, read, struct, {
      list: (scope, type, query) => call(`GET ${onScope[scope]}/reviews/{type}`, [type], query),
      own: (query) => call('GET /me/reviews', [], query),
      events: (id) => call('GET /reviews/{id}/events', [id]),
      about: (type, query) => call('GET /reviewed/{type}', [type], query),
      get: (id) => call('GET /reviews/{id}', [id]),
      withdraw: (id) => call('POST /reviews/{id}/withdraw', [id]),
    }),
    async of(collection, id, options) {
      const query = listParams({ pageSize: pageSizes.glance });
      const { rows } = await read.page(
        call('GET /reviews/{type}/{id}', [collection, id], query),
        struct,
        options,
      );
      return [...rows];
    },
    subjects: (collection, signal) =>
      subjectsOf(
        read,
        (type, query) => call('GET /reviewable/{type}', [type], query),
        collection,
        signal,
      ),
    reviewable: (collection, id, options) =>
      read.one(
        call('GET /reviewable/{type}/{id}', [collection, id]),
        reviewableStruct(report),
        options,
      ),
    save: (write, options) => read.one(call('POST /reviews', [], { data: write }), struct, options),
    decide(id, decision, options) {
      const endpoint = call('PATCH|PUT /reviews/{id}', [id], reviewDecisionToWire(decision));
      return renamed(read.one(endpoint, struct, options), (path) => ourName(path, reviewNames));
    },
    received: (query, options) =>
      read.page(call('GET /me/received-reviews', [], receivedParams(query)), struct, options),
    summary(listing, options) {
      const params = new URLSearchParams(listing ? { listing } : {});
      return read.one(
        call('GET /me/received-reviews/summary', [], params),
        receivedSummaryStruct,
        options,
      );
    },
    reply: (id, write, options) =>
      read.one(call('PUT /reviews/{id}/reply', [id], { data: write }), struct, options),
    removeReply: (id) => read.one(call('DELETE /reviews/{id}/reply', [id]), struct),
    decideReply: (id, decision, options) =>
      read.one(call('PATCH /reviews/{id}/reply', [id], { data: decision }), struct, options),
    report: (id, report, options) =>
      read.one(call('POST /reviews/{id}/report', [id], { data: report }), struct, options),
    closeReport: (id) => read.one(call('DELETE /reviews/{id}/report', [id]), struct),
    async remove(id) {
      await request(call('DELETE /reviews/{id}', [id]), unknown());
    },
  };
}

export function createOffersApi(request: Request, report: Report): OffersApi {
  const struct = specialOfferStruct(report);
  const read = createReader(request, report);
  return {
    ...feedbackCalls(request, read, struct, {
      list: (scope, type, query) =>
        call(`GET ${onScope[scope]}/special-offers/{type}`, [type], query),
      own: (query) => call('GET /me/special-offers', [], query),
      events: (id) => call('GET /special-offers/{id}/events', [id]),
      about: (type, query) => call('GET /offered/{type}', [type], query),
      get: (id) => call('GET /special-offers/{id}', [id]),
      withdraw: (id) => call('POST /special-offers/{id}/withdraw', [id]),
    }),
    of: (collection, id, options) =>
      read.one(call('GET /special-offers/{type}/{id}', [collection, id]), array(struct), options),
    create: (write, options) =>
      read.one(call('POST /special-offers', [], { data: write }), struct, options),
    resubmit: (id, edit, options) =>
      read.one(call('POST /special-offers/{id}/resubmit', [id], { data: edit }), struct, options),
    decide(id, decision, options) {
      const endpoint = call('PATCH|PUT /special-offers/{id}', [id], offerDecisionToWire(decision));
      return renamed(read.one(endpoint, struct, options), (path) => ourName(path, offerNames));
    },
  };
}
