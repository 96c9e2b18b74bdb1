import type { ListingRef, ListingsQuery } from '../client/listings.ts';
import type { Counts } from '../schemas/counts.ts';
import type { Page } from '../schemas/envelope.ts';
import type { Listing } from '../schemas/listing.ts';
import type { ListingEvent } from '../schemas/listingEvent.ts';
import type { Category, Subcategory, Term } from '../schemas/term.ts';
import { useStores } from './dataContext.ts';
import { useCache, type Watched } from './useCache.ts';

export function useListings(query: ListingsQuery): Watched<Page<Listing>> {
  return useCache(useStores().listings.pages, query);
}

export function useListing(ref: ListingRef): Watched<Listing> {
  return useCache(useStores().listings.records, ref);
}

export function useListingEvents(ref: ListingRef): Watched<ListingEvent[]> {
  return useCache(useStores().listings.events, ref);
}

export function useIndustries(): Watched<Term[]> {
  return useCache(useStores().terms.industries, 'all');
}

export function useLocations(): Watched<Term[]> {
  return useCache(useStores().terms.locations, 'all');
}

export function useCategories(): Watched<Category[]> {
  return useCache(useStores().terms.categories, 'all');
}

export function useSubcategories(): Watched<Subcategory[]> {
  return useCache(useStores().terms.subcategories, 'all');
}

export function useCounts(): Watched<Counts> {
  return useCache(useStores().counts, 'all');
}
