export { DataProvider, useClient, useStores } from './DataProvider.tsx';
export type { Watched } from './useCache.ts';
export {
  useCategories,
  useCounts,
  useIndustries,
  useIndustry,
  useLinks,
  useListing,
  useListingEvents,
  useListingMessages,
  useListings,
  useListingVersion,
  useLocations,
  useModerators,
  useSubcategories,
  useVendor,
} from './useRecords.ts';
export { useSession, useUser } from './useSession.ts';
export { useSystem, useSystemStore } from './useSystem.ts';
