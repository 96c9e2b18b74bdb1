import type { useAccountsStore } from '@portal/data/accounts';
import type { AccountRecord } from '@portal/data/schemas';
import { inviteHours } from '@portal/domain';
import type { MenuItem } from '@portal/ui/components/Menu';
import { CircleCheck, Mail, Trash2 } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { accountName } from './accountRows.ts';

/** An action with the dialog that asks first. */
export interface Question {
  label: string;
  icon: Extract<MenuItem, { label: string }>['icon'];
  title: string;
  text: string;
  confirm: string;
  busyLabel: string;
  tone: 'primary' | 'critical';
  /** Null when the user no longer exists. */
  run: () => Promise<AccountRecord | null>;
  done: string;
}

/** What staff may do about an address that waits for its confirmation; nothing without one. */
export function newAddressQuestions(
  account: AccountRecord,
  client: ReturnType<typeof useAccountsStore>['api'],
): Question[] {
  const { id, email, waitsFor: address } = account;
  if (!address) return [];
  return [
    {
      label: m.accounts_confirm_new_address(),
      icon: CircleCheck,
      title: m.accounts_confirm_new_address_question({ email: address }),
      text: m.accounts_confirm_new_address_help({ name: accountName(account), email }),
      confirm: m.accounts_confirm_address(),
      busyLabel: m.accounts_confirming(),
      tone: 'primary',
      run: () => client.act(id, 'confirm-new-address'),
      done: m.accounts_address_changed({ email: address }),
    },
    {
      label: m.accounts_resend_to_new_address(),
      icon: Mail,
      title: m.accounts_resend_confirmation_question(),
      text: m.accounts_resend_confirmation_help({ email: address }),
      confirm: m.accounts_send_email(),
      busyLabel: m.accounts_sending(),
      tone: 'primary',
      run: () => client.act(id, 'send-new-address'),
      done: m.accounts_confirmation_sent({ email: address }),
    },
  ];
}

/** What owners do with an invite that is not accepted yet. */
export function inviteQuestions(
  account: AccountRecord,
  client: ReturnType<typeof useAccountsStore>['api'],
): Question[] {
  const { id, email } = account;
  return [
    {
      label: m.accounts_resend_invite(),
      icon: Mail,
      title: m.accounts_resend_invite_question(),
      text: m.accounts_resend_invite_help({ email, hours: inviteHours }),
      confirm: m.accounts_resend_invite(),
      busyLabel: m.accounts_sending(),
      tone: 'primary',
      run: () => client.act(id, 'resend-invite'),
      done: m.accounts_invite_sent({ email }),
    },
    {
      label: m.accounts_revoke_invite(),
      icon: Trash2,
      title: m.accounts_revoke_invite_question(),
      text: m.accounts_revoke_invite_help({ email }),
      confirm: m.accounts_revoke_invite(),
      busyLabel: m.accounts_revoking(),
      tone: 'critical',
      async run() {
        await client.revokeInvite(id);
        return null;
      },
      done: m.accounts_invite_revoked({ email }),
    },
  ];
}
