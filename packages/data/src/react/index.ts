export { DataProvider, type DataProviderProps } from './DataProvider.tsx';
export { useClient, useStores } from './dataContext.ts';
export { useCache, type Watched } from './useCache.ts';
export {
  useCards,
  useCategories,
  useCounts,
  useDashboard,
  useIndustries,
  useIndustry,
  useInvoices,
  useListing,
  useListingEvents,
  useListings,
  useLocations,
  useMyOffers,
  useMyReviews,
  useOfferEvents,
  useOffers,
  useOffersOf,
  useOpenSessions,
  usePaymentSettings,
  usePlans,
  useReview,
  useReviewable,
  useReviewEvents,
  useReviewSubjects,
  useReviews,
  useReviewsOf,
  useSubcategories,
  useSubjects,
  useSubscription,
  useVendor,
  useViews,
} from './useRecords.ts';
export { useSession, useUser } from './useSession.ts';
export { useStoreState } from './useStoreState.ts';
