import type { Collection, FeedbackQuery, ReceivedQuery } from '@portal/domain';
import type { Client } from '../client/client.ts';
import {
  createOffersApi,
  createReviewsApi,
  type FeedbackApi,
  type OffersApi,
  type ReviewsApi,
} from '../client/feedback.ts';
import type { ReceivedSummary, Review, Reviewable, Subject } from '../schemas/feedback.ts';
import type { ListingEvent } from '../schemas/moderation.ts';
import type { Page } from '../schemas/wire.ts';
import { createActions } from './act.ts';
import { createCache, together } from './cache.ts';
import { listKey, pageKey } from './listKeys.ts';
import type { Stores } from './stores.ts';

type ListingOf = { collection: Collection; id: number };

const keyOfListing = ({ collection, id }: { collection: Collection; id: number | string }) =>
  `${collection}/${id}`;

/** Puts the newer row in the place of the old one. */
const replacing =
  <Row extends { id: number }>(row: Row) =>
  (page: Page<Row>): Page<Row> => ({
    ...page,
    rows: page.rows.map((each) => (each.id === row.id ? row : each)),
  });

/** Reviews or special offers: those an admin moderates, and those of one user. */
function createFeedbackCaches<Row extends { id: number }>(api: FeedbackApi<Row>) {
  const records = createCache<number, Row>({
    load: (id, signal) => api.get(id, { signal }),
  });
  const pages = createCache<FeedbackQuery, Page<Row>>({
    keyOf: pageKey,
    groupOf: listKey,
    load: (query, signal) => api.list(query, { signal }),
  });
  const mine = createCache<number, Page<Row>>({
    load: (page, signal) => api.mine(page, { signal }),
  });
  const events = createCache<number, ListingEvent[]>({
    load: (id, signal) => api.events(id, { signal }),
  });
  const ofListing = createCache<ListingOf, Row[]>({
    keyOf: keyOfListing,
    load: ({ collection, id }, signal) => api.of(collection, id, { signal }),
  });
  const about = createCache<Collection, Subject[]>({
    load: (collection, signal) => api.about(collection, signal),
  });
  const { invalidate, clear } = together([records, pages, mine, events, ofListing]);

  return {
    records,
    pages,
    /** The user's own, by page. */
    mine,
    /** The timeline of one, newest first. */
    events,
    /** Those of one listing. */
    ofListing,
    /** The listings that any of these are about; only a deletion and `clear` touch it. */
    about,
    invalidate,
    clear() {
      clear();
      about.clear();
    },
    wrote(row: Row) {
      records.set(row.id, row);
      pages.update(replacing(row));
    },
    removed(id: number) {
      pages.update((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) }));
      // The screen of the deleted record is closing: do not reload it.
      records.retire((row) => row.id === id);
      about.invalidate();
    },
  };
}

/** `onWrite` is called after each write. */
function createOffersStore(api: OffersApi, onWrite: () => void) {
  const { wrote, removed, ...caches } = createFeedbackCaches(api);
  const { act, submit } = createActions(() => {
    caches.invalidate();
    onWrite();
  });
  return {
    ...caches,
    create: submit(api.create),
    resubmit: submit(api.resubmit, wrote),
    decide: act(api.decide, wrote),
    withdraw: act(api.withdraw, (_, id) => removed(id)),
  };
}

/** By number or slug; empty for none. */
type ReviewableRef = { collection: Collection; id: string };

/** `onWrite` is called after each write. */
function createReviewsStore(api: ReviewsApi, onWrite: () => void) {
  const { wrote, removed, ...caches } = createFeedbackCaches(api);
  const subjects = createCache<Collection, Subject[]>({
    load: (collection, signal) => api.subjects(collection, signal),
  });
  const reviewable = createCache<ReviewableRef, Reviewable | null>({
    keyOf: keyOfListing,
    load: async ({ collection, id }, signal) =>
      id === '' ? null : api.reviewable(collection, id, { signal }),
  });
  const received = createCache<ReceivedQuery, Page<Review>>({
    keyOf: (query) => JSON.stringify(Object.entries(query).sort()),
    groupOf: () => 'received',
    load: (query, signal) => api.received(query, { signal }),
  });
  const summary = createCache<string, ReceivedSummary>({
    groupOf: () => 'summary',
    load: (listing, signal) => api.summary(listing, { signal }),
  });
  const all = together([caches, subjects, reviewable, received, summary]);
  const { act, submit } = createActions(() => {
    all.invalidate();
    onWrite();
  });
  function changed(review: Review) {
    received.update(replacing(review));
    wrote(review);
  }
  const deleted = (_: unknown, id: number) => removed(id);
  return {
    ...caches,
    /** The listings the user may review. */
    subjects,
    /** A listing the user may review, with their earlier review; null for an empty id. */
    reviewable,
    /** Approved reviews of the user's listings. */
    received,
    /** Their counts, by the URL of the listing; empty for all listings. */
    summary,
    ...all,
    save: submit(api.save, changed),
    decide: act(api.decide, changed),
    withdraw: act(api.withdraw, deleted),
    remove: act(api.remove, deleted),
    reply: submit(api.reply, changed),
    removeReply: act(api.removeReply, changed),
    decideReply: act(api.decideReply, changed),
    report: submit(api.report, changed),
    /** Keeps a reported review. */
    closeReport: act(api.closeReport, changed),
  };
}

/** The store of reviews. A review changes the rating of its listing. */
export const openReviews = ({ request, report }: Client, { listings, numbers }: Stores) =>
  createReviewsStore(createReviewsApi(request, report), together([listings, numbers]).invalidate);

/** The store of special offers, which cost money. */
export const openOffers = ({ request, report }: Client, { plan, numbers }: Stores) =>
  createOffersStore(createOffersApi(request, report), together([plan, numbers]).invalidate);
