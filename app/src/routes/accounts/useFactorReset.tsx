import { useAccountsStore } from '@portal/data/accounts';
import { useUser } from '@portal/data/react';
import { type AccountRecord, hasReason } from '@portal/data/schemas';
import { PasswordDialog } from '@portal/forms/account';
import type { MenuItem } from '@portal/ui/components/Menu';
import { useToast } from '@portal/ui/components/Toast';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { accountRejected } from '../account/accountResponses.ts';
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
    label: 'Reset two-step verification',
    icon: KeyRound,
    onSelect: () => setOpen(true),
  };
  return {
    items: totp || passkeys > 0 ? [item] : [],
    dialog: (
      <PasswordDialog
        open={open}
        username={user.email}
        title="Reset two-step verification?"
        description={`${name}’s authenticator app, passkeys and recovery codes stop working, and they’re signed out everywhere. They then sign in with their password alone. Make sure that it’s really ${name} who asks. Enter your own password to continue.`}
        confirm={{ label: 'Reset verification', busyLabel: 'Resetting', tone: 'critical' }}
        onCancel={() => setOpen(false)}
        onSubmit={async (password) => {
          try {
            accounts.wrote(await accounts.api.resetFactors(account.id, password));
          } catch (error) {
            if (hasReason(error, 'account-changed')) accounts.records.invalidate();
            return accountRejected(error);
          }
          setOpen(false);
          toast({ tone: 'positive', message: `Two-step verification of ${name} is off.` });
          return { ok: true };
        }}
      />
    ),
  };
}
