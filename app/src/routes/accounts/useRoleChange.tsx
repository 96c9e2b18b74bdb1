import { useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { type AccountRecord, may } from '@portal/data/schemas';
import { RolesDialog } from '@portal/forms/account';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';

/** The action that changes the roles of a user, for owners, and its dialog. */
export function useRoleChange({ id, staffRoles, state }: AccountRecord) {
  const accounts = useAccountsStore();
  const user = useUser();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const item: MenuItem = {
    label: m.accounts_change_roles(),
    icon: ShieldCheck,
    onSelect: () => setOpen(true),
  };
  return {
    items: state !== 'invited' && may(user, 'staff.manage') ? [item] : [],
    dialog: (
      <RolesDialog
        open={open}
        onClose={() => setOpen(false)}
        roles={staffRoles}
        username={user.email}
        onSubmit={async (roles, currentPassword) => {
          try {
            accounts.wrote(await accounts.api.changeRoles(id, roles, currentPassword));
            toast({ tone: 'positive', message: m.accounts_roles_changed() });
            return { ok: true };
          } catch (error) {
            return accountRejected(error);
          }
        }}
      />
    ),
  };
}
