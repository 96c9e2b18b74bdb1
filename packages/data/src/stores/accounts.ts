import { type AccountsQuery, accountsParams } from '@portal/domain';
import type { AccountsApi } from '../client/accounts.ts';
import type { AccountPayments } from '../schemas/accountPayments.ts';
import type { AccountRecord, AccountRow } from '../schemas/accountRecords.ts';
import type { Page } from '../schemas/wire.ts';
import { createActions } from './act.ts';
import { createCache, together } from './cache.ts';
import type { Stores } from './stores.ts';

/** Users with their accounts, for staff. */
export function createAccountsStore(
  api: AccountsApi,
  { session, listings, numbers }: Pick<Stores, 'session' | 'listings' | 'numbers'>,
) {
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
  // Blocking an account hides its listings.
  const { act, submit } = createActions(together([pages, records, listings, numbers]).invalidate);
  const wrote = (account: AccountRecord) => records.set(account.id, account);
  return {
    pages,
    /** By the user's id. */
    records,
    /** By the user's id. */
    payments,
    ...together([pages, records, payments]),
    act: act(api.act, wrote),
    block: submit(api.block, wrote),
    delete: submit(api.delete, wrote),
    invite: submit(api.invite, wrote),
    /** The page of the deleted user is closing. */
    revokeInvite: act(api.revokeInvite, (_, id) => records.retire((account) => account.id === id)),
    endSessions: act(api.endSessions, wrote),
    moveListing: submit(api.moveListing),
    /** The account lists its exports. */
    export: act(api.export),
    resetFactors: submit(api.resetFactors, wrote),
    changeRoles: submit(api.changeRoles, wrote),
    /** Views the portal as a vendor, read only, for half an hour. */
    async startView(id: number) {
      await api.startView(id);
      await session.reload();
    },
    async endView() {
      await api.endView();
      await session.reload();
    },
  };
}
