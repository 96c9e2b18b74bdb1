export { DataProvider, type DataProviderProps } from './DataProvider.tsx';
export { useClient, useStores } from './dataContext.ts';
export { useCache, type Watched } from './useCache.ts';
export {
  useCategories,
  useCounts,
  useIndustries,
  useListing,
  useListingEvents,
  useListings,
  useLocations,
  useSubcategories,
} from './useRecords.ts';
export { useSession, useUser } from './useSession.ts';
export { useStoreState } from './useStoreState.ts';
