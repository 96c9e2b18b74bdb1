import { collectionOf, type ListingsQuery, type Scope } from '@portal/domain';
import type { LinksRef, ListingRef, ListingsApi, VersionRef } from '../client/listings.ts';
import type { SendOptions } from '../client/send.ts';
import { DataError } from '../schemas/dataError.ts';
import type { Decision, LinkHealth, Listing, ListingVersion } from '../schemas/listing.ts';
import type { ListingEvent, ListingMessage, Messages } from '../schemas/moderation.ts';
import type { Page } from '../schemas/wire.ts';
import { createActions } from './act.ts';
import { createCache, createWholeCache, together } from './cache.ts';
import { listKey, pageKey } from './listKeys.ts';

type Identity = Pick<Listing, 'id' | 'type'>;

/** The scope of a record: a revision of a live listing is pending under the same id. */
const scopeOf = ({ status }: Pick<Listing, 'status'>): Scope =>
  status === 'APPROVED' ? 'active' : 'pending';

/** Apps and services have ids of their own. */
const isSame = (a: Identity, b: Identity): boolean => a.id === b.id && a.type === b.type;

/** Both scopes share one timeline. */
const keyOfBoth = ({ collection, id }: LinksRef) => `${collection}/${id}`;

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

/** `onWrite` is called after each write. */
export function createListingsStore(api: ListingsApi, onWrite: () => void, now?: () => number) {
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
  const events = createCache<ListingRef, ListingEvent[]>({
    now,
    keyOf: keyOfBoth,
    load: (ref, signal) => api.events(ref, { signal }),
  });
  const versions = createCache<VersionRef, ListingVersion>({
    now,
    keyOf: ({ collection, id, event }) => `${collection}/${id}/${event}`,
    load: (ref, signal) => api.version(ref, { signal }),
  });
  const links = createCache<LinksRef, LinkHealth[]>({
    now,
    keyOf: keyOfBoth,
    load: (ref, signal) => api.links(ref, { signal }),
  });
  const messages = createCache<ListingRef, Messages>({
    now,
    keyOf: keyOfBoth,
    load: (ref, signal) => api.messages(ref, { signal }),
  });
  const moderators = createWholeCache((options) => api.moderators(options), { now });
  const all = together([pages, records, events, messages, moderators, versions, links]);
  const { act, submit } = createActions(() => {
    all.invalidate();
    onWrite();
  });

  function wrote(listing: Listing) {
    const collection = collectionOf(listing);
    const scope = scopeOf(listing);
    pages.update((page) => withListing(page, listing));
    for (const id of [listing.id, listing.slug]) records.set({ collection, scope, id }, listing);
    // Without a revision, the listing has left the other scope.
    if (!listing.revision) {
      records.retire((record) => isSame(record, listing) && scopeOf(record) !== scope);
    }
  }

  function removed(listing: Identity) {
    pages.update((page) => withoutListing(page, listing));
    records.retire((record) => isSame(record, listing));
  }

  /** What a page still shows of it is not reloaded. */
  function deleted(listing: Listing) {
    removed(listing);
    const key = keyOfBoth({ collection: collectionOf(listing), id: listing.id });
    for (const cache of [events, messages, links]) cache.retire((_, each) => each === key);
  }

  /** Edits the messages of a listing, which both scopes share. */
  function updateMessages(listing: Listing, edit: (known: Messages) => Messages) {
    const ref = { collection: collectionOf(listing), scope: 'pending', id: listing.id } as const;
    const entry = messages.getState().entries[messages.keyOf(ref)];
    if (entry?.kind === 'ready') messages.set(ref, edit(entry.value));
  }

  function showMessage(listing: Listing, stored: ListingMessage) {
    updateMessages(listing, (known) => {
      const others = known.messages.filter(({ id }) => id !== stored.id);
      return { ...known, messages: [...others, stored].toSorted((a, b) => a.id - b.id) };
    });
  }

  /** An action on a listing. One that is gone leaves the lists; its page stays, with what was typed. */
  const actOn = <A extends [listing: Listing, ...more: unknown[]], T>(
    call: (...args: A) => Promise<T>,
    done: (result: T, ...args: A) => void,
  ) =>
    act(async (...args: A) => {
      try {
        return await call(...args);
      } catch (error) {
        if (error instanceof DataError && error.code === 'not-found') deleted(args[0]);
        throw error;
      }
    }, done);

  return {
    pages,
    records,
    /** The timeline of a listing, newest first. */
    events,
    /** The messages about a listing. */
    messages,
    /** Who can be assigned to a listing. */
    moderators,
    /** Earlier versions, which never change. */
    versions,
    /** The links of a live listing, as they were last checked. */
    links,
    ...all,
    /** Checks the links of a listing soon. */
    async checkLinks(ref: LinksRef) {
      links.set(ref, await api.checkLinks(ref));
    },
    /** The record as a list has it, until it is loaded by itself; lists return whole records. */
    listed({ collection, scope, id }: ListingRef): Listing | undefined {
      const isIt = (row: Listing) =>
        collectionOf(row) === collection &&
        scopeOf(row) === scope &&
        [String(row.id), row.slug].includes(String(id));
      const known = Object.values(pages.getState().entries).flatMap((entry) =>
        entry.kind === 'ready' ? entry.value.rows.filter(isIt) : [],
      );
      return known.toSorted((a, b) => b.version - a.version)[0];
    },
    create: submit(api.create, wrote),
    save: submit(api.save, wrote),
    /** Copies a listing into a draft. */
    duplicate: actOn(
      (listing: Listing, options?: SendOptions) =>
        api.duplicate(collectionOf(listing), listing.id, options),
      wrote,
    ),
    decide: actOn(
      (listing: Listing, decision: Decision, options?: SendOptions) =>
        api.decide(collectionOf(listing), listing.id, decision, options),
      wrote,
    ),
    /** Assigns a pending listing to a moderator, or to no one. */
    assign: actOn(
      (listing: Listing, user: number | null) =>
        api.assign(collectionOf(listing), listing.id, user),
      wrote,
    ),
    /** Shows a listing again that is hidden because of its link. */
    show: actOn(
      (listing: Listing) => api.show({ collection: collectionOf(listing), id: listing.id }),
      wrote,
    ),
    /** Withdraws what was submitted; it becomes a draft. */
    withdraw: actOn(
      (listing: Listing) => api.withdraw(collectionOf(listing), listing.id, listing.version),
      wrote,
    ),
    /** Deletes the revision; the listing stays. */
    discardRevision: actOn(
      (listing: Listing) => api.discardRevision(collectionOf(listing), listing.id, listing.version),
      (_, listing) => removed(listing),
    ),
    remove: actOn(
      (listing: Listing) => api.remove(collectionOf(listing), listing.id),
      (_, listing) => deleted(listing),
    ),
    async sendMessage(listing: Listing, text: string, options?: SendOptions) {
      const { id } = listing;
      showMessage(listing, await api.sendMessage(collectionOf(listing), id, text, options));
    },
    async editMessage(listing: Listing, message: number, text: string) {
      const { id } = listing;
      showMessage(listing, await api.editMessage(collectionOf(listing), id, message, text));
    },
    /** Marks the messages up to this one as read; the lists no longer mark the listing. */
    async readMessages(listing: Listing, message: number) {
      await api.readMessages(collectionOf(listing), listing.id, message);
      updateMessages(listing, (known) => ({ ...known, readTo: message }));
      pages.update((page) => {
        const isMarked = (row: Listing) => isSame(row, listing) && row.newMessages;
        if (!page.rows.some(isMarked)) return page;
        const rows = page.rows.map((row) => (isMarked(row) ? { ...row, newMessages: 0 } : row));
        return { ...page, rows };
      });
    },
  };
}
