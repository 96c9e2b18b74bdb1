import { collectionOf, type ListingsQuery, type Scope } from '@portal/domain';
import type { LinksRef, ListingRef, ListingsApi, VersionRef } from '../client/listings.ts';
import type { LinkHealth, Listing, ListingVersion } from '../schemas/listing.ts';
import type { ListingEvent, Messages } from '../schemas/moderation.ts';
import type { NamedUser } from '../schemas/user.ts';
import type { Page } from '../schemas/wire.ts';
import { type Cache, type Cached, createCache, createWholeCache, together } from './cache.ts';
import { listKey, pageKey } from './listKeys.ts';

type Identity = Pick<Listing, 'id' | 'type'>;

/** The scope of a record: a revision of a live listing is pending under the same id. */
const scopeOf = ({ status }: Pick<Listing, 'status'>): Scope =>
  status === 'APPROVED' ? 'active' : 'pending';

/** Apps and services have ids of their own. */
const isSame = (a: Identity, b: Identity): boolean => a.id === b.id && a.type === b.type;

/** Replaces a record by a newer one of the same listing. */
function withListing(page: Page<Listing>, listing: Listing): Page<Listing> {
  const isIt = (row: Listing) => isSame(row, listing) && scopeOf(row) === scopeOf(listing);
  if (!page.rows.some(isIt)) return page;
  return { ...page, rows: page.rows.map((row) => (isIt(row) ? listing : row)) };
}

/** Returns the same page object when the listing is not on it, so that nothing renders again. */
function withoutListing(page: Page<Listing>, gone: Identity): Page<Listing> {
  const rows = page.rows.filter((row) => !isSame(row, gone));
  return rows.length === page.rows.length ? page : { ...page, rows };
}

export interface ListingsStore extends Cached {
  pages: Cache<ListingsQuery, Page<Listing>>;
  records: Cache<ListingRef, Listing>;
  /** The timeline of a listing, newest first. */
  events: Cache<ListingRef, ListingEvent[]>;
  /** The messages about a listing. */
  messages: Cache<ListingRef, Messages>;
  /** Who can be assigned to a listing. */
  moderators: Cache<'all', NamedUser[]>;
  /** Earlier versions, which never change. */
  versions: Cache<VersionRef, ListingVersion>;
  /** The links of a live listing, as they were last checked. */
  links: Cache<LinksRef, LinkHealth[]>;
  /** Checks the links of a listing soon. */
  checkLinks(ref: LinksRef): Promise<void>;
  /** The record as a list has it, until it is loaded by itself; lists return whole records. */
  listed(ref: ListingRef): Listing | undefined;
  /** Call after a write: the record is shown at once, everything else is reloaded. */
  wrote(listing: Listing): void;
  removed(listing: Identity): void;
  /** Call after the user has read the messages: the lists no longer mark the listing. */
  messagesRead(listing: Identity): void;
}

export function createListingsStore(api: ListingsApi, now?: () => number): ListingsStore {
  // A revision has the id of its live listing, so the scope is part of the key.
  const records = createCache<ListingRef, Listing>({
    now,
    keyOf: ({ collection, scope, id }) => `${collection}/${scope}/${id}`,
    load: (ref, signal) => api.get(ref, { signal }),
  });
  const pages = createCache<ListingsQuery, Page<Listing>>({
    now,
    keyOf: pageKey,
    groupOf: listKey,
    load: (query, signal) => api.list(query, { signal }),
  });
  // Both scopes share one timeline.
  const events = createCache<ListingRef, ListingEvent[]>({
    now,
    keyOf: ({ collection, id }) => `${collection}/${id}`,
    load: (ref, signal) => api.events(ref, { signal }),
  });
  const versions = createCache<VersionRef, ListingVersion>({
    now,
    keyOf: ({ collection, id, event }) => `${collection}/${id}/${event}`,
    load: (ref, signal) => api.version(ref, { signal }),
  });
  const links = createCache<LinksRef, LinkHealth[]>({
    now,
    keyOf: ({ collection, id }) => `${collection}/${id}`,
    load: (ref, signal) => api.links(ref, { signal }),
  });
  const messages = createCache<ListingRef, Messages>({
    now,
    keyOf: ({ collection, id }) => `${collection}/${id}`,
    load: (ref, signal) => api.messages(ref, { signal }),
  });
  const moderators = createWholeCache((options) => api.moderators(options), { now });
  const all = together([pages, records, events, messages, moderators, versions, links]);

  return {
    pages,
    records,
    events,
    messages,
    moderators,
    versions,
    links,
    ...all,
    async checkLinks(ref) {
      links.set(ref, await api.checkLinks(ref));
    },
    listed({ collection, scope, id }) {
      const isIt = (row: Listing) =>
        collectionOf(row) === collection &&
        scopeOf(row) === scope &&
        [String(row.id), row.slug].includes(String(id));
      const known = Object.values(pages.getState().entries).flatMap((entry) =>
        entry.kind === 'ready' ? entry.value.rows.filter(isIt) : [],
      );
      return known.toSorted((a, b) => b.version - a.version)[0];
    },
    wrote(listing) {
      const collection = collectionOf(listing);
      const scope = scopeOf(listing);
      pages.update((page) => withListing(page, listing));
      for (const id of [listing.id, listing.slug]) records.set({ collection, scope, id }, listing);
      all.invalidate();
      // Without a revision, the listing has left the other scope.
      if (!listing.revision) {
        records.retire((record) => isSame(record, listing) && scopeOf(record) !== scope);
      }
    },
    removed(listing) {
      pages.update((page) => withoutListing(page, listing));
      all.invalidate();
      records.retire((record) => isSame(record, listing));
    },
    messagesRead(listing) {
      pages.update((page) =>
        page.rows.some((row) => isSame(row, listing) && row.newMessages)
          ? {
              ...page,
              rows: page.rows.map((row) =>
                isSame(row, listing) ? { ...row, newMessages: 0 } : row,
              ),
            }
          : page,
      );
    },
  };
}
