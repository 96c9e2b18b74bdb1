/* The rules of the product, without React, without input and output: the same for forms, backend and stories. */

export {
  type Action,
  type Actor,
  isAboutRecord,
  isAction,
  isPublic,
  may,
  mayWithAll,
  type Owned,
} from './access.ts';
export { accessReason } from './accessReason.ts';
export { authTexts } from './authTexts.ts';
export {
  type Collection,
  collectionOf,
  collections,
  type ListingType,
  listingTypeOf,
  listingTypes,
  type Shelf,
  shelves,
} from './collection.ts';
export { emailProblem, isEmail } from './email.ts';
export { type ErrorReason, errorReasons } from './errorReasons.ts';
export type { ErrorStatus } from './errorStatus.ts';
export { type ErrorFacts, errorOf, foreignReason, reasonOfFields } from './errors.ts';
export {
  errorNameOf,
  type Field,
  type FieldError,
  fieldProblem,
  selectionProblem,
  type TextField,
  textProblems,
} from './fields.ts';
export { genericTexts } from './genericTexts.ts';
export { isId } from './id.ts';
export {
  logoMaxBytes,
  logoTypes,
  passwordLimits,
  selectionLimits,
  textLimits,
} from './limits.ts';
export { turnedText } from './line.ts';
export { type SafeHref, safeLink } from './link.ts';
export { listingFields, teamMemberFields } from './listingFields.ts';
export {
  fieldsOfCollection,
  isFieldOf,
  isOfKind,
  isRequired,
  type ListingField,
  type ListingFieldOf,
  listingFieldsOf,
  type OwnListingField,
  type StoredName,
  specOf,
  storedName,
  termsOf,
  textKinds,
} from './listingKinds.ts';
export { listingNames } from './listingNames.ts';
export { parseListingUrl } from './listingUrl.ts';
export {
  emptyListingValues,
  emptyValue,
  type ListingValues,
  makeListingValues,
  type TeamMemberValues,
  type WrittenFields,
} from './listingValues.ts';
export { changedFields } from './moderation/changedFields.ts';
export { type EventKind, eventKinds } from './moderation/eventKinds.ts';
export {
  decideFeedback,
  decideOffer,
  type FeedbackChange,
  type FeedbackDecision,
  type FeedbackState,
  submitReview,
} from './moderation/feedback.ts';
export {
  maySee,
  savedRow,
  savesDraft,
  visibleRevision,
} from './moderation/rules.ts';
export { createListing } from './moderation/save.ts';
export { transition } from './moderation/transition.ts';
export type {
  ListingCommand,
  ListingState,
  ModerationEvent,
  PastEvent,
  Rejected,
  SaveCommand,
  Submission,
  Target,
} from './moderation/types.ts';
export { noteFields } from './noteFields.ts';
export { type OfferTexts, offerFields } from './offer.ts';
export { passwordProblem } from './password.ts';
export { personFields } from './person.ts';
export { readDecision, readNote, readVersion } from './readDecision.ts';
export { readListing } from './readListing.ts';
export { namesOf, recordOf } from './recordOf.ts';
export { ratingProblem, reviewFields } from './review.ts';
export {
  type ListingStatus,
  listingStatuses,
  type OfferStatusOnWire,
  readStatus,
  shortStatus,
} from './status.ts';
export { termNameField } from './term.ts';
export { type TermName, termNames } from './termNames.ts';
export { countSymbols, isBlank, isStorable, type TextRule, textProblem } from './text.ts';
export {
  accountTexts,
  listingTexts,
  offerTexts,
  paymentTexts,
  reviewTexts,
  termTexts,
  tillTexts,
} from './texts.ts';
export { uploadTexts } from './uploadTexts.ts';
