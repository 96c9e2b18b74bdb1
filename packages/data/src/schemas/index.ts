export {
  type Account,
  type AccountWrite,
  accountStruct,
  type OwnAccount,
  personName,
} from './account.ts';
export {
  type DailyUsers,
  dailyUsersStruct,
  type Overview,
  type OverviewEntry,
  overviewStruct,
  type Totals,
  totalsStruct,
  type Views,
  viewsStruct,
} from './analytics.ts';
export {
  type AnalyticsWindow,
  analyticsRange,
  analyticsWindows,
  viewsByDay,
} from './analyticsWindow.ts';
export {
  attentionStruct,
  type CardData,
  type Customer,
  cardDataStruct,
  customerStruct,
  isLive,
  type LiveStatus,
  needsPayment,
  type PaymentAttention,
  type PaymentMethod,
  paymentMethodStruct,
  type Subscription,
  type SubscriptionMode,
  type SubscriptionStatus,
  subscriptionMode,
  subscriptionModes,
  subscriptionStatuses,
  subscriptionStruct,
} from './billing.ts';
export { cacheTimes } from './cacheTimes.ts';
export { type Counts, countsStruct } from './counts.ts';
export {
  DataError,
  type DataErrorCode,
  dataErrorCodes,
  type FieldProblem,
  hasReason,
  isUnclear,
  messageFor,
} from './dataError.ts';
export { clockTime, formatDate } from './dates.ts';
export {
  addDays,
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
} from './days.ts';
export { attempt, decode, decodeOr, parseJson } from './decode.ts';
export {
  listOf,
  type Page,
  type Pagination,
  recordOf,
  wholeListOf,
} from './envelope.ts';
export { maxPages, pageSizes, queryLimits } from './limits.ts';
export {
  type AppListing,
  type Listing,
  type ListingFields,
  listingStruct,
  type ServiceListing,
} from './listing.ts';
export {
  type ListingEvent,
  type LostRace,
  listingEventStruct,
  lostRace,
} from './listingEvent.ts';
export { listingFieldName } from './listingNames.ts';
export type { Decision, ListingWrite } from './listingWrite.ts';
export { may } from './may.ts';
export { type Media, mediaStruct, mediaUrl } from './media.ts';
export { type OpenSession, openSessionStruct } from './openSession.ts';
export {
  type CardField,
  type CardProblem,
  cardFields,
  cardProblem,
  type Invoice,
  invoiceStatuses,
  invoiceStruct,
  invoicesStruct,
  isAskedTooLate,
  offerAnswer,
  type PaymentMode,
  type PaymentSettings,
  type PlanChange,
  paymentModes,
  paymentSettingsStruct,
  planChangeStruct,
  type RequiredAction,
  requiredAction,
} from './payment.ts';
export {
  type Plan,
  type PlanInterval,
  type Plans,
  planIntervals,
  plansStruct,
} from './plan.ts';
export type { Report } from './report.ts';
export {
  meanRating,
  type Review,
  type Reviewable,
  type ReviewDecision,
  type ReviewWrite,
  reviewStruct,
  type Subject,
  subjectUrl,
} from './review.ts';
export {
  type Credentials,
  type Registered,
  type Registration,
  registeredStruct,
  type SignedIn,
  signedInStruct,
} from './session.ts';
export { signInMessage } from './signInMessage.ts';
export {
  type OfferDecision,
  type SpecialOffer,
  type SpecialOfferWrite,
  specialOfferStruct,
} from './specialOffer.ts';
export { listingStatus } from './status.ts';
export { type TeamMember, type TeamMemberWrite, teamMemberStruct } from './teamMember.ts';
export {
  type Category,
  categoryStruct,
  type Featurable,
  type Industry,
  industryStruct,
  type ListingLink,
  type Subcategory,
  subcategoryStruct,
  type Term,
  termStruct,
  usesIn,
} from './term.ts';
export {
  greetingName,
  isAdmin,
  isAuthenticated,
  isUpgraded,
  type User,
  type UserBadge,
  type UserPlan,
  userBadge,
  userBadges,
  userPlans,
  userStruct,
} from './user.ts';
export { type Vendor, vendorStruct } from './vendor.ts';
