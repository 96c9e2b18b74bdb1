import type { Collection } from '@portal/domain';
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

/** Yearly and quarterly prices of Premium, fresh for five minutes. */
export const usePlans = wholeHookFor(({ billing }) => billing.plans);

/** Currency, price of an offer, trial, and whether payments are real. */
export const usePaymentSettings = wholeHookFor(({ billing }) => billing.settings);

/** The cards of the account, the default one, and credit and debt in cents. */
export const useCards = wholeHookFor(({ billing }) => billing.cards);

/** null when there is none. */
export const useSubscription = wholeHookFor(({ billing }) => billing.subscription);

/** The invoices of the account, newest first. */
export const useInvoices = wholeHookFor(({ billing }) => billing.invoices);

/** One page of the reviews an admin moderates; the previous page stays, marked as kept, while it loads. */
export const useReviews = hookFor(({ reviews }) => reviews.pages);

export const useReview = hookFor(({ reviews }) => reviews.records);

/** One page of the user's own reviews. */
export const useMyReviews = hookFor(({ reviews }) => reviews.mine);

/** One page of the approved reviews of the user's listings; the previous page stays, marked as kept, while it loads. */
export const useReceivedReviews = hookFor(({ reviews }) => reviews.received);

/** Their counts: of the listing with this URL, or of all for an empty one; the previous counts stay, marked as kept, while they load. */
export const useReceivedSummary = hookFor(({ reviews }) => reviews.summary);

/** The history of a review, newest first. */
export const useReviewEvents = hookFor(({ reviews }) => reviews.events);

/** The latest approved reviews of a listing. */
export const useReviewsOf = hookFor(({ reviews }) => reviews.ofListing);

/** Every listing that the user may review. */
export const useReviewSubjects = hookFor(({ reviews }) => reviews.subjects);

/** A listing that may be reviewed, with the user's earlier review; null when it may not be. */
export const useReviewable = hookFor(({ reviews }) => reviews.reviewable);

/** The listings that reviews, or special offers, are about. */
export const useSubjects = (about: 'reviews' | 'offers', collection: Collection, wanted: boolean) =>
  useCache(useStores()[about].about, collection, wanted);

/** One page of the special offers an admin moderates; the previous page stays, marked as kept, while it loads. */
export const useOffers = hookFor(({ offers }) => offers.pages);

export const useOffer = hookFor(({ offers }) => offers.records);

/** One page of the special offers of the user's listings. */
export const useMyOffers = hookFor(({ offers }) => offers.mine);

/** The history of a special offer, newest first. */
export const useOfferEvents = hookFor(({ offers }) => offers.events);

/** Every special offer of a listing. */
export const useOffersOf = hookFor(({ offers }) => offers.ofListing);

/** What an admin sees of an account, by its id. */
export const useVendor = hookFor(({ vendors }) => vendors);

/** The views of a listing by day. */
export const useViews = hookFor(({ views }) => views);

/** The marketplace in numbers, for admins. */
export const useDashboard = wholeHookFor(({ dashboard }) => dashboard);

/** The wait and the backlog of the queue, for admins. */
export const useWaits = wholeHookFor(({ waits }) => waits);
