import { useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import type { AccountRecord } from '@portal/data/schemas';
import { deletionDays } from '@portal/domain';
import { DeleteDialog } from '@portal/forms/account';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';
import { accountName } from './accountRows.ts';

/** Schedules the deletion of a vendor's account: the menu items, none where it is not possible, and the dialog. */
export function useDeletion(account: AccountRecord) {
  const accounts = useAccountsStore();
  const user = useUser();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const name = accountName(account);
  const possible = account.state !== 'deleting' && account.staffRoles.length === 0;
  const items: MenuItem[] = possible
    ? [
        {
          label: m.accounts_delete(),
          icon: Trash2,
          tone: 'critical',
          onSelect: () => setOpen(true),
        },
      ]
    : [];
  return {
    items,
    dialog: (
      <DeleteDialog
        open={open}
        onClose={() => setOpen(false)}
        title={m.accounts_delete_question({ name })}
        description={m.accounts_delete_help({ days: deletionDays })}
        email={account.email}
        username={user.email}
        onSubmit={async (currentPassword) => {
          try {
            accounts.wrote(await accounts.api.delete(account.id, account.email, currentPassword));
            toast({ tone: 'positive', message: m.accounts_deletion_is_scheduled({ name }) });
            return { ok: true };
          } catch (failure) {
            return accountRejected(failure);
          }
        }}
      />
    ),
  };
}
