import { pageAddress, type Words } from '../words.ts';

interface Reader {
  name: string | null;
}

/* What people are written about their own way in. */

export const signingInLetters = {
  welcome: ({ name }: Reader): Words => ({
    subject: 'Welcome to the customer portal',
    name,
    lines: [
      'Your account is ready.',
      'List your apps, keep them up to date, and see in one place what became of them.',
    ],
    action: { label: 'Open the portal', href: pageAddress('/') },
  }),

  'confirm-address': ({ name, query }: Reader & { query: Record<string, string> }): Words => ({
    subject: 'Confirm your e-mail address',
    name,
    lines: [
      'Welcome to the customer portal. One step is left: tell us that this address is yours.',
    ],
    action: { label: 'Confirm this address', href: pageAddress('/auth/verify', query) },
    remarks: ['The link counts for 24 hours.', 'If you did not sign up, nothing needs to be done.'],
  }),

  'confirm-new-address': ({
    name,
    email,
    query,
  }: Reader & { email: string; query: Record<string, string> }): Words => ({
    subject: 'Confirm your new e-mail address',
    name,
    lines: [
      `The account of ${email} is to have this address from now on. It counts as soon as you confirm that it is yours.`,
    ],
    action: { label: 'Confirm this address', href: pageAddress('/auth/verify', query) },
    remarks: [
      'The link counts for 24 hours. Until it is opened, nothing changes.',
      'If you did not ask for this, do not open it: nothing needs to be done.',
    ],
  }),

  /** Goes to the address in force while the other one waits: now it can still be stopped. */
  'address-asked': ({ name, email }: Reader & { email: string }): Words => ({
    subject: 'Another e-mail address was asked for',
    name,
    lines: [
      `The account of this address is to have ${email} from now on. That counts when the letter we sent there is opened, within 24 hours.`,
    ],
    action: { label: 'See your account', href: pageAddress('/account/personal-information') },
    remarks: [
      'If it was you and the address is right, nothing needs to be done here.',
      'If it was not you, or the address has a slip in it, keep this one in your account. If it was not you, set a new password, too.',
    ],
  }),

  'reset-password': ({ name, code }: Reader & { code: string }): Words => ({
    subject: 'Set a new password',
    name,
    lines: ['Somebody, hopefully you, asked to set a new password for the customer portal.'],
    action: { label: 'Set a new password', href: pageAddress('/auth/reset-password', { code }) },
    remarks: [
      'The link counts once, for 60 minutes.',
      'If it was not you, nothing needs to be done: your password stays as it is.',
    ],
  }),

  /** Goes to the old address: its owner may be the only one who notices. */
  'address-changed': ({ name, email }: Reader & { email: string }): Words => ({
    subject: 'Your e-mail address has been changed',
    name,
    lines: [
      `The e-mail address of your account was changed to ${email} just now. From now on you sign in with that one, and letters go there.`,
    ],
    remarks: [
      'If it was you, nothing needs to be done.',
      'If this was not you, somebody else is signed in to your account. Write to us at once from this address.',
    ],
  }),

  'password-changed': ({ name }: Reader): Words => ({
    subject: 'Your password has been changed',
    name,
    lines: [
      'The password of your account was changed just now, and every other device was signed out.',
    ],
    action: { label: 'This was not me', href: pageAddress('/auth/forgot-password') },
    remarks: ['If it was you, nothing needs to be done.'],
  }),
};
