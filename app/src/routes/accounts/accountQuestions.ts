import type { useAccountsStore } from '@portal/data/accounts';
import type { AccountRecord } from '@portal/data/schemas';
import { inviteHours } from '@portal/domain';
import type { MenuActionItem } from '@portal/ui/components/Menu';
import type { Question } from '@portal/ui/patterns/Confirm';
import { CircleCheck, Lock, LogOut, Mail, Trash2 } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { accountName } from './accountRows.ts';

/** An action with the question before it. */
interface AccountQuestion extends Omit<Question, 'run'> {
  label: string;
  icon: MenuActionItem['icon'];
  /** Resolves with null when the user no longer exists. */
  run: () => Promise<AccountRecord | null>;
  done: string;
}

/** What staff may do with an account in its state after a question. `invites`: whether they manage invites. */
export function accountQuestions(
  account: AccountRecord,
  accounts: ReturnType<typeof useAccountsStore>,
  invites: boolean,
): AccountQuestion[] {
  const { id, email, state, waitsFor: address } = account;
  const name = accountName(account);
  const questions: (AccountQuestion | false)[] = [
    state === 'unconfirmed' && {
      label: m.accounts_confirm_address(),
      icon: CircleCheck,
      title: m.accounts_confirm_address_question({ email }),
      text: m.accounts_confirm_address_help({ name }),
      confirm: m.accounts_confirm_address(),
      busyLabel: m.accounts_confirming(),
      tone: 'primary',
      run: () => accounts.act(id, 'confirm'),
      done: m.accounts_address_confirmed({ email }),
    },
    state === 'unconfirmed' && {
      label: m.accounts_resend_confirmation(),
      icon: Mail,
      title: m.accounts_resend_confirmation_question(),
      text: m.accounts_resend_confirmation_help({ email }),
      confirm: m.accounts_send_email(),
      busyLabel: m.accounts_sending(),
      tone: 'primary',
      run: () => accounts.act(id, 'send-confirmation'),
      done: m.accounts_confirmation_sent({ email }),
    },
    canSignIn(account) &&
      !!address && {
        label: m.accounts_confirm_new_address(),
        icon: CircleCheck,
        title: m.accounts_confirm_new_address_question({ email: address }),
        text: m.accounts_confirm_new_address_help({ name, email }),
        confirm: m.accounts_confirm_address(),
        busyLabel: m.accounts_confirming(),
        tone: 'primary',
        run: () => accounts.act(id, 'confirm-new-address'),
        done: m.accounts_address_changed({ email: address }),
      },
    canSignIn(account) &&
      !!address && {
        label: m.accounts_resend_to_new_address(),
        icon: Mail,
        title: m.accounts_resend_confirmation_question(),
        text: m.accounts_resend_confirmation_help({ email: address }),
        confirm: m.accounts_send_email(),
        busyLabel: m.accounts_sending(),
        tone: 'primary',
        run: () => accounts.act(id, 'send-new-address'),
        done: m.accounts_confirmation_sent({ email: address }),
      },
    invites &&
      state === 'invited' && {
        label: m.accounts_resend_invite(),
        icon: Mail,
        title: m.accounts_resend_invite_question(),
        text: m.accounts_resend_invite_help({ email, hours: inviteHours }),
        confirm: m.accounts_resend_invite(),
        busyLabel: m.accounts_sending(),
        tone: 'primary',
        run: () => accounts.act(id, 'resend-invite'),
        done: m.accounts_invite_sent({ email }),
      },
    invites &&
      state === 'invited' && {
        label: m.accounts_revoke_invite(),
        icon: Trash2,
        title: m.accounts_revoke_invite_question(),
        text: m.accounts_revoke_invite_help({ email }),
        confirm: m.accounts_revoke_invite(),
        busyLabel: m.accounts_revoking(),
        async run() {
          await accounts.revokeInvite(id);
          return null;
        },
        done: m.accounts_invite_revoked({ email }),
      },
    canSignIn(account) && {
      label: m.accounts_send_reset(),
      icon: Lock,
      title: m.accounts_send_reset_question(),
      text: m.accounts_send_reset_help({ email }),
      confirm: m.accounts_send_reset_link(),
      busyLabel: m.accounts_sending(),
      tone: 'primary',
      run: () => accounts.act(id, 'send-password-reset'),
      done: m.accounts_reset_sent({ email }),
    },
    account.sessions.length > 0 && {
      label: m.accounts_end_sessions_all(),
      icon: LogOut,
      title: m.accounts_end_sessions_question({ name }),
      text: m.accounts_end_sessions_help(),
      confirm: m.accounts_end_sessions(),
      busyLabel: m.accounts_ending(),
      run: () => accounts.endSessions(id),
      done: m.accounts_sessions_ended({ name }),
    },
    state === 'blocked' && {
      label: m.accounts_unblock(),
      icon: CircleCheck,
      title: m.accounts_unblock_question({ name }),
      text: m.accounts_unblock_help(),
      confirm: m.accounts_unblock(),
      busyLabel: m.accounts_unblocking(),
      tone: 'primary',
      run: () => accounts.act(id, 'unblock'),
      done: m.accounts_unblocked({ name }),
    },
    state === 'deleting' && {
      label: m.accounts_restore(),
      icon: CircleCheck,
      title: m.accounts_restore_question({ name }),
      text: account.blockedReason ? m.accounts_restore_blocked_help() : m.accounts_restore_help(),
      confirm: m.accounts_restore(),
      busyLabel: m.accounts_restoring(),
      tone: 'primary',
      run: () => accounts.act(id, 'restore'),
      done: m.accounts_restored({ name }),
    },
  ];
  return questions.filter((question) => question !== false);
}

/** Whether the user may sign in. */
export const canSignIn = ({ state }: AccountRecord): boolean =>
  !['blocked', 'deleting', 'invited'].includes(state);
