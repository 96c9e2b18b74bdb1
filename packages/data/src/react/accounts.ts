import type { AccountsQuery } from '@portal/domain';
import { createAccountsApi } from '../client/accounts.ts';
import { type AccountsStore, createAccountsStore } from '../stores/accounts.ts';
import type { Stores } from '../stores/stores.ts';
import { useClient, useStores } from './DataProvider.tsx';
import { useCache } from './useCache.ts';

/* Accounts, for staff: an entry of its own, which pages of vendors do not load. */

const made = new WeakMap<Stores, AccountsStore>();

/** The store of accounts, which is created on first use. */
export function useAccountsStore(): AccountsStore {
  const { request } = useClient();
  const stores = useStores();
  const known = made.get(stores);
  if (known) return known;
  const store = createAccountsStore(createAccountsApi(request));
  stores.join(store);
  made.set(stores, store);
  return store;
}

/** One page of accounts; the previous page stays, marked as kept, while it loads. */
export const useAccounts = (query: AccountsQuery) => useCache(useAccountsStore().pages, query);

/** One account, by the user's id. */
export const useAccountRecord = (user: number) => useCache(useAccountsStore().records, user);

/** What the card provider has of an account, by the user's id. */
export const useAccountPayments = (user: number) => useCache(useAccountsStore().payments, user);
