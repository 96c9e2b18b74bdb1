import { useMemo } from 'react';
import type { ListingRef } from '../client/listings.ts';
import type { Listing } from '../schemas/listing.ts';
import type { Cache } from '../stores/cache.ts';
import type { Stores } from '../stores/stores.ts';
import { useStores } from './DataProvider.tsx';
import { useCache, type Watched } from './useCache.ts';

/** Makes a hook that watches one query of a cache. */
const hookFor = <Q, V>(cacheOf: (stores: Stores) => Cache<Q, V>) =>
  function useQuery(query: Q, wanted = true): Watched<V> {
    return useCache(cacheOf(useStores()), query, wanted);
  };

/** Makes a hook that watches a cache with a single result; `wanted` is by default true. */
const wholeHookFor = <V>(cacheOf: (stores: Stores) => Cache<'all', V>) => {
  const useQuery = hookFor(cacheOf);
  return (wanted?: boolean) => useQuery('all', wanted);
};

/** One page of listings; the previous page stays, marked as kept, while it loads. */
export const useListings = hookFor(({ listings }) => listings.pages);

/** The history of a listing, newest first. */
export const useListingEvents = hookFor(({ listings }) => listings.events);

/** The messages about a listing, oldest first. */
export const useListingMessages = hookFor(({ listings }) => listings.messages);

/** The moderators to whom a listing can be assigned, by name. */
export const useModerators = wholeHookFor(({ listings }) => listings.moderators);

/** A listing as it was before an event of its history. */
export const useListingVersion = hookFor(({ listings }) => listings.versions);

/** The links of a live listing, as they were last checked. */
export const useLinks = hookFor(({ listings }) => listings.links);

/** A record that a list has already loaded is shown at once, marked as kept, while it is reloaded. */
export function useListing(ref: ListingRef, wanted = true): Watched<Listing> {
  const { listings } = useStores();
  const watched = useCache(listings.records, ref, wanted);
  const { collection, scope, id } = ref;
  const listed = useMemo(
    () => listings.listed({ collection, scope, id }),
    [listings, collection, scope, id],
  );
  if (!listed || watched.kind === 'ready') return watched;
  const known = { kind: 'ready', value: listed, kept: true, retry: watched.retry } as const;
  if (watched.kind === 'loading') return { ...known, refreshing: true, problem: null };
  // A temporary failure leaves the known record on screen; a deleted or forbidden one is removed.
  const { error } = watched;
  const gone = error.code === 'not-found' || error.code === 'forbidden';
  return gone ? watched : { ...known, refreshing: false, problem: error };
}

/* All terms of a kind by name, fresh for five minutes */
export const useIndustries = wholeHookFor(({ terms }) => terms.industries);
export const useLocations = wholeHookFor(({ terms }) => terms.locations);
export const useCategories = wholeHookFor(({ terms }) => terms.categories);
export const useSubcategories = wholeHookFor(({ terms }) => terms.subcategories);

/** One industry with its listings, by number or slug. */
export const useIndustry = hookFor(({ terms }) => terms.industry);

/** The numbers of the side menu. */
export const useCounts = wholeHookFor(({ counts }) => counts);

/** What an admin sees of an account, by its id. */
export const useVendor = hookFor(({ vendors }) => vendors);
