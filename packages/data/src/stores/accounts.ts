import { type AccountsQuery, accountsParams } from '@portal/domain';
import type { AccountsApi } from '../client/accounts.ts';
import type { AccountPayments } from '../schemas/accountPayments.ts';
import type { AccountRecord, AccountRow } from '../schemas/accountRecords.ts';
import type { Page } from '../schemas/wire.ts';
import { type Cache, type Cached, createCache, together } from './cache.ts';

/** Users with their accounts, for staff. */
export interface AccountsStore extends Cached {
  /** The calls. */
  api: AccountsApi;
  pages: Cache<AccountsQuery, Page<AccountRow>>;
  /** By the user's id. */
  records: Cache<number, AccountRecord>;
  /** By the user's id. */
  payments: Cache<number, AccountPayments>;
  /** Call after an action: the account is shown at once, everything else is reloaded. */
  wrote(account: AccountRecord): void;
}

export function createAccountsStore(api: AccountsApi): AccountsStore {
  const pages = createCache<AccountsQuery, Page<AccountRow>>({
    keyOf: (query) => accountsParams(query).toString(),
    groupOf: () => 'accounts',
    load: (query, signal) => api.list(query, { signal }),
  });
  const records = createCache<number, AccountRecord>({
    load: (id, signal) => api.get(id, { signal }),
  });
  const payments = createCache<number, AccountPayments>({
    load: (id, signal) => api.payments(id, { signal }),
  });
  return {
    api,
    pages,
    records,
    payments,
    ...together([pages, records, payments]),
    wrote(account) {
      records.set(account.id, account);
      pages.invalidate();
    },
  };
}
