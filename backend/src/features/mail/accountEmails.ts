import { inviteHours, roleNames, rolesWithArticle, type StaffRole } from '@portal/domain';
import { settings } from '../../base/settings.ts';
import { listNow, m } from '../../base/texts.ts';
import { dayWords } from '../brand/index.ts';
import { type Content, pageAddress, portalNow } from './content.ts';

/** `passkey` is the name of the passkey; null is the authenticator app. */
interface Factor {
  passkey: string | null;
}

const factorIn = ({ passkey }: Factor) => ({
  factor: passkey === null ? m.factor_app() : m.factor_passkey({ name: passkey }),
});

const viewSecurity = () => ({
  label: m.view_security(),
  href: pageAddress('/account/security'),
});
const notYou = () => [m.was_you(), m.was_not_you()];
const openPortal = () => ({ label: m.open_portal(), href: pageAddress('/') });
const signIn = () => ({ label: m.sign_in(), href: pageAddress('/auth/login') });

/** 'a moderator and support staff'. */
const rolesIn = (roles: readonly StaffRole[]): string =>
  listNow(roles.map((role) => rolesWithArticle([role])));

/** Emails about signing in, and about what staff do with an account. */
export const accountEmails = {
  welcome: (): Content => ({
    subject: m.welcome_subject(portalNow()),
    lines: [m.welcome_ready(), m.welcome_next()],
    action: openPortal(),
  }),

  'confirm-address': ({ query }: { query: Record<string, string> }): Content => ({
    subject: m.confirm_address_subject(),
    lines: [m.confirm_address_text(portalNow())],
    action: { label: m.confirm_address(), href: pageAddress('/auth/verify', query) },
    remarks: [m.confirm_address_expires(), m.confirm_address_ignore()],
  }),

  'confirm-new-address': ({
    email,
    query,
  }: {
    email: string;
    query: Record<string, string>;
  }): Content => ({
    subject: m.confirm_new_address_subject(),
    lines: [m.confirm_new_address_text({ email })],
    action: { label: m.confirm_address(), href: pageAddress('/auth/verify', query) },
    remarks: [m.confirm_new_address_expires(), m.did_not_ask()],
  }),

  /** Sent to the current address while the new one is unconfirmed, so that the change can be stopped. */
  'address-asked': ({ email }: { email: string }): Content => ({
    subject: m.address_asked_subject(),
    lines: [m.address_asked_text({ email })],
    action: { label: m.view_account(), href: pageAddress('/account/personal-information') },
    remarks: [m.address_asked_correct(), m.address_asked_wrong()],
  }),

  'reset-password': ({ code }: { code: string }): Content => ({
    subject: m.reset_password_subject(),
    lines: [m.reset_password_text(portalNow())],
    action: {
      label: m.reset_password_subject(),
      href: pageAddress('/auth/reset-password', { code }),
    },
    remarks: [m.reset_password_expires(), m.reset_password_ignore()],
  }),

  /** Sent to the old address, whose owner may not have made the change. */
  'address-changed': ({ email }: { email: string }): Content => ({
    subject: m.address_changed_subject(),
    lines: [m.address_changed_text({ email })],
    remarks: [m.was_you(), m.address_changed_not_you()],
  }),

  'password-changed': (): Content => ({
    subject: m.password_changed_subject(),
    lines: [m.password_changed_text()],
    action: { label: m.password_changed_not_me(), href: pageAddress('/auth/forgot-password') },
    remarks: [m.was_you()],
  }),

  'two-step-on': (added: Factor): Content => ({
    subject: m.two_step_on_subject(),
    lines: [m.two_step_on_text(factorIn(added)), m.two_step_on_codes()],
    action: viewSecurity(),
    remarks: [...notYou(), m.two_step_on_lost()],
  }),

  'two-step-off': (removed: Factor): Content => ({
    subject: m.two_step_off_subject(),
    lines: [m.two_step_off_text(factorIn(removed))],
    action: viewSecurity(),
    remarks: notYou(),
  }),

  'factor-added': (added: Factor): Content => ({
    subject: m.factor_added_subject(),
    lines: [m.factor_added_text(factorIn(added))],
    action: viewSecurity(),
    remarks: notYou(),
  }),

  'factor-removed': (removed: Factor): Content => ({
    subject: m.factor_removed_subject(),
    lines: [m.factor_removed_text(factorIn(removed))],
    action: viewSecurity(),
    remarks: notYou(),
  }),

  'recovery-code-used': ({ left }: { left: number }): Content => ({
    subject: m.recovery_code_used_subject(),
    lines: [
      m.recovery_code_used_text({ left }),
      ...(left < 4 ? [m.recovery_code_used_create()] : []),
    ],
    action: viewSecurity(),
    remarks: notYou(),
  }),

  /** By staff, for a user who lost their factors. */
  'two-step-reset': (): Content => ({
    subject: m.two_step_reset_subject(),
    lines: [m.two_step_reset_text(), m.two_step_reset_next()],
    action: signIn(),
    remarks: [m.two_step_reset_not_asked()],
  }),

  /** Sent from the page about the system. */
  test: (): Content => ({
    subject: m.test_subject(portalNow()),
    lines: [m.test_text()],
    action: { label: m.test_view(), href: pageAddress('/system') },
  }),

  'account-blocked': ({ reason }: { reason: string }): Content => ({
    subject: m.account_blocked_subject(),
    lines: [m.account_blocked_text(portalNow())],
    quote: reason,
    remarks: [m.mistake()],
  }),

  /** Of a vendor whose account staff imported. */
  'account-imported': ({ code, days }: { code: string; days: number }): Content => ({
    subject: m.account_imported_subject(portalNow()),
    lines: [m.account_imported_text(portalNow()), m.account_imported_next()],
    action: {
      label: m.account_imported_set(),
      href: pageAddress('/auth/reset-password', { code }),
    },
    remarks: [m.account_imported_expires({ days }), m.account_imported_ignore()],
  }),

  /** When an owner exported it. */
  'account-exported': (): Content => ({
    subject: m.account_exported_subject(),
    lines: [m.account_exported_text(), m.account_exported_own()],
    action: {
      label: m.account_exported_view(),
      href: pageAddress('/account/personal-information'),
    },
    remarks: [m.mistake()],
  }),

  'account-unblocked': (): Content => ({
    subject: m.account_unblocked_subject(),
    lines: [m.account_unblocked_text(portalNow())],
    action: signIn(),
  }),

  'account-deleting': ({ day }: { day: Date }): Content => ({
    subject: m.account_deleting_subject(),
    lines: [
      m.account_deleting_text({ ...portalNow(), day: dayWords(day) }),
      m.account_deleting_records(),
    ],
    remarks: [m.account_deleting_keep()],
  }),

  'account-restored': (): Content => ({
    subject: m.account_restored_subject(),
    lines: [m.account_restored_text(portalNow())],
    action: signIn(),
    remarks: [m.account_restored_subscription()],
  }),

  /** `by` is the name of the owner. */
  'staff-invite': ({
    by,
    roles,
    code,
  }: {
    by: string;
    roles: readonly StaffRole[];
    code: string;
  }): Content => ({
    subject: m.staff_invite_subject(portalNow()),
    lines: [
      m.staff_invite_text({ ...portalNow(), by, roles: rolesIn(roles) }),
      m.staff_invite_next(),
    ],
    action: {
      label: m.staff_invite_accept(),
      href: pageAddress('/auth/reset-password', { code, invite: '1' }),
    },
    remarks: [m.staff_invite_expires({ hours: inviteHours, by }), m.staff_invite_ignore()],
  }),

  'roles-changed': ({
    before,
    after,
  }: Record<'before' | 'after', readonly StaffRole[]>): Content => {
    const granted = after.filter((role) => !before.includes(role));
    const revoked = before.filter((role) => !after.includes(role));
    const setUp = settings.staffSecondFactor && before.length === 0;
    const names = after.map((role) => roleNames([role]));
    return {
      subject:
        granted.length > 0
          ? m.roles_changed_granted({ roles: rolesIn(granted) })
          : m.roles_changed_revoked({ roles: rolesIn(revoked) }),
      lines: [
        after.length > 0
          ? m.roles_changed_text({ ...portalNow(), roles: listNow(names) })
          : m.roles_changed_none(portalNow()),
        ...(setUp ? [m.roles_changed_set_up()] : []),
      ],
      action: openPortal(),
      remarks: [m.roles_changed_expected(), m.roles_changed_unexpected()],
    };
  },
};
