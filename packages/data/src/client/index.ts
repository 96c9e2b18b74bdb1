export type { AccountApi } from './account.ts';
export type { AnalyticsApi } from './analytics.ts';
export type { AuthApi, NewPassword } from './auth.ts';
export { type AuthClient, type ClientOptions, createAuthClient } from './authClient.ts';
export type { BillingApi } from './billing.ts';
export { type Client, createClient } from './client.ts';
export type { CountsApi } from './counts.ts';
export type { Endpoint, Method } from './endpoint.ts';
export * as endpoints from './endpoints.ts';
export {
  type ListingRef,
  type ListingState,
  type ListingsApi,
  type ListingsQuery,
  listingStates,
} from './listings.ts';
export type { Direction, ListQuery } from './listQuery.ts';
export type { MediaApi } from './media.ts';
export type { OffersApi } from './offers.ts';
export { allPages } from './pages.ts';
export type { Request } from './request.ts';
export type { ModerationQuery, ReviewsApi } from './reviews.ts';
export type { SendOptions } from './send.ts';
export type { SessionsApi } from './sessions.ts';
export { browserTabs, noTabs, type TabMessage, type Tabs } from './tabs.ts';
export type { TermsApi } from './terms.ts';
export type { Tokens } from './tokens.ts';
export type { Uploader } from './uploadByFetch.ts';
export type { VendorsApi } from './vendors.ts';
