export { type BillingStore, type Cards, createBillingStore } from './billing/index.ts';
export {
  type Cache,
  type CacheState,
  createCache,
  type Entry,
  type View,
  viewOf,
} from './cache/index.ts';
export { type CountsStore, createCountsStore, pendingCount } from './counts/index.ts';
export { createDashboardStore, type Dashboard, type DashboardStore } from './dashboard/index.ts';
export {
  createFeedbackStore,
  createReviewsStore,
  type FeedbackStore,
  type ListingOf,
  type ReviewableRef,
  type ReviewsStore,
} from './feedback/index.ts';
export { createListingsStore, type ListingsStore } from './listings/index.ts';
export { createOpenSessionsStore, type OpenSessionsStore } from './openSessions/index.ts';
export type { Readable } from './readable.ts';
export {
  createSessionStore,
  recallUser,
  rememberUser,
  type SessionState,
  type SessionStore,
  selectUser,
  type UserStorage,
} from './session/index.ts';
export { createStores, type Stores } from './stores.ts';
export {
  categoryOf,
  createTermsStore,
  groupByCategory,
  type TermGroup,
  type TermsStore,
} from './terms/index.ts';
export { createVendorsStore, type VendorsStore } from './vendors/index.ts';
export { createViewsStore, type ViewsQuery, type ViewsStore } from './views/index.ts';
