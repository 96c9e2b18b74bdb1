export { ListingForm, type ListingFormProps } from './ListingForm.tsx';
export {
  type ListingMode,
  type ListingRole,
  listingMode,
  listingModes,
  listingRoles,
} from './listingMode.ts';
export type { ListingTerm, ListingTerms } from './listingTerms.ts';
export {
  emptyListing,
  type ListingValues,
  type LogoValue,
  type LogoWords,
  listingFromRecord,
  listingPayload,
} from './listingValues.ts';
export type { Upload, UploadResult } from './logo/usePictureUpload.ts';
export type { SubmitFacts } from './useListingForm.ts';
