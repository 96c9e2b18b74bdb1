import { useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { type AccountRecord, hasReason } from '@portal/data/schemas';
import { PasswordDialog } from '@portal/forms/account';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { accountRejected } from '../../parts/account/accountResponses.ts';
import { accountName } from './accountRows.ts';

/** The action that turns off two-step verification of a user who lost their device, and its dialog. */
export function useFactorReset(account: AccountRecord) {
  const accounts = useAccountsStore();
  const user = useUser();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const name = accountName(account);
  const { totp, passkeys } = account.factors;
  const item: MenuItem = {
    label: m.accounts_reset_two_step(),
    icon: KeyRound,
    onSelect: () => setOpen(true),
  };
  return {
    items: totp || passkeys > 0 ? [item] : [],
    dialog: (
      <PasswordDialog
        open={open}
        username={user.email}
        title={m.accounts_reset_two_step_question()}
        description={m.accounts_reset_two_step_help({ name })}
        confirm={{
          label: m.accounts_reset_verification(),
          busyLabel: m.accounts_resetting(),
          tone: 'critical',
        }}
        onCancel={() => setOpen(false)}
        onSubmit={async (password) => {
          try {
            accounts.wrote(await accounts.api.resetFactors(account.id, password));
          } catch (error) {
            if (hasReason(error, 'account-changed')) accounts.records.invalidate();
            return accountRejected(error);
          }
          setOpen(false);
          toast({ tone: 'positive', message: m.accounts_two_step_off({ name }) });
          return { ok: true };
        }}
      />
    ),
  };
}
