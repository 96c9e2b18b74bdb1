import { ignoreReports } from '../schemas/wire.ts';
import { createAccountApis } from './account.ts';
import { type ClientOptions, createAuthClient } from './auth.ts';
import { createCountsApi } from './counts.ts';
import { createListingsApi } from './listings.ts';
import { createMediaApi } from './media.ts';
import type { Uploader } from './send.ts';
import { createTermsApi } from './terms.ts';

/** The calls of the first pages by their resource; others are made with `request` where they are needed. Every call rejects with a `DataError`. */
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
    analytics: createCountsApi(request),
    listings: createListingsApi(request, report),
    media: createMediaApi(request),
    report,
    terms: createTermsApi(request, report),
  };
}
