import type { Collection } from '@portal/domain';
import type {
  FeedbackApi,
  ModerationQuery,
  ReceivedQuery,
  ReviewsApi,
} from '../client/feedback.ts';
import type { ReceivedSummary, Review, Reviewable, Subject } from '../schemas/feedback.ts';
import type { ListingEvent } from '../schemas/moderation.ts';
import type { Page } from '../schemas/wire.ts';
import { type Cache, type Cached, createCache, together } from './cache.ts';
import { listKey, pageKey } from './listKeys.ts';

type ListingOf = { collection: Collection; id: number };

/** Reviews or special offers: those an admin moderates, and those of one user. */
export interface FeedbackStore<Row> extends Cached {
  records: Cache<number, Row>;
  pages: Cache<ModerationQuery, Page<Row>>;
  /** The user's own, by page. */
  mine: Cache<number, Page<Row>>;
  /** The timeline of one, newest first. */
  events: Cache<number, ListingEvent[]>;
  /** Those of one listing. */
  ofListing: Cache<ListingOf, Row[]>;
  /** The listings that any of these are about; only `removed` and `clear` touch it. */
  about: Cache<Collection, Subject[]>;
  /** Call after a write: the record is shown at once, everything else is reloaded. */
  wrote(row: Row): void;
  removed(id: number): void;
}

const keyOfListing = ({ collection, id }: { collection: Collection; id: number | string }) =>
  `${collection}/${id}`;

export function createFeedbackStore<Row extends { id: number }>(
  api: FeedbackApi<Row>,
  now?: () => number,
): FeedbackStore<Row> {
  const records = createCache<number, Row>({
    now,
    load: (id, signal) => api.get(id, { signal }),
  });
  const pages = createCache<ModerationQuery, Page<Row>>({
    now,
    keyOf: pageKey,
    groupOf: listKey,
    load: (query, signal) => api.list(query, { signal }),
  });
  const mine = createCache<number, Page<Row>>({
    now,
    load: (page, signal) => api.mine(page, { signal }),
  });
  const events = createCache<number, ListingEvent[]>({
    now,
    load: (id, signal) => api.events(id, { signal }),
  });
  const ofListing = createCache<ListingOf, Row[]>({
    now,
    keyOf: keyOfListing,
    load: ({ collection, id }, signal) => api.of(collection, id, { signal }),
  });
  const about = createCache<Collection, Subject[]>({
    now,
    load: (collection, signal) => api.about(collection, signal),
  });
  const { invalidate, clear } = together([records, pages, mine, events, ofListing]);

  return {
    records,
    pages,
    mine,
    events,
    ofListing,
    about,
    invalidate,
    clear() {
      clear();
      about.clear();
    },
    wrote(row) {
      records.set(row.id, row);
      const replace = (each: Row) => (each.id === row.id ? row : each);
      pages.update((page) => ({ ...page, rows: page.rows.map(replace) }));
      invalidate();
    },
    removed(id) {
      pages.update((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) }));
      invalidate();
      // The screen of the deleted record is closing: do not reload it.
      records.retire((row) => row.id === id);
      about.invalidate();
    },
  };
}

/** By number or slug; empty for none. */
type ReviewableRef = { collection: Collection; id: string };

export interface ReviewsStore extends FeedbackStore<Review> {
  /** The listings the user may review. */
  subjects: Cache<Collection, Subject[]>;
  /** A listing the user may review, with their earlier review; null for an empty id. */
  reviewable: Cache<ReviewableRef, Reviewable | null>;
  /** Approved reviews of the user's listings. */
  received: Cache<ReceivedQuery, Page<Review>>;
  /** Their counts, by the URL of the listing; empty for all listings. */
  summary: Cache<string, ReceivedSummary>;
}

export function createReviewsStore(api: ReviewsApi, now?: () => number): ReviewsStore {
  const feedback = createFeedbackStore<Review>(api, now);
  const subjects = createCache<Collection, Subject[]>({
    now,
    load: (collection, signal) => api.subjects(collection, signal),
  });
  const reviewable = createCache<ReviewableRef, Reviewable | null>({
    now,
    keyOf: keyOfListing,
    load: async ({ collection, id }, signal) =>
      id === '' ? null : api.reviewable(collection, id, { signal }),
  });
  const received = createCache<ReceivedQuery, Page<Review>>({
    now,
    keyOf: (query) => JSON.stringify(Object.entries(query).sort()),
    groupOf: () => 'received',
    load: (query, signal) => api.received(query, { signal }),
  });
  const summary = createCache<string, ReceivedSummary>({
    now,
    groupOf: () => 'summary',
    load: (listing, signal) => api.summary(listing, { signal }),
  });
  const own = together([subjects, reviewable, received, summary]);
  return {
    ...feedback,
    subjects,
    reviewable,
    received,
    summary,
    ...together([feedback, own]),
    wrote(review) {
      const replace = (each: Review) => (each.id === review.id ? review : each);
      received.update((page) => ({ ...page, rows: page.rows.map(replace) }));
      feedback.wrote(review);
      own.invalidate();
    },
    removed(id) {
      feedback.removed(id);
      subjects.invalidate();
      reviewable.invalidate();
    },
  };
}
