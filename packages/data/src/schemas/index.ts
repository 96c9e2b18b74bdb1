export type { AccountPayments, Dispute } from './accountPayments.ts';
export type { AccountRecord, AccountRow } from './accountRecords.ts';
export type { OpenSession } from './accounts.ts';
export type {
  DailyUsers,
  Overview,
  OverviewEntry,
  Totals,
  Views,
  Waits,
} from './analytics.ts';
export type { Activity, AuditEntry, Staff } from './audit.ts';
export {
  type Invoice,
  isLive,
  type LiveStatus,
  type PaymentAttention,
  type PaymentMethod,
  type PaymentSettings,
  type Plan,
  type PlanChange,
  type PlanInterval,
  type Plans,
  planIntervals,
  type Subscription,
  subscriptionMode,
} from './billing.ts';
export type { StoredBrand } from './brand.ts';
export type { Counts } from './counts.ts';
export { DataError, type FieldProblem, hasReason, isUnclear, messageFor } from './dataError.ts';
export { clockTime, formatDate } from './dates.ts';
export {
  type AnalyticsWindow,
  addDays,
  analyticsRange,
  countDays,
  type DateRange,
  type Day,
  dayIn,
  daysOf,
  formatDay,
  formatDays,
  rangeBefore,
  readDay,
  shortDay,
  viewsByDay,
} from './days.ts';
export { attempt, decodeOr, parseJson } from './decode.ts';
export {
  type CardField,
  type CardProblem,
  cardProblem,
  existingUser,
  isAskedTooLate,
  lostRace,
  nameIn,
  offerResponse,
  requiredAction,
  synonymsInError,
  usesIn,
} from './errorDetails.ts';
export type {
  Factors,
  Passkey,
  PasskeyCreation,
  TotpSetup,
} from './factors.ts';
export {
  type OfferEdit,
  type ReceivedSummary,
  type ReplyWrite,
  type Review,
  type Reviewable,
  type ReviewWrite,
  type SpecialOffer,
  type SpecialOfferWrite,
  type Subject,
  subjectUrl,
} from './feedback.ts';
export { cacheTimes } from './limits.ts';
export type {
  AppListing,
  Decision,
  LinkHealth,
  Listing,
  ListingFields,
  ListingVersion,
  ListingWrite,
  ServiceListing,
  TeamMember,
  TeamMemberWrite,
} from './listing.ts';
export { pageLocale } from './locale.ts';
export { may, rolesOf } from './may.ts';
export { type Media, mediaUrl } from './media.ts';
export type { MergePreview } from './mergePreview.ts';
export type { ListingEvent, ListingMessage, Messages } from './moderation.ts';
export type { CreatedKey, ReadKey } from './readKeys.ts';
export { signInMessage } from './signInMessage.ts';
export type { PasskeyRequest, SecondFactor } from './signInSteps.ts';
export type { System } from './system.ts';
export type { Category, Featurable, Industry, Term } from './term.ts';
export {
  type Account,
  type AccountWrite,
  type Credentials,
  greetingName,
  isAdmin,
  isUpgraded,
  type OwnAccount,
  personName,
  type Registration,
  type User,
  type UserPlan,
  userBadge,
} from './user.ts';
export type {
  Delivery,
  DeliveryAttempt,
  DeliveryDetail,
  Webhook,
  WebhookSecret,
} from './webhooks.ts';
export type { Page } from './wire.ts';
