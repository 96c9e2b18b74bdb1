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
  listingFromRecord,
  listingPayload,
} from './listingValues.ts';
export type { Upload, UploadResult } from './logo/useLogoUpload.ts';
export type { SubmitFacts } from './useListingForm.ts';
