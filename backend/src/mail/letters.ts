import { listingTexts } from '@portal/domain';
import { settings } from '../settings.ts';

/** The content of a letter, as plain text. `render` escapes it for HTML. */
interface Content {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** Such as the note of an admin. */
  quote?: string | null | undefined;
  /** The button. */
  action?: { label: string; href: string } | undefined;
  /** Paragraphs below the button. */
  remarks?: readonly string[] | undefined;
}

/** The URL of a page of the portal. */
const pageAddress = (path: string, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${settings.publicUrl}${path}${search && `?${search}`}`;
};

interface Reader {
  /** First name, if known. */
  name: string | null;
}

export type Words = Reader & Content;

/** `title` of the listing or offer, `path` of its page in the portal. */
interface Decided extends Reader {
  title: string;
  path: string;
}

type Declined = Decided & { note: string | null };

const templates = {
  welcome: (_: Reader): Content => ({
    subject: 'Welcome to the customer portal',
    lines: [
      'Your account is ready.',
      'List your apps, keep them up to date, and see in one place what became of them.',
    ],
    action: { label: 'Open the portal', href: pageAddress('/') },
  }),

  'confirm-address': ({ query }: Reader & { query: Record<string, string> }): Content => ({
    subject: 'Confirm your e-mail address',
    lines: [
      'Welcome to the customer portal. One step is left: tell us that this address is yours.',
    ],
    action: { label: 'Confirm this address', href: pageAddress('/auth/verify', query) },
    remarks: ['The link counts for 24 hours.', 'If you did not sign up, nothing needs to be done.'],
  }),

  'confirm-new-address': ({
    email,
    query,
  }: Reader & { email: string; query: Record<string, string> }): Content => ({
    subject: 'Confirm your new e-mail address',
    lines: [
      `The account of ${email} is to have this address from now on. It counts as soon as you confirm that it is yours.`,
    ],
    action: { label: 'Confirm this address', href: pageAddress('/auth/verify', query) },
    remarks: [
      'The link counts for 24 hours. Until it is opened, nothing changes.',
      'If you did not ask for this, do not open it: nothing needs to be done.',
    ],
  }),

  /** Sent to the current address while the new one is unconfirmed, so that the change can be stopped. */
  'address-asked': ({ email }: Reader & { email: string }): Content => ({
    subject: 'Another e-mail address was asked for',
    lines: [
      `The account of this address is to have ${email} from now on. That counts when the letter we sent there is opened, within 24 hours.`,
    ],
    action: { label: 'See your account', href: pageAddress('/account/personal-information') },
    remarks: [
      'If it was you and the address is right, nothing needs to be done here.',
      'If it was not you, or the address has a slip in it, keep this one in your account. If it was not you, set a new password, too.',
    ],
  }),

  'reset-password': ({ code }: Reader & { code: string }): Content => ({
    subject: 'Set a new password',
    lines: ['Somebody, hopefully you, asked to set a new password for the customer portal.'],
    action: { label: 'Set a new password', href: pageAddress('/auth/reset-password', { code }) },
    remarks: [
      'The link counts once, for 60 minutes.',
      'If it was not you, nothing needs to be done: your password stays as it is.',
    ],
  }),

  /** Sent to the old address: its owner may be the only one who notices. */
  'address-changed': ({ email }: Reader & { email: string }): Content => ({
    subject: 'Your e-mail address has been changed',
    lines: [
      `The e-mail address of your account was changed to ${email} just now. From now on you sign in with that one, and letters go there.`,
    ],
    remarks: [
      'If it was you, nothing needs to be done.',
      'If this was not you, somebody else is signed in to your account. Write to us at once from this address.',
    ],
  }),

  'password-changed': (_: Reader): Content => ({
    subject: 'Your password has been changed',
    lines: [
      'The password of your account was changed just now, and every other device was signed out.',
    ],
    action: { label: 'This was not me', href: pageAddress('/auth/forgot-password') },
    remarks: ['If it was you, nothing needs to be done.'],
  }),

  'trial-ending': ({ ends }: Reader & { ends: string }): Content => ({
    subject: 'Your free trial ends soon',
    lines: [
      `Your free trial of Premium ends on ${ends}.`,
      'Premium then goes on with the card you left with us. If you do not want that, cancel the trial before that day and nothing is charged.',
    ],
    action: { label: 'See your subscription', href: pageAddress('/account/subscription') },
  }),

  'payment-failed': ({ amount, until }: Reader & { amount: string; until: string }): Content => ({
    subject: 'Your payment did not go through',
    lines: [
      `We could not charge ${amount} for Premium.`,
      `Premium stays on until ${until}. Please pay with this or another card before then.`,
    ],
    action: { label: 'Pay now', href: pageAddress('/account/subscription') },
    remarks: ['Your listings are kept, whatever happens.'],
  }),

  'listing-approved': ({ title, path }: Decided): Content => ({
    subject: `${title} is live`,
    lines: [`An admin has approved ${title}. The directory shows it from now on.`],
    action: { label: 'See the listing', href: pageAddress(path) },
  }),

  'listing-declined': ({ title, path, note }: Declined): Content => ({
    subject: `${title} was sent back`,
    lines: [
      `An admin has read ${title} and did not approve it as it is.`,
      note ? listingTexts.declinedNote : listingTexts.declinedNoNote,
    ],
    quote: note,
    action: { label: 'Mend and submit it again', href: pageAddress(path) },
    remarks: ['What the directory showed before stays as it is.'],
  }),

  'offer-approved': ({ title, path }: Decided): Content => ({
    subject: `Your special offer shows: ${title}`,
    lines: [`An admin has approved your special offer “${title}”. It shows on its listing now.`],
    action: { label: 'See the listing', href: pageAddress(path) },
  }),

  'offer-declined': ({ title, path, note }: Declined): Content => ({
    subject: `Your special offer was declined: ${title}`,
    lines: [
      `An admin has declined your special offer “${title}”. What you paid for it is paid back.`,
      'The following reason was given:',
    ],
    quote: note,
    action: { label: 'See the listing', href: pageAddress(path) },
  }),
};

export type LetterKind = keyof typeof templates;

export type LetterFacts = { [K in LetterKind]: Parameters<(typeof templates)[K]>[0] };

const writers: { [K in LetterKind]: (facts: LetterFacts[K]) => Content } = templates;

export const wordsOf = <K extends LetterKind>(kind: K, facts: LetterFacts[K]): Words => ({
  name: facts.name,
  ...writers[kind](facts),
});
