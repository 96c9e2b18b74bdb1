import { collectionOf } from '@portal/domain';
import type { ListingRef, ListingsApi, ListingsQuery } from '../../client/listings.ts';
import type { Page } from '../../schemas/envelope.ts';
import type { Listing } from '../../schemas/listing.ts';
import type { ListingEvent } from '../../schemas/listingEvent.ts';
import { type Cache, createCache } from '../cache/index.ts';
import {
  isSame,
  listKey,
  pageKey,
  recordKey,
  shelfOf,
  timelineKey,
  withListing,
  withoutListing,
} from './listingsState.ts';

export interface ListingsStore {
  pages: Cache<ListingsQuery, Page<Listing>>;
  records: Cache<ListingRef, Listing>;
  /** The timeline of a listing, newest first. */
  events: Cache<ListingRef, ListingEvent[]>;
  /** The record as a list has it, until its own answer is here; lists answer whole records. */
  listed(ref: ListingRef): Listing | undefined;
  /** Told after a write: the record shows at once, everything else is asked for again. */
  wrote(listing: Listing): void;
  removed(listing: Pick<Listing, 'id' | 'type'>): void;
  invalidate(): void;
  clear(): void;
}

interface ListingsSetup {
  client: { listings: ListingsApi };
  now?: () => number;
}

export function createListingsStore({ client, now = Date.now }: ListingsSetup): ListingsStore {
  const api = client.listings;
  const records = createCache<ListingRef, Listing>({
    now,
    keyOf: recordKey,
    load: (ref, signal) => api.get(ref, { signal }),
  });
  const pages = createCache<ListingsQuery, Page<Listing>>({
    now,
    keyOf: pageKey,
    groupOf: listKey,
    load: (query, signal) => api.list(query, { signal }),
  });
  const events = createCache<ListingRef, ListingEvent[]>({
    now,
    keyOf: timelineKey,
    load: (ref, signal) => api.events(ref, { signal }),
  });
  const caches = [pages, records, events];

  function invalidate() {
    for (const cache of caches) cache.invalidate();
  }

  return {
    pages,
    records,
    events,
    listed({ collection, shelf, id }) {
      const isIt = (row: Listing) =>
        collectionOf(row) === collection &&
        shelfOf(row) === shelf &&
        [String(row.id), row.slug].includes(String(id));
      const known = Object.values(pages.getState().entries).flatMap((entry) =>
        entry.kind === 'ready' ? entry.value.rows.filter(isIt) : [],
      );
      return known.toSorted((a, b) => b.version - a.version)[0];
    },
    wrote(listing) {
      const collection = collectionOf(listing);
      const shelf = shelfOf(listing);
      pages.update((page) => withListing(page, listing));
      for (const id of [listing.id, listing.slug]) records.set({ collection, shelf, id }, listing);
      invalidate();
      // With no revision beside it, it left the other shelf.
      if (!listing.revision) {
        records.retire((record) => isSame(record, listing) && shelfOf(record) !== shelf);
      }
    },
    removed(listing) {
      pages.update((page) => withoutListing(page, listing));
      invalidate();
      records.retire((record) => isSame(record, listing));
    },
    invalidate,
    clear() {
      for (const cache of caches) cache.clear();
    },
  };
}
