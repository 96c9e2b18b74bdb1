export { ListingTable, type ListingTableProps } from './ListingTable.tsx';
export type { ListingSearchTool, ListingSortTool, ListingToolbar } from './ListingToolbar.tsx';
export {
  type ListingLogo,
  type ListingPlace,
  type ListingRow,
  type ListingStatus,
  type ListingTableState,
  type ListingTableVariant,
  type ListingType,
  listingName,
  listingPlaces,
  listingTableStates,
  listingTableVariants,
  listingTypes,
} from './listingRow.ts';
