import type { AccountsQuery } from '@portal/domain';
import { createAccountsApi } from '../client/accounts.ts';
import { createAccountsStore } from '../stores/accounts.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/* Accounts, for staff: an entry of its own, which pages of vendors do not load. */

/** Users with their accounts, for staff. */
export const useAccountsStore = lazyStore(
  ({ request }, stores) => createAccountsStore(createAccountsApi(request), stores),
  'numbers',
);

/** One page of accounts; the previous page stays, marked as kept, while it loads. */
export const useAccounts = (query: AccountsQuery) => useCache(useAccountsStore().pages, query);

/** One account, by the user's id; not loaded unless it is `wanted`. */
export const useAccountRecord = (user: number, wanted = true) =>
  useCache(useAccountsStore().records, user, wanted);

/** What the card provider has of an account, by the user's id. */
export const useAccountPayments = (user: number) => useCache(useAccountsStore().payments, user);
