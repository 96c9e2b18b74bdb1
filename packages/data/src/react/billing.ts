import { type BillingStore, openBilling } from '../stores/billing.ts';
import type { Cache } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/* Plans, cards and payments: an entry of its own, which the first list does not load. */

/** Plans, cards and payments of the user's account. */
export const useBillingStore = lazyStore(openBilling, 'plan');

/** Makes a hook that watches a cache with a single result; `wanted` is by default true. */
const hookFor =
  <V>(cacheOf: (billing: BillingStore) => Cache<'all', V>) =>
  (wanted?: boolean) =>
    useCache(cacheOf(useBillingStore()), 'all', wanted);

/** Yearly and quarterly prices of Premium, fresh for five minutes. */
export const usePlans = hookFor(({ plans }) => plans);

/** Currency, price of an offer, trial, and whether payments are real. */
export const usePaymentSettings = hookFor(({ settings }) => settings);

/** The cards of the account, the default one, and credit and debt in cents. */
export const useCards = hookFor(({ cards }) => cards);

/** null when there is none. */
export const useSubscription = hookFor(({ subscription }) => subscription);

/** The invoices of the account, newest first. */
export const useInvoices = hookFor(({ invoices }) => invoices);
