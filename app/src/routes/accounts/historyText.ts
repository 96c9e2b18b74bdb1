import type { AccountRecord } from '@portal/data/schemas';
import { roleNames, type UserAction } from '@portal/domain';
import { m } from '../../i18n/messages.js';

type Entry = Pick<AccountRecord['history'][number], 'action' | 'granted' | 'revoked'>;

const texts: Readonly<Record<string, string>> = {
  'account.block': m.accounts_did_blocked(),
  'account.unblock': m.accounts_did_unblocked(),
  'account.confirm': m.accounts_did_confirmed(),
  'account.resendConfirmation': m.accounts_did_resent_confirmation(),
  'account.sendReset': m.accounts_did_sent_reset(),
  'account.endSessions': m.accounts_did_ended_sessions(),
  'account.resetFactors': m.accounts_did_reset_factors(),
  'account.export': m.accounts_did_exported(),
  'account.delete': m.accounts_did_scheduled_deletion(),
  'account.restore': m.accounts_did_restored(),
  'account.erase': m.accounts_did_erased(),
  'role.grant': m.accounts_did_granted_role(),
  'role.revoke': m.accounts_did_revoked_role(),
  'owner.invite': m.accounts_did_invited_owner(),
  'owner.accept': m.accounts_did_accepted_owner(),
  'staff.invite': m.accounts_did_invited_staff(),
  'staff.resendInvite': m.accounts_did_resent_invite(),
  'staff.revokeInvite': m.accounts_did_revoked_invite(),
  'staff.accept': m.accounts_did_accepted_staff(),
  'view.start': m.accounts_did_started_viewing(),
  'view.end': m.accounts_did_stopped_viewing(),
  'session.fail': m.accounts_did_failed_sign_in(),
  'session.end': m.accounts_did_ended_session(),
  'session.endOthers': m.accounts_did_ended_other_sessions(),
  'password.change': m.accounts_did_changed_password(),
  'password.reset': m.accounts_did_reset_password(),
  'factor.add': m.accounts_did_added_factor(),
  'factor.remove': m.accounts_did_removed_factor(),
  'factor.recoveryCodes': m.accounts_did_replaced_codes(),
  'factor.recoveryUsed': m.accounts_did_used_code(),
  'address.request': m.accounts_did_requested_address(),
  'address.change': m.accounts_did_changed_address(),
} satisfies Record<UserAction, string>;

/** What follows the name of the actor: 'blocked the account'. An action of another version is shown by its name. */
export function historyText({ action, ...roles }: Entry): string {
  const [granted, revoked] = [roleNames(roles.granted), roleNames(roles.revoked)];
  if (action === 'staff.invite' && granted) return m.accounts_did_invited_as({ granted });
  if (action === 'role.grant' && granted)
    return revoked
      ? m.accounts_did_changed_roles({ granted, revoked })
      : m.accounts_did_granted_roles({ granted });
  if (action === 'role.revoke' && revoked) return m.accounts_did_revoked_roles({ revoked });
  return texts[action] ?? action;
}
