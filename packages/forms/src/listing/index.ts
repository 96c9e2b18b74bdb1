export { ListingForm, type ListingFormProps } from './ListingForm.tsx';
export { type ListingTerms, termOption } from './listingTerms.ts';
export {
  emptyListing,
  type ListingValues,
  type LogoWords,
  listingFromRecord,
  listingPayload,
} from './listingValues.ts';
export type { SubmitFacts } from './useListingForm.ts';
