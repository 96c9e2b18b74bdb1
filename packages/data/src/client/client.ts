import { ignoreReports } from '../schemas/report.ts';
import { type AccountApi, createAccountApi } from './account.ts';
import { type AnalyticsApi, createAnalyticsApi } from './analytics.ts';
import { type AuthClient, type ClientOptions, createAuthClient } from './authClient.ts';
import { type BillingApi, createBillingApi } from './billing.ts';
import { type CountsApi, createCountsApi } from './counts.ts';
import { createListingsApi, type ListingsApi } from './listings.ts';
import { createMediaApi, type MediaApi } from './media.ts';
import { createOffersApi, type OffersApi } from './offers.ts';
import { createReviewsApi, type ReviewsApi } from './reviews.ts';
import { createSessionsApi, type SessionsApi } from './sessions.ts';
import { createTermsApi, type TermsApi } from './terms.ts';
import type { Uploader } from './uploadByFetch.ts';
import { createVendorsApi, type VendorsApi } from './vendors.ts';

/** Every call that the portal makes, by what it is about. */
export interface Client extends AuthClient {
  account: AccountApi;
  analytics: AnalyticsApi;
  billing: BillingApi;
  counts: CountsApi;
  listings: ListingsApi;
  media: MediaApi;
  offers: OffersApi;
  reviews: ReviewsApi;
  sessions: SessionsApi;
  terms: TermsApi;
  vendors: VendorsApi;
}

/** Fetched with the first picture. */
const uploadByXhr: Uploader = async (...call) =>
  (await import('./uploadByXhr.ts')).uploadByXhr(...call);

/** Makes the calls of the portal; without options to the own origin, with 15 seconds for each. */
export function createClient(options: ClientOptions = {}): Client {
  const inBrowser = options.fetch === undefined && typeof XMLHttpRequest !== 'undefined';
  const base = createAuthClient(inBrowser ? { uploader: uploadByXhr, ...options } : options);
  const report = options.report ?? ignoreReports;
  return {
    ...base,
    account: createAccountApi(base.request),
    analytics: createAnalyticsApi(base.request),
    billing: createBillingApi(base.request),
    counts: createCountsApi(base.request),
    listings: createListingsApi(base.request, report),
    media: createMediaApi(base.request),
    offers: createOffersApi(base.request, report),
    reviews: createReviewsApi(base.request, report),
    sessions: createSessionsApi(base.request),
    terms: createTermsApi(base.request, report),
    vendors: createVendorsApi(base.request),
  };
}
