import type { useAccountsStore } from '@portal/data/accounts';
import type { AccountRecord } from '@portal/data/schemas';
import { inviteHours } from '@portal/domain';
import type { MenuItem } from '@portal/ui/components/Menu';
import { CircleCheck, Mail, Trash2 } from 'lucide-react';
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
      label: 'Confirm new address',
      icon: CircleCheck,
      title: `Change the email to ${address}?`,
      text: `Only do this if you know that the address belongs to ${accountName(account)}. They sign in with it from now on. We’ll notify ${email}.`,
      confirm: 'Confirm address',
      busyLabel: 'Confirming',
      tone: 'primary',
      run: () => client.act(id, 'confirm-new-address'),
      done: `The email is now ${address}.`,
    },
    {
      label: 'Resend to new address',
      icon: Mail,
      title: 'Resend the confirmation email?',
      text: `We’ll email ${address} a new link. It expires in 24 hours.`,
      confirm: 'Send email',
      busyLabel: 'Sending',
      tone: 'primary',
      run: () => client.act(id, 'send-new-address'),
      done: `Confirmation sent to ${address}.`,
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
      label: 'Resend invite',
      icon: Mail,
      title: 'Resend the invite?',
      text: `We’ll email ${email} a new link that expires in ${inviteHours} hours. The former link stops working.`,
      confirm: 'Resend invite',
      busyLabel: 'Sending',
      tone: 'primary',
      run: () => client.act(id, 'resend-invite'),
      done: `Invite sent to ${email}.`,
    },
    {
      label: 'Revoke invite',
      icon: Trash2,
      title: 'Revoke the invite?',
      text: `The link we sent to ${email} stops working, and the account is deleted.`,
      confirm: 'Revoke invite',
      busyLabel: 'Revoking',
      tone: 'critical',
      async run() {
        await client.revokeInvite(id);
        return null;
      },
      done: `The invite of ${email} is revoked.`,
    },
  ];
}
