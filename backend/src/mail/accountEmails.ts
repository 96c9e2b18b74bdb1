import { inviteHours, roleNames, rolesWithArticle, type StaffRole } from '@portal/domain';
import { settings } from '../settings.ts';
import { type Content, pageAddress, portal, type Reader, thePortal } from './content.ts';

/** `factor` in words: 'an authenticator app'. */
interface Factor extends Reader {
  factor: string;
}

const viewSecurity = { label: 'View security', href: pageAddress('/account/security') };
const notYou = [
  'If this was you, you don’t need to do anything.',
  'If this wasn’t you, set a new password right away. That signs out all other devices.',
];

/** Emails about signing in, and about what staff do with an account. */
export const accountEmails = {
  welcome: (_: Reader): Content => ({
    subject: `Welcome to ${thePortal()}`,
    lines: [
      'Your account is ready.',
      'List your apps, keep them up to date and follow their reviews in one place.',
    ],
    action: { label: 'Open the portal', href: pageAddress('/') },
  }),

  'confirm-address': ({ query }: Reader & { query: Record<string, string> }): Content => ({
    subject: 'Confirm your email address',
    lines: [`Welcome to ${thePortal()}. Confirm your email address to finish signing up.`],
    action: { label: 'Confirm address', href: pageAddress('/auth/verify', query) },
    remarks: ['The link expires in 24 hours.', 'If you didn’t sign up, ignore this email.'],
  }),

  'confirm-new-address': ({
    email,
    query,
  }: Reader & { email: string; query: Record<string, string> }): Content => ({
    subject: 'Confirm your new email address',
    lines: [
      `We received a request to change the account email from ${email} to this address. Confirm it to make the change.`,
    ],
    action: { label: 'Confirm address', href: pageAddress('/auth/verify', query) },
    remarks: [
      'The link expires in 24 hours. Nothing changes until you confirm.',
      'If you didn’t ask for this, ignore this email.',
    ],
  }),

  /** Sent to the current address while the new one is unconfirmed, so that the change can be stopped. */
  'address-asked': ({ email }: Reader & { email: string }): Content => ({
    subject: 'Email address change requested',
    lines: [
      `We received a request to change your account email to ${email}. It takes effect once the link we sent there is opened, within 24 hours.`,
    ],
    action: { label: 'View account', href: pageAddress('/account/personal-information') },
    remarks: [
      'If this was you and the address is correct, you don’t need to do anything.',
      'If this wasn’t you, or the address is wrong, keep the current address in your account. If this wasn’t you, also set a new password.',
    ],
  }),

  'reset-password': ({ code }: Reader & { code: string }): Content => ({
    subject: 'Set a new password',
    lines: [`We received a request to reset your ${portal()} password.`],
    action: { label: 'Set a new password', href: pageAddress('/auth/reset-password', { code }) },
    remarks: [
      'The link works once and expires in 60 minutes.',
      'If you didn’t ask for this, ignore this email. Your password won’t change.',
    ],
  }),

  /** Sent to the old address, whose owner may not have made the change. */
  'address-changed': ({ email }: Reader & { email: string }): Content => ({
    subject: 'Your email address has been changed',
    lines: [
      `Your account email was just changed to ${email}. Use it to sign in from now on. We’ll send our emails there too.`,
    ],
    remarks: [
      'If this was you, you don’t need to do anything.',
      'If this wasn’t you, someone else has access to your account. Email us right away from this address.',
    ],
  }),

  'password-changed': (_: Reader): Content => ({
    subject: 'Your password has been changed',
    lines: ['Your account password was just changed. All other devices were signed out.'],
    action: { label: 'This wasn’t me', href: pageAddress('/auth/forgot-password') },
    remarks: ['If this was you, you don’t need to do anything.'],
  }),

  'two-step-on': ({ factor }: Factor): Content => ({
    subject: 'Two-step verification is on',
    lines: [
      `You just added ${factor} to your account. From now on you need it to sign in, besides your password.`,
      'Keep your recovery codes in a safe place. Each of them lets you in once without it.',
    ],
    action: viewSecurity,
    remarks: [...notYou, 'If you lose it and your recovery codes, contact us.'],
  }),

  'two-step-off': ({ factor }: Factor): Content => ({
    subject: 'Two-step verification is off',
    lines: [
      `You just removed ${factor} from your account. You now sign in with your password only.`,
    ],
    action: viewSecurity,
    remarks: notYou,
  }),

  'factor-added': ({ factor }: Factor): Content => ({
    subject: 'A way to sign in was added',
    lines: [`You just added ${factor} to your account. You can sign in with it from now on.`],
    action: viewSecurity,
    remarks: notYou,
  }),

  'factor-removed': ({ factor }: Factor): Content => ({
    subject: 'A way to sign in was removed',
    lines: [`You just removed ${factor} from your account. Two-step verification stays on.`],
    action: viewSecurity,
    remarks: notYou,
  }),

  'recovery-code-used': ({ left }: Reader & { left: number }): Content => ({
    subject: 'A recovery code was used to sign in',
    lines: [
      `You just signed in with a recovery code. ${left === 1 ? 'One code is' : `${left === 0 ? 'No' : left} codes are`} left.`,
      ...(left < 4 ? ['Create new codes before you need the next one.'] : []),
    ],
    action: viewSecurity,
    remarks: notYou,
  }),

  /** By staff, for a user who lost their factors. */
  'two-step-reset': (_: Reader): Content => ({
    subject: 'Two-step verification was turned off for you',
    lines: [
      'Our team turned off two-step verification of your account and signed you out on all devices. Your password hasn’t changed.',
      'Sign in, then set it up again under Security.',
    ],
    action: { label: 'Sign in', href: pageAddress('/auth/login') },
    remarks: ['If you didn’t ask for this, set a new password and contact us right away.'],
  }),

  /** Sent from the page about the system. */
  test: (_: Reader): Content => ({
    subject: `Test email from ${thePortal()}`,
    lines: ['The portal can send emails. You don’t need to do anything.'],
    action: { label: 'View system', href: pageAddress('/system') },
  }),

  'account-blocked': ({ reason }: Reader & { reason: string }): Content => ({
    subject: 'Your account has been blocked',
    lines: [
      `We blocked your ${portal()} account, and signed you out on all devices. This is the reason:`,
    ],
    quote: reason,
    remarks: ['If you think this is a mistake, contact us.'],
  }),

  'account-unblocked': (_: Reader): Content => ({
    subject: 'Your account is no longer blocked',
    lines: [`Your ${portal()} account is open again. You can sign in as before.`],
    action: { label: 'Sign in', href: pageAddress('/auth/login') },
  }),

  'account-deleting': ({ day }: Reader & { day: string }): Content => ({
    subject: 'Your account will be deleted',
    lines: [
      `Your ${portal()} account will be deleted on ${day}, with its listings, reviews and offers. You’re signed out on all devices, and your listings are no longer in the directory.`,
      'We keep records of payments, without your name, as the law requires.',
    ],
    remarks: ['If you want to keep your account, contact us before that day.'],
  }),

  'account-restored': (_: Reader): Content => ({
    subject: 'Your account will not be deleted',
    lines: [`Your ${portal()} account and its listings are back. You can sign in as before.`],
    action: { label: 'Sign in', href: pageAddress('/auth/login') },
    remarks: [
      'A subscription that was cancelled stays cancelled. You can resume it or start a new one.',
    ],
  }),

  /** `roles` in words: 'a moderator'; `by` is the name of the owner. */
  'staff-invite': ({
    by,
    roles,
    code,
  }: Reader & Record<'by' | 'roles' | 'code', string>): Content => ({
    subject: `You’ve been invited to ${thePortal()}`,
    lines: [
      `${by} invited you to ${thePortal()} as ${roles}.`,
      'Set a password to accept the invite. You then sign in with this email address.',
    ],
    action: {
      label: 'Accept invite',
      href: pageAddress('/auth/reset-password', { code, invite: '1' }),
    },
    remarks: [
      `The link works once and expires in ${inviteHours} hours. After that, ask ${by} for a new one.`,
      'If you didn’t expect this, ignore this email.',
    ],
  }),

  'roles-changed': ({
    before,
    after,
  }: Reader & Record<'before' | 'after', readonly StaffRole[]>): Content => {
    const granted = after.filter((role) => !before.includes(role));
    const revoked = before.filter((role) => !after.includes(role));
    const setUp = settings.staffSecondFactor && before.length === 0;
    return {
      subject:
        granted.length > 0
          ? `You are now ${rolesWithArticle(granted)}`
          : `You are no longer ${rolesWithArticle(revoked)}`,
      lines: [
        `Your roles in ${thePortal()} have changed. ${after.length > 0 ? `Your roles are now: ${roleNames(after)}.` : 'You no longer have a staff role.'}`,
        ...(setUp
          ? ['Staff need two-step verification. You set it up when you next open the portal.']
          : []),
      ],
      action: { label: 'Open the portal', href: pageAddress('/') },
      remarks: [
        'If you expected this, you don’t need to do anything.',
        'If you didn’t, tell an owner of the portal right away.',
      ],
    };
  },
};
