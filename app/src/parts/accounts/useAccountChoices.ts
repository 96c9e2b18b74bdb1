import { useAccounts } from '@portal/data/accounts';
import { type AccountRecord, type AccountRow, messageFor, personName } from '@portal/data/schemas';
import { type FoundChoices, shownChoices } from '@portal/forms/account';
import { useState } from 'react';

/** An account as a choice. */
export const accountOption = (account: AccountRow | AccountRecord) => ({
  value: String(account.id),
  label: personName(account),
  help: account.email,
});

/** A search of active accounts to which listings can move. */
export function useAccountChoices(except?: number): FoundChoices {
  const [search, onSearch] = useState('');
  // Two more than shown: one may be left out.
  const found = useAccounts({ search, pageSize: shownChoices + 2, status: ['active'] });
  const rows = found.kind === 'ready' && search !== '' ? found.value.rows : [];
  return {
    search,
    onSearch,
    options: rows.filter(({ id }) => id !== except).map(accountOption),
    loading: found.kind === 'loading',
    error: found.kind === 'failed' ? messageFor(found.error) : undefined,
  };
}
