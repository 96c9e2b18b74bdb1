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
} from './access/access.ts';
export { isStaffRole, type StaffRole, staffRoles, staffRolesOf } from './access/staff.ts';
export { roleNames, rolesWithArticle, staffRoleTexts } from './access/staffTexts.ts';
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
} from './account/accounts.ts';
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
} from './account/secondFactor.ts';
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
} from './audit/audit.ts';
export { auditedChanges } from './audit/auditedChanges.ts';
export * from './base/limits.ts';
export { randomId } from './base/randomId.ts';
export { namesOf, recordOf } from './base/recordOf.ts';
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
} from './brand/brand.ts';
export { type BrandNames, defaultNames } from './brand/brandNames.ts';
export { isColor, readBrand } from './brand/readBrand.ts';
export * from './calls/index.ts';
export type { ErrorStatus } from './errors/errorStatus.ts';
export * from './errors/errors.ts';
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
} from './fields/fields.ts';
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
} from './fields/recordFields.ts';
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
} from './fields/text.ts';
export { isJobKind, type JobKind, jobKinds } from './installation/jobs.ts';
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
} from './installation/readKeys.ts';
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
} from './installation/webhooks.ts';
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
} from './listing/collection.ts';
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
} from './listing/linkHealth.ts';
export {
  type CheckedLink,
  checkedLinks,
  type LinkResult,
  linkResultNames,
} from './listing/linkResults.ts';
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
} from './listing/listingFields.ts';
export { listingNames } from './listing/listingNames.ts';
export { readListing } from './listing/readListing.ts';
export {
  type ListingStatus,
  listingStatuses,
  type OfferStatusOnWire,
  readStatus,
  shortStatus,
} from './listing/status.ts';
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
export {
  type ClaimKind,
  claimKinds,
  claimTimes,
  endsAssignment,
  endsReview,
} from './moderation/claims.ts';
export * from './moderation/index.ts';
export {
  readDecision,
  readListingDecision,
  readNote,
  readOfferTexts,
  readVersion,
} from './moderation/readDecision.ts';
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
} from './moderation/templates.ts';
export { wantedCurrency } from './money/currency.ts';
export * from './notifications/notices.ts';
export * from './notifications/notifications.ts';
export { cleanAddress, completeLink } from './text/address.ts';
export { authTexts } from './text/authTexts.ts';
export { csvCell, csvLine, csvMark, csvSeparator } from './text/csv.ts';
export { factorTexts } from './text/factorTexts.ts';
export { compareNames, fold, foldedLetters, foldedMarks, nameKey } from './text/fold.ts';
export * from './text/languages.ts';
export { defaultDirectoryUrl, mailtoLink, type SafeHref, safeLink } from './text/link.ts';
export {
  accountTexts,
  billingMessages,
  listingTexts,
  offerTexts,
  paymentTexts,
  reviewTexts,
  termTexts,
} from './text/texts.ts';
export { uploadTexts } from './text/uploadTexts.ts';
