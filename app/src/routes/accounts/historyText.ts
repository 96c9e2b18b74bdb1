import type { AccountRecord } from '@portal/data/schemas';
import { roleNames, type UserAction } from '@portal/domain';
import { m } from '../../i18n/messages.js';

type Entry = Pick<AccountRecord['history'][number], 'action' | 'granted' | 'revoked'>;

const texts: Readonly<Record<string, string>> = {
  'account.create': m.accounts_history_created(),
  'account.edit': m.accounts_history_edited(),
  'account.import': m.accounts_history_imported(),
  'account.block': m.accounts_history_blocked(),
  'account.unblock': m.accounts_history_unblocked(),
  'account.confirm': m.accounts_history_confirmed(),
  'account.resendConfirmation': m.accounts_history_resent_confirmation(),
  'account.sendReset': m.accounts_history_sent_reset(),
  'account.endSessions': m.accounts_history_ended_sessions(),
  'account.resetFactors': m.accounts_history_reset_factors(),
  'account.export': m.accounts_history_exported(),
  'account.delete': m.accounts_history_scheduled_deletion(),
  'account.restore': m.accounts_history_restored(),
  'account.erase': m.accounts_history_erased(),
  'role.grant': m.accounts_history_granted_role(),
  'role.revoke': m.accounts_history_revoked_role(),
  'owner.invite': m.accounts_history_invited_owner(),
  'owner.accept': m.accounts_history_accepted_owner(),
  'staff.invite': m.accounts_history_invited_staff(),
  'staff.resendInvite': m.accounts_history_resent_invite(),
  'staff.revokeInvite': m.accounts_history_revoked_invite(),
  'staff.accept': m.accounts_history_accepted_staff(),
  'view.start': m.accounts_history_started_viewing(),
  'view.end': m.accounts_history_stopped_viewing(),
  'session.fail': m.accounts_history_failed_sign_in(),
  'session.end': m.accounts_history_ended_session(),
  'session.endOthers': m.accounts_history_ended_other_sessions(),
  'password.change': m.accounts_history_changed_password(),
  'password.reset': m.accounts_history_reset_password(),
  'factor.add': m.accounts_history_added_factor(),
  'factor.remove': m.accounts_history_removed_factor(),
  'factor.recoveryCodes': m.accounts_history_replaced_codes(),
  'factor.recoveryUsed': m.accounts_history_used_code(),
  'address.request': m.accounts_history_requested_address(),
  'address.change': m.accounts_history_changed_address(),
} satisfies Record<UserAction, string>;

/** What follows the name of the actor: 'blocked the account'. An action of another version is shown by its name. */
export function historyText({ action, ...roles }: Entry): string {
  const [granted, revoked] = [roleNames(roles.granted), roleNames(roles.revoked)];
  if (action === 'staff.invite' && granted) return m.accounts_history_invited_as({ granted });
  if (action === 'role.grant' && granted)
    return revoked
      ? m.accounts_history_changed_roles({ granted, revoked })
      : m.accounts_history_granted_roles({ granted });
  if (action === 'role.revoke' && revoked) return m.accounts_history_revoked_roles({ revoked });
  return texts[action] ?? action;
}
