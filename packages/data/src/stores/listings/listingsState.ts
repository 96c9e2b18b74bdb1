import type { Shelf } from '@portal/domain';
import type { ListingRef, ListingsQuery } from '../../client/listings.ts';
import type { Page } from '../../schemas/envelope.ts';
import { pageSizes } from '../../schemas/limits.ts';
import type { Listing } from '../../schemas/listing.ts';
import { asksForQueue } from '../asksForQueue.ts';

const inOrder = (a: string, b: string) => (a < b ? -1 : 1);

/** One key for queries that ask the same, whatever the order of their parts; what is left out is as if it were the default. */
export function pageKey(query: ListingsQuery): string {
  const parts: Record<keyof ListingsQuery, unknown> = {
    collection: query.collection,
    shelf: query.shelf,
    mine: query.mine ?? false,
    states: [...(query.states ?? [])].sort(inOrder),
    revised: query.revised ?? null,
    page: query.page ?? 1,
    pageSize: query.pageSize ?? pageSizes.list,
    sort: query.sort ?? '',
    search: query.search?.trim() ?? '',
    filters: Object.entries(query.filters ?? {}).sort(([a], [b]) => inOrder(a, b)),
  };
  return JSON.stringify(Object.values(parts));
}

/** Pages, searches and sortings of one list; null for the queue. */
export function listKey(query: ListingsQuery): string | null {
  const { collection, shelf, mine = false } = query;
  return asksForQueue(query) ? null : `${collection}/${shelf}/${mine}`;
}

/** A revision has the id of its live listing, so the shelf is part of the key. */
export function recordKey({ collection, shelf, id }: ListingRef): string {
  return `${collection}/${shelf}/${id}`;
}

/** Where a record stands: a revision of a live listing waits beside it under the same id. */
export function shelfOf({ status }: Pick<Listing, 'status'>): Shelf {
  return status === 'APPROVED' ? 'active' : 'pending';
}

/** Both shelves share one timeline. */
export function timelineKey({ collection, id }: Pick<ListingRef, 'collection' | 'id'>): string {
  return `${collection}/${id}`;
}

/** Apps and services are numbered each on their own. */
export function isSame(a: Pick<Listing, 'id' | 'type'>, b: Pick<Listing, 'id' | 'type'>): boolean {
  return a.id === b.id && a.type === b.type;
}

/** Puts a newer record where an older one of the same listing stands. */
export function withListing(page: Page<Listing>, listing: Listing): Page<Listing> {
  const isIt = (row: Listing) => isSame(row, listing) && shelfOf(row) === shelfOf(listing);
  if (!page.rows.some(isIt)) return page;
  return { ...page, rows: page.rows.map((row) => (isIt(row) ? listing : row)) };
}

/** The page itself when the listing is not on it, so that nothing is drawn anew. */
export function withoutListing(page: Page<Listing>, gone: Pick<Listing, 'id' | 'type'>) {
  const rows = page.rows.filter((row) => !isSame(row, gone));
  return rows.length === page.rows.length ? page : { ...page, rows };
}
