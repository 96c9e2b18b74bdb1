import {
  type CheckedLink,
  checkedLinkName,
  isGreetable,
  type LinkResult,
  linkResults,
  listingTexts,
  type Remark,
  remarkTitle,
  type WebhookDisabledReason,
  webhookLimits,
} from '@portal/domain';
import { brandNow } from '../brand/brand.ts';
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

/** `isLive`: the directory shows a version that the decision does not change. */
type DeclinedListing = Declined & { isLive: boolean };

const liveStays = ({ isLive }: DeclinedListing) =>
  isLive ? ['The live version stays unchanged.'] : [];

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

  'card-expiring': ({ last4, expires }: Reader & { last4: string; expires: string }): Content => ({
    subject: 'Your card expires soon',
    lines: [
      `Your card ending in ${last4}, which pays for Premium, expires at the end of ${expires}.`,
      'Add another card before then and make it the default, so that the next payment goes through.',
    ],
    action: { label: 'Update card', href: pageAddress('/account/payment_methods') },
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

  'listing-declined': (facts: DeclinedListing): Content => ({
    subject: `${facts.title} was declined`,
    lines: [
      `An admin reviewed ${facts.title} and didn’t approve it.`,
      facts.note ? listingTexts.declinedNote : listingTexts.declinedNoNote,
    ],
    quote: facts.note,
    action: { label: 'Edit and resubmit', href: pageAddress(facts.path) },
    remarks: liveStays(facts),
  }),

  'listing-changes-requested': (
    facts: DeclinedListing & { remarks: readonly Remark[] },
  ): Content => ({
    subject: `${facts.title} needs changes`,
    lines: [
      `An admin reviewed ${facts.title} and asks for changes before it can go live.`,
      ...facts.remarks.map(
        (remark) => `${remarkTitle(remark, brandNow().brand.names.nzOwned)}: ${remark.text}`,
      ),
    ],
    quote: facts.note,
    action: { label: 'Make changes', href: pageAddress(facts.path) },
    remarks: liveStays(facts),
  }),

  'listing-link-broken': ({
    title,
    path,
    link,
    url,
    result,
  }: Decided & { link: CheckedLink; url: string; result: LinkResult }): Content => ({
    subject: `A link of ${title} needs your attention`,
    lines: [
      `We checked the links of ${title} twice. ${checkedLinkName(link)}, ${url}: ${linkResults[result].label}.`,
      linkResults[result].advice,
    ],
    action: { label: 'View listing', href: pageAddress(path) },
    remarks: ['We check it again every day, and write again only if it breaks another time.'],
  }),

  'listing-hidden': ({
    title,
    path,
    url,
    since,
  }: Decided & { url: string; since: string }): Content => ({
    subject: `${title} is hidden from the directory`,
    lines: [
      `The website of ${title}, ${url}, has been broken since ${since}, so visitors no longer see the listing.`,
      'It is shown again once the link works, or once an admin has approved another link.',
    ],
    action: { label: 'View listing', href: pageAddress(path) },
    remarks: ['We check the link every day.'],
  }),

  'listing-message': ({
    title,
    path,
    authors,
    text,
  }: Decided & { authors: readonly string[]; text: string }): Content => ({
    subject: `New message about ${title}`,
    lines: [`${authors.join(' and ')} wrote to you about ${title}:`],
    quote: text,
    action: { label: 'Read and reply', href: pageAddress(path, { messages: '' }) },
  }),

  'review-changes-requested': ({ title, path, note }: Declined): Content => ({
    subject: `Your review of ${title} needs changes`,
    lines: [
      `An admin read your review of ${title} and asks you to change it before it’s published.`,
    ],
    quote: note,
    action: { label: 'Edit review', href: pageAddress(path) },
  }),

  'review-approved': ({ title, path }: Decided): Content => ({
    subject: `Your review of ${title} was published`,
    lines: [`An admin approved your review of ${title}. Everyone can now read it.`],
    action: { label: 'View your reviews', href: pageAddress(path) },
  }),

  'review-declined': ({ title, path, note }: Declined): Content => ({
    subject: `Your review of ${title} was declined`,
    lines: [
      `An admin declined your review of ${title}, so the directory doesn’t show it.`,
      ...(note ? ['Reason for decline:'] : []),
    ],
    quote: note,
    action: { label: 'View your reviews', href: pageAddress(path) },
  }),

  'offer-changes-requested': ({ title, path, note }: Declined): Content => ({
    subject: `Your special offer needs changes: ${title}`,
    lines: [
      `An admin reviewed your special offer “${title}” and asks for changes before it can go live.`,
    ],
    quote: note,
    action: { label: 'Edit offer', href: pageAddress(path) },
    remarks: ['You won’t pay again when you resubmit it.'],
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

  /** Of kinds without an email of their own. */
  notification: ({ title, text, path }: Decided & { text: string | null }): Content => ({
    subject: title,
    lines: [`${title}.`],
    quote: text,
    action: { label: 'Open the portal', href: pageAddress(path) },
  }),

  /** What is unread, once a day. `more` are not listed. */
  'daily-notifications': ({
    titles,
    more,
  }: Reader & { titles: readonly string[]; more: number }): Content => {
    const count = titles.length + more;
    return {
      subject: `You have ${count} new ${count === 1 ? 'notification' : 'notifications'}`,
      lines: [
        'This happened since yesterday, and you have not read it in the portal:',
        ...titles.map((title) => `• ${title}`),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ],
      action: { label: 'View notifications', href: pageAddress('/notifications') },
    };
  },

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

/** An email that is not addressed yet. */
export interface WrittenEmail {
  kind: EmailKind;
  words: Words;
}

export type EmailData = { [K in EmailKind]: Parameters<(typeof templates)[K]>[0] };

const writers: { [K in EmailKind]: (facts: EmailData[K]) => Content } = templates;

export const emailWords = <K extends EmailKind>(kind: K, facts: EmailData[K]): WrittenEmail => ({
  kind,
  words: {
    name: facts.name && isGreetable(facts.name) ? facts.name : null,
    ...writers[kind](facts),
  },
});
