/* The rules of the product, without React, input or output: shared by forms, backend and stories. */

export {
  type Action,
  type Actor,
  accessReason,
  isAboutRecord,
  isAction,
  isPublic,
  may,
  mayWhileViewing,
  mayWithAll,
  type Owned,
} from './access.ts';
export {
  type AccountPlan,
  type AccountRole,
  type AccountSort,
  type AccountState,
  type AccountsQuery,
  accountPlans,
  accountProblem,
  accountRoles,
  accountSorts,
  accountStateOf,
  accountStates,
  accountsParams,
  blockFields,
  deletedAccount,
  deletionDays,
  factorResetProblem,
  inviteFields,
  inviteHours,
  roleRequired,
  storedRoles,
} from './accounts.ts';
export { cleanAddress, completeLink } from './address.ts';
export {
  type ActivityAction,
  type AuditAction,
  type AuditArea,
  type AuditChanges,
  type AuditKind,
  type AuditValue,
  activityActors,
  activityTexts,
  auditActionOf,
  auditActions,
  auditColumns,
  auditKinds,
  auditReach,
  auditText,
  auditWords,
  changedRoles,
  isAuditAction,
  isAuditKind,
  type UserAction,
} from './audit.ts';
export { auditedChanges } from './auditedChanges.ts';
export { authTexts } from './authTexts.ts';
export {
  type BrandLook,
  type BrandSettings,
  brandLabels,
  brandTexts,
  type DateFormat,
  dateFormats,
  defaultBrand,
  legalLinkFields,
  saysDirectory,
  supportEmailField,
} from './brand.ts';
export { type BrandNames, defaultNames } from './brandNames.ts';
export * from './calls/index.ts';
export { type ClaimKind, claimKinds, claimTimes, endsAssignment, endsReview } from './claims.ts';
export {
  type Collection,
  collectionOf,
  collections,
  type ListingType,
  listingTypeOf,
  listingTypes,
  parseListingUrl,
  type Scope,
  scopes,
  type TermName,
  termNames,
} from './collection.ts';
export { csvCell, csvLine, csvMark, csvSeparator } from './csv.ts';
export { wantedCurrency } from './currency.ts';
export type { ErrorStatus } from './errorStatus.ts';
export * from './errors.ts';
export { factorTexts } from './factorTexts.ts';
export {
  errorNameOf,
  type Field,
  type FieldError,
  fieldProblem,
  isId,
  selectionProblem,
  storedText,
  type TextField,
  textProblems,
  turnedText,
} from './fields.ts';
export { compareNames, fold, foldedLetters, foldedMarks, nameKey } from './fold.ts';
export { isJobKind, type JobKind, jobKinds } from './jobs.ts';
export * from './languages.ts';
export * from './limits.ts';
export { defaultDirectoryUrl, mailtoLink, type SafeHref, safeLink } from './link.ts';
export {
  afterCheck,
  checkedLinkName,
  type FoundLink,
  hidesAt,
  isReservedHost,
  isSameSite,
  isTitleChanged,
  linkCheckName,
  linkResults,
  linkTimes,
} from './linkHealth.ts';
export { type CheckedLink, checkedLinks, type LinkResult, linkResultNames } from './linkResults.ts';
export {
  copyName,
  emptyListingValues,
  emptyValue,
  fieldsOfCollection,
  isFieldOf,
  isOfKind,
  isRequired,
  type ListingField,
  type ListingFieldOf,
  type ListingValues,
  listingFields,
  listingFieldsOf,
  makeListingValues,
  type OwnListingField,
  type StoredName,
  specOf,
  storedName,
  type TeamMemberValues,
  teamMemberFields,
  termsOf,
  textKinds,
  type WrittenFields,
} from './listingFields.ts';
export { listingNames } from './listingNames.ts';
export {
  type ChangeFilter,
  changeFilters,
  defaultListingsView,
  isQueue,
  type ListingsView,
  type ListSort,
  listSorts,
  readListingsView,
  type TermFilter,
  termFilters,
  toListingsQuery,
} from './lists/listingsView.ts';
export { type ListPlace, listPath } from './lists/listPlace.ts';
export {
  type AssignedFilter,
  assignedFilters,
  type LinkFilter,
  type ListingsQuery,
  type ListQuery,
  linkFilters,
  listingsParams,
  listingsPath,
  listParams,
  type PendingState,
  pageSizes,
  pendingStates,
  queryLimits,
  queueQuery,
  type ReceivedSort,
  receivedSorts,
} from './lists/listQuery.ts';
export { pageOf, rowChoices, rowsOf, searchOf, statesOf } from './lists/listView.ts';
export { pageCalls, trimSlashes } from './lists/pageCalls.ts';
export * from './moderation/index.ts';
export * from './notices.ts';
export * from './notifications.ts';
export { randomId } from './randomId.ts';
export { isColor, readBrand } from './readBrand.ts';
export {
  readDecision,
  readListingDecision,
  readNote,
  readOfferTexts,
  readVersion,
} from './readDecision.ts';
export {
  isReadScope,
  type NewReadKey,
  type ReadKeyState,
  type ReadScope,
  readKeyDays,
  readKeyFields,
  readKeyPrefix,
  readKeyState,
  readKeyTexts,
  readNewKey,
  readOrigin,
  readScopes,
} from './readKeys.ts';
export { readListing } from './readListing.ts';
export {
  noteFields,
  type OfferTexts,
  offerFields,
  personFields,
  ratingProblem,
  replyFields,
  reportFields,
  reviewFields,
  termNameField,
} from './recordFields.ts';
export { namesOf, recordOf } from './recordOf.ts';
export {
  type FactorMethod,
  factorMethods,
  factorMinutes,
  factorTries,
  isTotpCode,
  maxPasskeys,
  mayWithoutFactor,
  passkeyFields,
  plainCode,
  recoveryCodeCount,
} from './secondFactor.ts';
export { isStaffRole, type StaffRole, staffRoles, staffRolesOf } from './staff.ts';
export { roleNames, rolesWithArticle, staffRoleTexts } from './staffTexts.ts';
export {
  type ListingStatus,
  listingStatuses,
  type OfferStatusOnWire,
  readStatus,
  shortStatus,
} from './status.ts';
export {
  appendTemplate,
  type NewTemplate,
  readTemplate,
  renderTemplate,
  type TemplateUse,
  type TemplateValues,
  templateFields,
  templateKey,
  templateTextProblem,
  templateTexts,
  templateUses,
} from './templates.ts';
export {
  countSymbols,
  emailProblem,
  genericTexts,
  isBlank,
  isEmail,
  isGreetable,
  isStorable,
  passwordProblem,
  type TextRule,
  textProblem,
} from './text.ts';
export {
  accountTexts,
  billingMessages,
  listingTexts,
  offerTexts,
  paymentTexts,
  reviewTexts,
  termTexts,
} from './texts.ts';
export { uploadTexts } from './uploadTexts.ts';
export {
  type DeliveryState,
  deliveryStates,
  type NewWebhook,
  readNewWebhook,
  readWebhookChange,
  type WebhookChange,
  type WebhookDisabledReason,
  type WebhookEvent,
  type WebhookEventType,
  webhookDisabledReasons,
  webhookEvents,
  webhookEventTypes,
  webhookFields,
  webhookSecretPrefix,
  webhookTexts,
} from './webhooks.ts';
