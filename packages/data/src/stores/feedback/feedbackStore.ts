import type { Collection } from '@portal/domain';
import type { ModerationQuery } from '../../client/reviews.ts';
import type { SendOptions } from '../../client/send.ts';
import type { Page } from '../../schemas/envelope.ts';
import { pageSizes } from '../../schemas/limits.ts';
import type { ListingEvent } from '../../schemas/listingEvent.ts';
import type { Subject } from '../../schemas/review.ts';
import { asksForQueue } from '../asksForQueue.ts';
import { type Cache, createCache } from '../cache/index.ts';

export interface ListingOf {
  collection: Collection;
  id: number;
}

/** Reviews or special offers: what admins decide about one after the other, and those of one person. */
export interface FeedbackStore<Row> {
  pages: Cache<ModerationQuery, Page<Row>>;
  /** This person's own, by page. */
  mine: Cache<number, Page<Row>>;
  /** The timeline of one, newest first. */
  events: Cache<number, ListingEvent[]>;
  /** Those of one listing. */
  ofListing: Cache<ListingOf, Row[]>;
  /** The listings that any of these are about. */
  about: Cache<Collection, Subject[]>;
  /** Told after a write: the record shows at once, everything else of it is asked for again. What any are about stays as it was. */
  wrote(row: Row): void;
  removed(id: number): void;
  invalidate(): void;
  clear(): void;
}

interface FeedbackSetup<Row> {
  api: {
    list(query: ModerationQuery, options?: SendOptions): Promise<Page<Row>>;
    mine(page: number, options?: SendOptions): Promise<Page<Row>>;
    events(id: number, options?: SendOptions): Promise<ListingEvent[]>;
    about(collection: Collection, signal: AbortSignal): Promise<Subject[]>;
    of(collection: Collection, id: number, options?: SendOptions): Promise<Row[]>;
  };
  now: () => number;
}

const inOrder = (a: string, b: string) => (a < b ? -1 : 1);

function pageKey(query: ModerationQuery): string {
  const { collection, shelf, listing = '', page = 1, pageSize = pageSizes.list, sort } = query;
  const filters = Object.entries(query.filters ?? {}).sort(([a], [b]) => inOrder(a, b));
  const search = query.search?.trim() ?? '';
  const states = [...(query.states ?? [])].sort(inOrder);
  return JSON.stringify([
    collection,
    shelf,
    listing,
    states,
    page,
    pageSize,
    sort ?? '',
    search,
    filters,
  ]);
}

export function createFeedbackStore<Row extends { id: number }>({
  api,
  now,
}: FeedbackSetup<Row>): FeedbackStore<Row> {
  const pages = createCache<ModerationQuery, Page<Row>>({
    now,
    keyOf: pageKey,
    groupOf: (query) => (asksForQueue(query) ? null : `${query.collection}/${query.shelf}`),
    load: (query, signal) => api.list(query, { signal }),
  });
  const mine = createCache<number, Page<Row>>({
    now,
    keyOf: String,
    load: (page, signal) => api.mine(page, { signal }),
  });
  const events = createCache<number, ListingEvent[]>({
    now,
    keyOf: String,
    load: (id, signal) => api.events(id, { signal }),
  });
  const ofListing = createCache<ListingOf, Row[]>({
    now,
    keyOf: ({ collection, id }) => `${collection}/${id}`,
    load: ({ collection, id }, signal) => api.of(collection, id, { signal }),
  });
  const about = createCache<Collection, Subject[]>({
    now,
    keyOf: (collection) => collection,
    load: (collection, signal) => api.about(collection, signal),
  });

  function invalidate() {
    for (const cache of [pages, mine, events, ofListing]) cache.invalidate();
  }

  return {
    pages,
    mine,
    events,
    ofListing,
    about,
    wrote(row) {
      const with_ = (rows: readonly Row[]) => rows.map((each) => (each.id === row.id ? row : each));
      pages.update((page) => ({ ...page, rows: with_(page.rows) }));
      invalidate();
    },
    removed(id) {
      pages.update((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) }));
      invalidate();
      about.invalidate();
    },
    invalidate,
    clear() {
      for (const cache of [pages, mine, events, ofListing, about]) cache.clear();
    },
  };
}
