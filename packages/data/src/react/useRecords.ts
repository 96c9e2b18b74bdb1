import type { Collection } from '@portal/domain';
import { useMemo } from 'react';
import type { ListingRef, ListingsQuery } from '../client/listings.ts';
import type { ModerationQuery } from '../client/reviews.ts';
import type { Views } from '../schemas/analytics.ts';
import type { Subscription } from '../schemas/billing.ts';
import type { Counts } from '../schemas/counts.ts';
import type { Page } from '../schemas/envelope.ts';
import type { Listing } from '../schemas/listing.ts';
import type { ListingEvent } from '../schemas/listingEvent.ts';
import type { OpenSession } from '../schemas/openSession.ts';
import type { Invoice, PaymentSettings } from '../schemas/payment.ts';
import type { Plans } from '../schemas/plan.ts';
import type { Review, Reviewable, Subject } from '../schemas/review.ts';
import type { SpecialOffer } from '../schemas/specialOffer.ts';
import type { Category, Industry, Subcategory, Term } from '../schemas/term.ts';
import type { Vendor } from '../schemas/vendor.ts';
import type { Cards } from '../stores/billing/index.ts';
import type { Dashboard } from '../stores/dashboard/index.ts';
import type { ListingOf, ReviewableRef } from '../stores/feedback/index.ts';
import type { ViewsQuery } from '../stores/views/index.ts';
import { useStores } from './dataContext.ts';
import { useCache, type Watched } from './useCache.ts';

/** One page of a list; the one before stays, marked as kept, while it loads. */
export function useListings(query: ListingsQuery): Watched<Page<Listing>> {
  return useCache(useStores().listings.pages, query);
}

/** A record that a list already has shows at once, marked as kept, while it is asked for anew. */
export function useListing(ref: ListingRef): Watched<Listing> {
  const { listings } = useStores();
  const watched = useCache(listings.records, ref);
  const { collection, shelf, id } = ref;
  const listed = useMemo(
    () => listings.listed({ collection, shelf, id }),
    [listings, collection, shelf, id],
  );
  if (!listed || watched.kind === 'ready') return watched;
  const known = { kind: 'ready', value: listed, kept: true, retry: watched.retry } as const;
  if (watched.kind === 'loading') return { ...known, refreshing: true, problem: null };
  // What is gone is gone; a failure for now takes nothing off the screen.
  const { error } = watched;
  const gone = error.code === 'not-found' || error.code === 'forbidden';
  return gone ? watched : { ...known, refreshing: false, problem: error };
}

/** The history of a listing, newest first. */
export function useListingEvents(ref: ListingRef): Watched<ListingEvent[]> {
  return useCache(useStores().listings.events, ref);
}

/** All industries by name, asked for again after five minutes. */
export function useIndustries(): Watched<Term[]> {
  return useCache(useStores().terms.industries, 'all');
}

/** All locations by name, asked for again after five minutes. */
export function useLocations(): Watched<Term[]> {
  return useCache(useStores().terms.locations, 'all');
}

/** All categories by name, asked for again after five minutes. */
export function useCategories(): Watched<Category[]> {
  return useCache(useStores().terms.categories, 'all');
}

/** One industry with its listings, by number or slug. */
export function useIndustry(id: string): Watched<Industry> {
  return useCache(useStores().terms.industry, id);
}

/** All subcategories by name, asked for again after five minutes. */
export function useSubcategories(): Watched<Subcategory[]> {
  return useCache(useStores().terms.subcategories, 'all');
}

/** The numbers of the side menu. */
export function useCounts(): Watched<Counts> {
  return useCache(useStores().counts, 'all');
}

/** What Premium costs by the year and by the quarter, asked for again after five minutes. */
export function usePlans(): Watched<Plans> {
  return useCache(useStores().billing.plans, 'all');
}

/** Currency, price of an offer and trial; whether money is real. */
export function usePaymentSettings(): Watched<PaymentSettings> {
  return useCache(useStores().billing.settings, 'all');
}

/** The cards of the account, which of them pays by default, and the credit and the debt in cents. */
export function useCards(): Watched<Cards> {
  return useCache(useStores().billing.cards, 'all');
}

/** Where the person is signed in. */
export function useOpenSessions(): Watched<OpenSession[]> {
  return useCache(useStores().openSessions, 'all');
}

/** null when there is none. */
export function useSubscription(): Watched<Subscription | null> {
  return useCache(useStores().billing.subscription, 'all');
}

/** The invoices of the account, newest first. */
export function useInvoices(): Watched<Invoice[]> {
  return useCache(useStores().billing.invoices, 'all');
}

/** One page of the reviews an admin decides about; the one before stays, marked as kept, while it loads. */
export function useReviews(query: ModerationQuery): Watched<Page<Review>> {
  return useCache(useStores().reviews.pages, query);
}

export function useReview(id: number): Watched<Review> {
  return useCache(useStores().reviews.records, id);
}

/** One page of what this person wrote. */
export function useMyReviews(page: number): Watched<Page<Review>> {
  return useCache(useStores().reviews.mine, page);
}

/** The history of a review, newest first. */
export function useReviewEvents(id: number): Watched<ListingEvent[]> {
  return useCache(useStores().reviews.events, id);
}

/** The approved reviews of a listing that were written last. */
export function useReviewsOf(listing: ListingOf): Watched<Review[]> {
  return useCache(useStores().reviews.ofListing, listing);
}

/** Every listing that this person may review. */
export function useReviewSubjects(collection: Collection): Watched<Subject[]> {
  return useCache(useStores().reviews.subjects, collection);
}

/** The listings that reviews, or special offers, are about. */
export function useSubjects(
  about: 'reviews' | 'offers',
  collection: Collection,
): Watched<Subject[]> {
  return useCache(useStores()[about].about, collection);
}

/** A listing that may be reviewed, with what this person wrote of it before; null when it may not be. */
export function useReviewable(ref: ReviewableRef): Watched<Reviewable | null> {
  return useCache(useStores().reviews.reviewable, ref);
}

/** One page of the special offers an admin decides about; the one before stays, marked as kept, while it loads. */
export function useOffers(query: ModerationQuery): Watched<Page<SpecialOffer>> {
  return useCache(useStores().offers.pages, query);
}

/** One page of the special offers of this person's listings. */
export function useMyOffers(page: number): Watched<Page<SpecialOffer>> {
  return useCache(useStores().offers.mine, page);
}

/** The history of a special offer, newest first. */
export function useOfferEvents(id: number): Watched<ListingEvent[]> {
  return useCache(useStores().offers.events, id);
}

/** Every special offer of a listing. */
export function useOffersOf(listing: ListingOf): Watched<SpecialOffer[]> {
  return useCache(useStores().offers.ofListing, listing);
}

/** What an admin should know of an account. */
export function useVendor(account: number): Watched<Vendor> {
  return useCache(useStores().vendors, account);
}

/** The views of a listing, day by day. */
export function useViews(query: ViewsQuery): Watched<Views> {
  return useCache(useStores().views, query);
}

/** The marketplace in numbers, for admins. */
export function useDashboard(): Watched<Dashboard> {
  return useCache(useStores().dashboard, 'all');
}
