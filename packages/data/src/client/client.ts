import type { DataError } from '../schemas/dataError.ts';
import { decode } from '../schemas/decode.ts';
import { ignoreReports, type Report } from '../schemas/report.ts';
import { tokenStruct } from '../schemas/session.ts';
import { type AccountApi, createAccountApi } from './account.ts';
import { type AnalyticsApi, createAnalyticsApi } from './analytics.ts';
import { type AuthApi, createAuthApi } from './auth.ts';
import { type BillingApi, createBillingApi } from './billing.ts';
import { type CountsApi, createCountsApi } from './counts.ts';
import * as endpoints from './endpoints.ts';
import { createListingsApi, type ListingsApi } from './listings.ts';
import { createMediaApi, type MediaApi } from './media.ts';
import { createOffersApi, type OffersApi } from './offers.ts';
import { createRequest, type Request } from './request.ts';
import { createReviewsApi, type ReviewsApi } from './reviews.ts';
import { createSend } from './send.ts';
import { noTabs, type Tabs } from './tabs.ts';
import { createTermsApi, type TermsApi } from './terms.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { type Uploader, uploadByFetch, uploadByXhr } from './uploader.ts';

export interface ClientOptions {
  /** Where the backend is, with or without "/api". Default: the page's own origin. */
  baseUrl?: string;
  /** Default: the browser's. */
  fetch?: typeof fetch;
  /** Default: XMLHttpRequest in browsers, else the given fetch without steps. */
  uploader?: Uploader;
  /** Milliseconds a call may take. Default 15,000. */
  timeout?: number;
  /** The other open tabs; `browserTabs()` in a browser. Default: none. */
  tabs?: Tabs;
  /** Told about usable answers that are not as documented. */
  report?: Report;
}

/** What the auth pages need, and the ground everything else stands on. */
export interface AuthClient {
  request: Request;
  tokens: Tokens;
  tabs: Tabs;
  auth: AuthApi;
  /** Calls the listener when the server refuses the session or the role; answers the way to stop. */
  onRefused(listener: (error: DataError) => void): () => void;
}

export interface Client extends AuthClient {
  account: AccountApi;
  analytics: AnalyticsApi;
  billing: BillingApi;
  counts: CountsApi;
  listings: ListingsApi;
  media: MediaApi;
  offers: OffersApi;
  reviews: ReviewsApi;
  terms: TermsApi;
}

export function createAuthClient(options: ClientOptions = {}): AuthClient {
  const fetchNow = options.fetch ?? globalThis.fetch.bind(globalThis);
  const inBrowser = options.fetch === undefined && typeof XMLHttpRequest !== 'undefined';
  const tabs = options.tabs ?? noTabs();
  const send = createSend({
    baseUrl: options.baseUrl ?? '',
    fetch: fetchNow,
    uploader: options.uploader ?? (inBrowser ? uploadByXhr : uploadByFetch(fetchNow)),
    timeout: options.timeout ?? 15_000,
  });
  const tokens = createTokens({
    tabs,
    refresh: async () =>
      decode(await send(endpoints.refresh()), tokenStruct, 'POST /auth/refresh').jwt,
  });
  const listeners = new Set<(error: DataError) => void>();
  const request = createRequest({
    send,
    tokens,
    onRefused: (error) => {
      for (const listener of listeners) listener(error);
    },
  });
  return {
    request,
    tokens,
    tabs,
    auth: createAuthApi(request, tokens),
    onRefused: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function createClient(options: ClientOptions = {}): Client {
  const base = createAuthClient(options);
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
    terms: createTermsApi(base.request, report),
  };
}
