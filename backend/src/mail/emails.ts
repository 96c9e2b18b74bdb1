import {
  isGreetable,
  listingTexts,
  type Remark,
  remarkTitle,
  type WebhookDisabledReason,
  webhookLimits,
} from '@portal/domain';
import { accountEmails } from './accountEmails.ts';
import { type Content, pageAddress, type Reader } from './content.ts';

export type Words = Reader & Content;

/** `title` of the listing or offer, `path` of its page in the portal. */
interface Decided extends Reader {
  title: string;
  path: string;
}

interface LateReviews {
  items: number;
  /** The operator's limit, such as '3 days'. */
  limit: string;
  /** Kind of the oldest record, such as 'an app listing'. */
  oldest: string;
  /** How long that has waited. */
  age: string;
  path: string;
}

type Declined = Decided & { note: string | null };

const disabledTexts = {
  gone: 'Its site responded with 410 Gone, which says that it wants no more events.',
  failing: `None of its deliveries was accepted for ${webhookLimits.failingDays} days.`,
} satisfies Record<Exclude<WebhookDisabledReason, 'owner'>, string>;

const templates = {
  ...accountEmails,

  'trial-ending': ({ ends }: Reader & { ends: string }): Content => ({
    subject: 'Your free trial ends soon',
    lines: [
      `Your free trial of Premium ends on ${ends}.`,
      'Premium then continues, and we charge your saved card. To avoid the charge, cancel the trial before that day.',
    ],
    action: { label: 'View subscription', href: pageAddress('/account/subscription') },
  }),

  'payment-failed': ({ amount, until }: Reader & { amount: string; until: string }): Content => ({
    subject: 'Your payment didn’t go through',
    lines: [
      `We couldn’t charge ${amount} for Premium.`,
      `Premium stays on until ${until}. Pay now or use another card before then.`,
    ],
    action: { label: 'Pay now', href: pageAddress('/account/subscription') },
    remarks: ['Your listings won’t be deleted.'],
  }),

  'listing-approved': ({ title, path }: Decided): Content => ({
    subject: `${title} is live`,
    lines: [`An admin approved ${title}. It’s now live in the directory.`],
    action: { label: 'View listing', href: pageAddress(path) },
  }),

  'listing-moved-away': ({ title }: Reader & { title: string }): Content => ({
    subject: `${title} was moved to another account`,
    lines: [
      `We moved ${title} to another account, with its reviews and history. You can no longer edit it.`,
    ],
    remarks: ['If you think this is a mistake, contact us.'],
  }),

  'listing-moved-here': ({ title, path }: Decided): Content => ({
    subject: `${title} was moved to your account`,
    lines: [
      `We moved ${title} to your account, with its reviews and history. You can now edit it.`,
    ],
    action: { label: 'View listing', href: pageAddress(path) },
  }),

  'listing-declined': ({ title, path, note }: Declined): Content => ({
    subject: `${title} was declined`,
    lines: [
      `An admin reviewed ${title} and didn’t approve it.`,
      note ? listingTexts.declinedNote : listingTexts.declinedNoNote,
    ],
    quote: note,
    action: { label: 'Edit and resubmit', href: pageAddress(path) },
    remarks: ['Any live version stays unchanged.'],
  }),

  'listing-changes-requested': ({
    title,
    path,
    note,
    remarks,
  }: Declined & { remarks: readonly Remark[] }): Content => ({
    subject: `${title} needs changes`,
    lines: [
      `An admin reviewed ${title} and asks for changes before it can go live.`,
      ...remarks.map((remark) => `${remarkTitle(remark)}: ${remark.text}`),
    ],
    quote: note,
    action: { label: 'Make changes', href: pageAddress(path) },
    remarks: ['Any live version stays unchanged.'],
  }),

  'offer-approved': ({ title, path }: Decided): Content => ({
    subject: `Your special offer is live: ${title}`,
    lines: [`An admin approved your special offer “${title}”. It’s now live on its listing.`],
    action: { label: 'View listing', href: pageAddress(path) },
  }),

  'offer-declined': ({ title, path, note }: Declined): Content => ({
    subject: `Your special offer was declined: ${title}`,
    lines: [
      `An admin declined your special offer “${title}”. Your payment is refunded.`,
      'Reason for decline:',
    ],
    quote: note,
    action: { label: 'View listing', href: pageAddress(path) },
  }),

  'reviews-late': ({ items, limit, oldest, age, path }: Reader & LateReviews): Content => ({
    subject: `${items === 1 ? '1 item has' : `${items} items have`} waited over ${limit} for review`,
    lines: [
      `${items === 1 ? '1 item waits' : `${items} items wait`} for a decision longer than the limit of ${limit}.`,
      `The oldest is ${oldest}, submitted ${age} ago.`,
    ],
    action: { label: 'Start reviewing', href: pageAddress(path) },
    remarks: ['This email comes at most once a day, while items wait too long.'],
  }),

  'webhook-disabled': ({
    url,
    reason,
  }: Reader & { url: string; reason: keyof typeof disabledTexts }): Content => ({
    subject: 'A webhook was disabled',
    lines: [`We disabled the webhook ${url}. ${disabledTexts[reason]}`],
    action: { label: 'View webhooks', href: pageAddress('/webhooks') },
    remarks: [
      'Once the site accepts events again, enable the webhook. Its pending deliveries are then sent.',
      'Changes that are made until then are not sent, so the site has to read the directory again.',
    ],
  }),
};

export type EmailKind = keyof typeof templates;

export type EmailData = { [K in EmailKind]: Parameters<(typeof templates)[K]>[0] };

const writers: { [K in EmailKind]: (facts: EmailData[K]) => Content } = templates;

export const wordsOf = <K extends EmailKind>(kind: K, facts: EmailData[K]): Words => ({
  name: facts.name && isGreetable(facts.name) ? facts.name : null,
  ...writers[kind](facts),
});
