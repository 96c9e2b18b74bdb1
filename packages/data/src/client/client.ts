import { ignoreReports } from '../schemas/wire.ts';
import { createAccountApis } from './account.ts';
import { createAnalyticsApi } from './analytics.ts';
import { type ClientOptions, createAuthClient } from './auth.ts';
import { createBillingApi } from './billing.ts';
import { createOffersApi, createReviewsApi } from './feedback.ts';
import { createListingsApi } from './listings.ts';
import { createMediaApi } from './media.ts';
import type { Uploader } from './send.ts';
import { createTermsApi } from './terms.ts';

/** Every call of the portal by its resource. Every call rejects with a `DataError`. */
export type Client = ReturnType<typeof createClient>;

/** Loaded with the first upload. */
const uploadByXhr: Uploader = async (...call) =>
  (await import('./uploadByXhr.ts')).uploadByXhr(...call);

/** Without options it calls the page's own origin with a timeout of 15 seconds. */
export function createClient(options: ClientOptions = {}) {
  const inBrowser = options.fetch === undefined && typeof XMLHttpRequest !== 'undefined';
  const base = createAuthClient(inBrowser ? { uploader: uploadByXhr, ...options } : options);
  const { request } = base;
  const report = options.report ?? ignoreReports;
  return {
    ...base,
    ...createAccountApis(request),
    analytics: createAnalyticsApi(request),
    billing: createBillingApi(request),
    listings: createListingsApi(request, report),
    media: createMediaApi(request),
    offers: createOffersApi(request, report),
    reviews: createReviewsApi(request, report),
    terms: createTermsApi(request, report),
  };
}
